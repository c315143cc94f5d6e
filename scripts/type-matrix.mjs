/**
 * Compiles the types of every subpath of the packed SDK with each TypeScript and in each setting that the SDK supports.
 * Prints a line for each TypeScript, then each error once with the number of its occurrences, and ends with "N passed,
 * N failed". Needs `npm run build` first.
 */
import { cpSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile } from "../tests/runtimes/runners/compile.mjs";
import { installPinned, pinned } from "../tests/runtimes/runners/pinned.mjs";
import { createProject } from "../tests/runtimes/runners/project.mjs";
import { typeSettings } from "../tests/runtimes/runners/type-settings.mjs";

installPinned();
const project = createProject(["sdk"], ["types"]);
const total = { passed: 0, failed: 0 };
try {
  copyTypes();
  writeImports();
  const compilers = Object.keys(pinned("./package.json").dependencies).filter((name) => name.startsWith("typescript-"));
  const found = compilers.flatMap(compileWith);
  for (const [error, places] of Map.groupBy(found, ({ error }) => error)) {
    const where = `${places.length} of ${compilers.length * typeSettings.length} compilations`;
    console.log(`FAILED ${error}\n  in ${where}, such as ${places[0].place}`);
  }
} finally {
  project.remove();
}
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

/** Copies the types that an app installs itself. */
function copyTypes() {
  const sources = { "@types/node": "@types/node", "undici-types": "undici-types", undici: "undici-8" };
  for (const [name, source] of Object.entries(sources)) {
    const folder = dirname(pinned.resolve(`${source}/package.json`));
    cpSync(folder, join(project.root, "node_modules", name), { recursive: true });
  }
}

/** Writes imports of every subpath that the tarball exports, in an ES module and in CommonJS. */
function writeImports() {
  const subpaths = project.subpaths.filter((subpath) => subpath !== "./package.json");
  const { onNode = [], anywhere } = Object.groupBy(subpaths, (subpath) => (needsNode(subpath) ? "onNode" : "anywhere"));
  for (const extension of ["mts", "cts"]) {
    write(`every-subpath.${extension}`, anywhere);
    write(`node-subpaths.${extension}`, onNode);
  }
}

/** Whether a subpath needs the types of Node, as the types of undici do. */
function needsNode(subpath) {
  return subpath === "./undici";
}

function write(file, subpaths) {
  const imports = subpaths.map(
    (subpath, index) => `export type * as m${index} from "${join("@sandbank/sdk", subpath)}";`,
  );
  writeFileSync(join(project.root, "types", file), imports.join("\n"));
}

/** Compiles the types with one TypeScript in each setting, and returns all errors. */
function compileWith(compiler) {
  const runs = typeSettings.map((setting) => ({
    place: `${compiler}, ${setting.name}`,
    errors: compile(compiler, project.root, setting),
  }));
  const failed = runs.filter(({ errors }) => errors.length > 0).length;
  total.failed += failed;
  total.passed += runs.length - failed;
  console.log(`TypeScript ${pinned(compiler).version}: ${runs.length - failed} passed, ${failed} failed`);
  return runs.flatMap(({ place, errors }) => errors.map((error) => ({ place, error })));
}
