// Starts the stock Pyodide under Node, with micropip in it, and hands it the engine's wheel.
// Usage: node in_node.mjs PYODIDE_FOLDER SCRIPT OUT WHEEL INSTALLER_WHEEL...
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

// Node would print the source line of the error, and one line of Pyodide is 1.2 MB long.
process.on("uncaughtException", fail);
process.on("unhandledRejection", fail);

function fail(error) {
  const text = String(error?.message ?? error).trim();
  process.stderr.write(`error: ${text.slice(-4000)}\n`);
  process.exit(1);
}

const [folder, script, out, wheel, ...installers] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(resolve(folder), "pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: resolve(folder), env: { PYTHONHASHSEED: "0" } });
for (const installer of installers) {
  pyodide.unpackArchive(new Uint8Array(readFileSync(installer)), "wheel", {
    extractDir: pyodide.runPython("import site; site.getsitepackages()[0]"),
  });
}
pyodide.FS.mkdirTree("/wheels");
pyodide.FS.mkdirTree("/out");
const inside = `/wheels/${basename(wheel)}`;
pyodide.FS.writeFile(inside, new Uint8Array(readFileSync(wheel)));
pyodide.FS.writeFile("/wheels/inside_pyodide.py", readFileSync(script, "utf8"));
pyodide.runPython("import sys; sys.path.append('/wheels')");
const report = await pyodide.pyimport("inside_pyodide").make(inside, "/out");
mkdirSync(out, { recursive: true });
for (const name of pyodide.FS.readdir("/out")) {
  if (!name.startsWith(".")) writeFileSync(join(out, name), pyodide.FS.readFile(`/out/${name}`));
}
console.log(report);
