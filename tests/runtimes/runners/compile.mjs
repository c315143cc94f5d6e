import { join, relative } from "node:path";

export const resolutions = ["node16", "bundler"];

const es2022 = ["lib.es2022.d.ts"];
const dom = [...es2022, "lib.dom.d.ts", "lib.dom.iterable.d.ts"];

/** What an app may have declared besides its own code. */
export const environments = [
  { name: "neither DOM nor Node", lib: es2022, types: [] },
  { name: "DOM", lib: dom, types: [] },
  { name: "Node", lib: es2022, types: ["node"] },
  { name: "DOM and Node", lib: dom, types: ["node"] },
];

/** The files that compile there. CommonJS has a form of its own only where modules are resolved as Node does it. */
function fixturesOf(resolution, { lib, types }) {
  const onNode = types.includes("node");
  return [
    "every-subpath.mts",
    "anywhere.mts",
    ...(resolution === "node16" ? ["every-subpath.cts"] : []),
    ...(onNode || lib === dom ? ["with-fetch.mts"] : []),
    ...(onNode ? ["with-node.mts", "node-subpaths.mts"] : []),
    ...(onNode && resolution === "node16" ? ["node-subpaths.cts"] : []),
  ];
}

/** Compiles the fixtures. Returns each error as text, with where it is. */
export function compile(ts, root, resolution, environment) {
  const names = fixturesOf(resolution, environment).map((name) => join(root, "types", name));
  const host = cachingHost(ts, root, resolution);
  const program = ts.createProgram(names, optionsOf(ts, root, resolution, environment), host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => textOf(ts, root, diagnostic));
}

function optionsOf(ts, root, resolution, { lib, types }) {
  const atNode16 = resolution === "node16";
  return {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: atNode16 ? ts.ModuleKind.Node16 : ts.ModuleKind.ESNext,
    moduleResolution: atNode16 ? ts.ModuleResolutionKind.Node16 : ts.ModuleResolutionKind.Bundler,
    lib,
    types,
    typeRoots: [join(root, "node_modules/@types")],
  };
}

const parsed = new Map();

/** The default host, which parses each file once for all environments. */
function cachingHost(ts, root, resolution) {
  const host = ts.createCompilerHost({}, true);
  return {
    ...host,
    getCurrentDirectory: () => root,
    getSourceFile(path, ...rest) {
      const key = `${ts.version} ${resolution} ${path}`;
      if (!parsed.has(key)) parsed.set(key, host.getSourceFile(path, ...rest));
      return parsed.get(key);
    },
  };
}

function textOf(ts, root, { file, start, code, messageText }) {
  const text = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  if (file === undefined) return text;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const source = file.text.split("\n")[line].trim();
  return `${relative(root, file.fileName)}:${line + 1}:${character + 1} ${text} Here: ${source}`;
}
