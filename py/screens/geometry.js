// What is wrong with the layout of the screen that is shown: an empty list if nothing is.
// Overlaps are looked for between siblings of the lists below; cards of a hand and of a trick may overlap.
// `fits`: the whole table is to be seen without scrolling. `large`: the letters are large, so that a table of
// a dialog may be wider than its frame, which then scrolls.
({ fits, large }) => {
  const wrong = [];
  const name = (element) => `${element.tagName}.${element.className.baseVal ?? element.className}#${element.id} "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)}"`;
  const shown = (element) => element.checkVisibility() && !element.closest('.sr, .sprite') && getComputedStyle(element).clipPath === 'none' && element.getBoundingClientRect().width > 0;
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const all = [...scope.querySelectorAll('*')].filter(shown);
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wrong.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
  for (const element of all) {
    const box = element.getBoundingClientRect();
    // A ladder of bids and a list of deals may be wider than their frames, which then scroll.
    const scrolled = element.closest('.ladder > *, .paper > *') || (large && element.closest('.content table'));
    if (!scrolled && box.left < -1 || !scrolled && box.right > root.clientWidth + 1) wrong.push(`off the screen: ${name(element)}`);
    const style = getComputedStyle(element);
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const scrolls = ['auto', 'scroll'].includes(style.overflowY);
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!(element instanceof SVGElement) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
      && (own || clips) && style.display !== 'inline' && !element.matches('.card, select, .ladder, .paper') && !(large && element.matches('.content:has(table)'))) wrong.push(`cut off or too wide: ${name(element)}`);
    if (clips && !scrolls && own && element.scrollHeight > element.clientHeight + 1) wrong.push(`cut off below: ${name(element)}`);
    if (element.matches('button, select, input, summary, a') && !element.closest('.fan')) {
      if (box.width < 24 || box.height < 24) wrong.push(`smaller than 24 px: ${name(element)}`);
    }
  }
  if (fits) {
    if (root.scrollHeight > root.clientHeight) wrong.push(`the table is ${root.scrollHeight} high in ${root.clientHeight}`);
    for (const element of all.filter((each) => !each.closest('.side'))) {
      const box = element.getBoundingClientRect();
      if (box.top < -1 || box.bottom > root.clientHeight + 1) wrong.push(`above or below the screen: ${name(element)}`);
    }
  }
  const range = document.createRange();
  const linesOf = (node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((box) => box.width > 0);
  };
  const written = (element) => [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  for (const element of all.filter((each) => each.closest('button:not(.card)'))) {
    const button = element.closest('button');
    const box = button.getBoundingClientRect();
    const out = written(element).flatMap(linesOf).some((line) => line.left < box.left - 1 || line.right > box.right + 1 || line.bottom > box.bottom + 1);
    if (out) wrong.push(`words beyond their button: ${name(button)}`);
  }
  for (const mark of all.filter((element) => element.matches('.leads'))) {
    const [box, card] = [mark, mark.parentElement].map((element) => element.getBoundingClientRect());
    if (mark.scrollWidth > mark.clientWidth || box.width > card.width + 1) wrong.push(`wider than its card: ${name(mark)}`);
  }
  const cells = all.filter((element) => element.matches('.sheet :is(th, .total, .change, tfoot b)'));
  for (const cell of cells) {
    const words = [cell, ...cell.querySelectorAll('*')].filter(shown).flatMap(written).flatMap(linesOf);
    if (new Set(words.map((line) => Math.round(line.top))).size > 1) wrong.push(`broken between letters: ${name(cell)}`);
  }
  const names = cells.filter((cell) => cell.matches('thead th')).map((cell) => linesOf(cell)[0]);
  names.forEach((box, at) => {
    if (names[at + 1] && names[at + 1].left < box.right + 3) wrong.push(`names of the sheet run together at column ${at + 1}`);
  });
  // The name, the signs, the roles and the calls of a player stand apart.
  for (const seat of all.filter((element) => element.matches('.seat'))) {
    const box = seat.getBoundingClientRect();
    const parts = [...seat.querySelectorAll(':scope > .name, :scope > .signs, :scope > .roles, :scope > .calls, :scope > .laid')].filter(shown);
    const lines = parts.map((part) => all.filter((element) => part.contains(element)).flatMap(written).flatMap(linesOf));
    lines.forEach((boxes, at) => {
      if (boxes.some((line) => line.left < box.left || line.right > box.right || line.bottom > box.bottom + 1)) wrong.push(`beyond its seat: ${name(parts[at])}`);
      const others = lines.slice(at + 1).flat();
      if (boxes.some((a) => others.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > -3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3))) wrong.push(`runs into what stands beside it: ${name(parts[at])}`);
    });
  }
  // A word goes to the next line as a whole, but at its own hyphen; large letters leave some of them no choice.
  for (const node of all.filter((element) => !large || element.closest('.seat')).flatMap(written)) {
    for (const { index, 0: word } of node.data.matchAll(/[^\s\u00ad\u2010-\u2015/-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter((box) => box.width > 0);
      if (new Set(lines.map((line) => Math.round(line.top))).size > 1) wrong.push(`broken between letters: ${word} in ${name(node.parentElement)}`);
    }
  }
  // A card of the trick is known by its corner, whatever was laid after it.
  const laid = [...scope.querySelectorAll(":is([data-of='3'], [data-of='4']).trick li .card")].filter(shown).map((card) => card.getBoundingClientRect());
  laid.forEach((box, at) => {
    const covered = laid.slice(at + 1).some((other) => other.left < box.left + box.width * .25 && other.right > box.left + box.width * .05 && other.top < box.top + box.height * .3 && other.bottom > box.top + box.height * .05);
    if (covered) wrong.push(`the corner of card ${at + 1} of the trick is covered`);
  });
  const strips = [...scope.querySelectorAll('.fan li')].map((item) => item.getBoundingClientRect());
  strips.forEach((box, at) => {
    if (strips[at + 1] && strips[at + 1].left - box.left < 24) wrong.push('a card of the hand shows less than 24 px');
  });
  const pieces = [...scope.querySelectorAll('.head > *, .seat, .open-hand, .ladder, .game, .levels > *, .trick li .card, .console > *, .moves > *, .fan, .actions button, .top > *, .tile, .foot, .side, .field, .buttons button')]
    .filter(shown);
  for (const [at, one] of pieces.entries()) {
    for (const other of pieces.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || (one.closest('.trick') && other.closest('.trick'))) continue;
      // The foot of a dialog stays in place while the rest scrolls beneath it.
      if (Boolean(one.closest('.content > .buttons')) !== Boolean(other.closest('.content > .buttons'))) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) wrong.push(`overlap: ${name(one)} and ${name(other)}`);
    }
  }
  return wrong;
}
