import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const architecture = readFileSync(`${root}ARCHITECTURE.md`, "utf8");

const engine = layered("engine");
const server = layered("sandbank");
const page = layered("inspector");

describe.each([
  { ...engine, atLeast: 500 },
  { ...server, atLeast: 300 },
  { ...page, atLeast: 600 },
])("the folders of packages/$name/src", ({ name, layers, files, imports, atLeast }) => {
  const layerOf = (path: string): number => layers.findIndex((names) => names.includes(nameOf(path)));

  test(`ARCHITECTURE.md lists every folder of packages/${name}/src exactly once, and no other folders`, () => {
    expect(layers.flat().toSorted()).toEqual([...new Set(files.map(nameOf))].toSorted());
  });

  test(`a file of packages/${name}/src imports only from its own folder and from folders below it`, () => {
    const upward = imports.filter(({ from, to }) => nameOf(from) !== nameOf(to) && layerOf(to) <= layerOf(from));
    expect(imports.length).toBeGreaterThan(atLeast);
    // If this fails, move the file, or the imported part of it, to a lower folder in the order of ARCHITECTURE.md.
    expect(upward.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
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

/** The sources of a package, and its layers from top to bottom. Folders in one row share a layer. */
function layered(name: string) {
  const sources = `${root}packages/${name}/src/`;
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:tsx?|css)$/.test(file),
  );
  const imports = files.flatMap((from) =>
    relativeImports(readFileSync(sources + from, "utf8")).map((to) => ({
      from,
      to: normalize(join(dirname(from), to)),
    })),
  );
  return { name, files, imports, layers: layersOf(name) };
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

/** What a file imports of its own package, also while it runs. */
function relativeImports(text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\s(?:[^;"]*?\sfrom\s)?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm)].map(
    ([, atLoad, later = ""]) => atLoad ?? later,
  );
}
