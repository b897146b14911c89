// The shortest way to the answer to a person's first move: start, deal so that the person leads, play a card.
import { createEngine } from "../../www/js/engine.js";

const assets = document.querySelector("meta[name=vorhand-assets]").content;
const engine = createEngine({ assets });
const times = {};
engine.start().then(() => {
  times.ready = performance.now();
});
let frame = await engine.send({ type: "new", game: "kalter_schlag", seed: 7, first_dealer: 3 });
while (frame.type === "frame" && frame.next === "step") frame = await engine.send({ type: "step", rev: frame.rev });
if (frame.next !== "act") throw new Error(`no move of the person: ${JSON.stringify(frame)}`);
const answer = await engine.send({ type: "act", rev: frame.rev, move: frame.legal[0].text });
if (answer.type !== "frame") throw new Error(`no answer: ${JSON.stringify(answer)}`);
times.done = performance.now();
globalThis.times = times;
