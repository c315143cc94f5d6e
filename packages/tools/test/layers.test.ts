import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { importsOf } from "./support/imports-of.ts";
import { resolveFrom, root, sourcesBelow } from "./support/sources.ts";

/** The paths of a file and of one that it imports, relative to the sources of their package. */
interface Import {
  readonly from: string;
  readonly to: string;
}

const architecture = readFileSync(`${root}ARCHITECTURE.md`, "utf8");

const engine = layered("engine");
const view = layered("view");
const server = layered("sandbank");
const page = layered("inspector");

describe.each([
  { ...engine, atLeast: 500 },
  { ...view, atLeast: 70 },
  { ...server, atLeast: 300 },
  { ...page, atLeast: 600 },
])("the folders of packages/$name/src", ({ name, layers, files, imports, atLeast }) => {
  test(`ARCHITECTURE.md lists every folder of packages/${name}/src exactly once, and no other folders`, () => {
    expect(layers.flat().toSorted()).toEqual([...new Set(files.map(nameOf))].toSorted());
  });

  test(`a file of packages/${name}/src imports only from its own folder and from folders below it`, () => {
    expect(imports.length).toBeGreaterThan(atLeast);
    // If this fails, move the file, or the imported part of it, to a lower folder in the order of ARCHITECTURE.md.
    expect(upwardOf(imports, layers)).toEqual([]);
  });
});

test.each([
  ["an import with a comment", 'import {\n  // first; second\n  createBank,\n} from "../index.ts";'],
  ["a type that names the module", 'let bank: import("../index.ts").Bank;'],
  ["an import while the module runs", 'const engine = await import("../index.ts");'],
  ["an export", 'export * from "../index.ts";'],
])("%s cannot lead to a folder above", (_, text) => {
  expect(upwardOf(importsFrom("store/table.ts", text), engine.layers)).toEqual(["store/table.ts imports index.ts"]);
});

test("importing the engine loads neither scenarios nor steps, which have their own entry points", () => {
  const loaded = new Set(["index.ts"]);
  // Iterating over a set includes the elements that are added meanwhile.
  for (const file of loaded) for (const { from, to } of engine.imports) if (from === file) loaded.add(to);
  expect(loaded.size).toBeGreaterThan(100);
  expect([...loaded].filter((file) => /^(scenarios|steps)\//.test(file))).toEqual([]);
});

test("no screen of the inspector imports from another screen", () => {
  const screenOf = (path: string) => /^screens\/([^/]+)\//.exec(path)?.[1];
  const strangers = page.imports.filter(({ from, to }) => {
    const [own, other] = [screenOf(from), screenOf(to)];
    return own !== undefined && other !== undefined && own !== other;
  });
  expect(strangers).toEqual([]);
});

test("the folders of the engine's resources import each other without cycles", () => {
  const folderOf = (path: string) => /^resources\/([^/]+)\//.exec(path)?.[1];
  const imported = new Map<string, Set<string>>();
  for (const { from, to } of engine.imports) {
    const [own, other] = [folderOf(from), folderOf(to)];
    if (own === undefined || other === undefined || own === other) continue;
    imported.set(own, (imported.get(own) ?? new Set()).add(other));
  }
  /** All folders that a folder imports, itself or through others. */
  const reached = (folder: string) => {
    const found = new Set(imported.get(folder));
    // Iterating over a set includes the elements that are added meanwhile.
    for (const each of found) for (const next of imported.get(each) ?? []) found.add(next);
    return found;
  };
  expect(imported.size).toBeGreaterThan(5);
  expect([...imported.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
});

/** The sources of a package, and its layers from top to bottom. Folders in one row share a layer. */
function layered(name: string) {
  const folder = `packages/${name}/src`;
  const files = readdirSync(root + folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:tsx?|css)$/.test(file),
  );
  const imports = sourcesBelow(folder).flatMap(({ path, text }) => importsFrom(path.slice(folder.length + 1), text));
  return { name, files, imports, layers: layersOf(name) };
}

/** What a file imports of its own package, also while it runs. Paths are relative to the sources of the package. */
function importsFrom(from: string, text: string): Import[] {
  const { atLoad, later } = importsOf(from, text);
  return [...atLoad, ...later]
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => ({ from, to: resolveFrom(from, specifier) }));
}

/** The imports that do not lead to the folder of the file, or to one below it. */
function upwardOf(imports: readonly Import[], layers: readonly (readonly string[])[]): string[] {
  const layerOf = (path: string) => layers.findIndex((names) => names.includes(nameOf(path)));
  return imports
    .filter(({ from, to }) => nameOf(from) !== nameOf(to) && layerOf(to) <= layerOf(from))
    .map(({ from, to }) => `${from} imports ${to}`);
}

function nameOf(path: string): string {
  return path.split("/")[0] ?? "";
}

/** The rows of the table that follows the sentence about the folders of a package. */
function layersOf(name: string): string[][] {
  const [, after = ""] = architecture.split(`In \`${name}/src\` the folders are layers`);
  const [table = ""] = /(?:^\|.*\n)+/m.exec(after) ?? [];
  return [...table.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = ""]) =>
    [...cell.matchAll(/`([^`/]+)\/?[^`]*`/g)].map(([, each = ""]) => each),
  );
}
