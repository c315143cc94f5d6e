const es2022 = ["es2022"];
const dom = [...es2022, "dom", "dom.iterable"];

/** The declarations that an app may have besides its own code. */
const environments = [
  { environment: "neither DOM nor Node", lib: es2022, types: [] },
  { environment: "DOM", lib: dom, types: [] },
  { environment: "Node", lib: es2022, types: ["node"] },
  { environment: "DOM and Node", lib: dom, types: ["node"] },
];

const modules = [
  { module: "node16", moduleResolution: "node16" },
  { module: "esnext", moduleResolution: "bundler" },
];

/** All settings in which the types are compiled: compiler options as in a tsconfig.json, and the files of `types`. */
export const typeSettings = modules.flatMap(({ module, moduleResolution }) =>
  environments.map(({ environment, lib, types }) => ({
    name: `${moduleResolution}, ${environment}`,
    files: filesOf(moduleResolution, lib, types),
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      target: "es2022",
      module,
      moduleResolution,
      lib,
      types,
    },
  })),
);

/** The files for a setting. CommonJS files are compiled only with the module resolution of Node. */
function filesOf(moduleResolution, lib, types) {
  const onNode = types.includes("node");
  const files = ["every-subpath.mts", "anywhere.mts"];
  if (onNode || lib === dom) files.push("with-fetch.mts");
  if (onNode) files.push("with-node.mts", "node-subpaths.mts");
  if (moduleResolution === "node16") files.push("every-subpath.cts");
  if (moduleResolution === "node16" && onNode) files.push("node-subpaths.cts");
  return files.map((file) => `types/${file}`);
}
