import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const engine = `${root}packages/engine/src/`;

/**
 * The layers of the engine from top to bottom, as the table of ARCHITECTURE.md lists them. Folders in one row share a
 * layer.
 */
const layers = layersIn(readFileSync(`${root}ARCHITECTURE.md`, "utf8"));
const layerOf = (path: string): number => layers.findIndex((names) => names.includes(nameOf(path)));

const files = readdirSync(engine, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
const imports = files.flatMap((from) =>
  relativeImports(readFileSync(engine + from, "utf8")).map((to) => ({ from, to: normalize(join(dirname(from), to)) })),
);

describe("the folders of the engine", () => {
  test("ARCHITECTURE.md lists every folder of the engine exactly once, and no other folders", () => {
    expect(layers.flat().toSorted()).toEqual([...new Set(files.map(nameOf))].toSorted());
  });

  test("a file of the engine imports only from its own folder and from folders below it", () => {
    const upward = imports.filter(({ from, to }) => nameOf(from) !== nameOf(to) && layerOf(to) <= layerOf(from));
    expect(imports.length).toBeGreaterThan(500);
    // If this fails, move the file, or the imported part of it, to a lower folder in the order of ARCHITECTURE.md.
    expect(upward.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

test("importing the engine loads neither scenarios nor steps, which have their own entry points", () => {
  const loaded = new Set(["index.ts"]);
  // Iterating over a set includes the elements that are added meanwhile.
  for (const file of loaded) for (const { from, to } of imports) if (from === file) loaded.add(to);
  expect(loaded.size).toBeGreaterThan(100);
  expect([...loaded].filter((file) => /^(scenarios|steps)\//.test(file))).toEqual([]);
});

function nameOf(path: string): string {
  return path.split("/")[0] ?? "";
}

function layersIn(text: string): string[][] {
  const table = text.slice(text.indexOf("In `engine/src` the folders are layers"), text.indexOf("## One request"));
  return [...table.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = ""]) =>
    [...cell.matchAll(/`([^`/]+)\/?[^`]*`/g)].map(([, name = ""]) => name),
  );
}

function relativeImports(text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\s(?:[^;"]*?\sfrom\s)?"(\.[^"]+)"/gm)].map(([, to = ""]) => to);
}
