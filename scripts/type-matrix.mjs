/**
 * Compiles the types of the packed SDK, every subpath of them, with each TypeScript, way of resolving modules and
 * environment that the SDK supports. Prints a line for each TypeScript, then each error once with how often it was
 * found, and ends with "N passed, N failed". Needs `npm run build` first.
 */
import { cpSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile, environments, resolutions } from "../tests/runtimes/runners/compile.mjs";
import { installPinned, pinned } from "../tests/runtimes/runners/pinned.mjs";
import { createProject } from "../tests/runtimes/runners/project.mjs";

const compilers = ["5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "6.0"];
const settings = compilers.length * resolutions.length * environments.length;

installPinned();
const project = createProject(["sdk"], ["types"]);
const total = { passed: 0, failed: 0 };
try {
  writeImports();
  for (const [name, source = name] of [["@types/node"], ["undici-types"], ["undici", "undici-8"]]) {
    const folder = dirname(pinned.resolve(`${source}/package.json`));
    cpSync(folder, join(project.root, "node_modules", name), { recursive: true });
  }
  const found = compilers.flatMap(compileWith);
  for (const [error, where] of Map.groupBy(found, ({ error }) => error)) {
    console.log(`FAILED ${error}\n  in ${where.length} of ${settings} settings, such as ${where[0].setting}`);
  }
} finally {
  project.remove();
}
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

/** Imports of every subpath that the tarball exports, from an ES module and from CommonJS. */
function writeImports() {
  const subpaths = project.subpaths.filter((subpath) => subpath !== "./package.json");
  const { onNode = [], anywhere } = Object.groupBy(subpaths, (subpath) => (needsNode(subpath) ? "onNode" : "anywhere"));
  for (const extension of ["mts", "cts"]) {
    write(`every-subpath.${extension}`, anywhere);
    write(`node-subpaths.${extension}`, onNode);
  }
}

/** The types of undici need those of Node. */
function needsNode(subpath) {
  return subpath === "./undici";
}

function write(file, subpaths) {
  const imports = subpaths.map(
    (subpath, index) => `export type * as m${index} from "${join("@sandbank/sdk", subpath)}";`,
  );
  writeFileSync(join(project.root, "types", file), imports.join("\n"));
}

/** Each setting is one that passes or fails. Returns the errors. */
function compileWith(version) {
  const ts = pinned(`typescript-${version}`);
  const runs = resolutions.flatMap((resolution) =>
    environments.map((environment) => ({
      setting: `${version} ${resolution}, ${environment.name}`,
      errors: compile(ts, project.root, resolution, environment),
    })),
  );
  const failed = runs.filter(({ errors }) => errors.length > 0).length;
  total.failed += failed;
  total.passed += runs.length - failed;
  console.log(`TypeScript ${ts.version}: ${runs.length - failed} passed, ${failed} failed`);
  return runs.flatMap(({ setting, errors }) => errors.map((error) => ({ setting, error })));
}
