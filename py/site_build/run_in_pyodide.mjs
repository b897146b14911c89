// Runs a Python script under Node on the very runtime that the page loads: its library, its engine, its lock.
// Usage: node run_in_pyodide.mjs PYODIDE_FOLDER RUNTIME_FOLDER SCRIPT ARGUMENT
// The script finds ARGUMENT as the variable `argument` and prints what it has to say.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

// Node would print the source line of the error, and one line of Pyodide is 1.2 MB long.
process.on("uncaughtException", fail);
process.on("unhandledRejection", fail);

function fail(error) {
  process.stderr.write(`error: ${String(error?.message ?? error).trim().slice(-4000)}\n`);
  process.exit(1);
}

const [folder, runtime, script, argument] = process.argv.slice(2);
const place = `${resolve(runtime)}/`;
const { loadPyodide } = await import(pathToFileURL(join(resolve(folder), "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  indexURL: place,
  packageBaseUrl: place,
  lockFileContents: readFileSync(join(place, "lock.json"), "utf8"),
});
await pyodide.loadPackage("vorhand", { messageCallback: () => {}, errorCallback: fail });
pyodide.globals.set("argument", argument);
pyodide.runPython(readFileSync(script, "utf8"), { filename: script });
