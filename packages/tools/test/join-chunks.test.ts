import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinChunks } from "../../../scripts/join-chunks.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbank-chunks-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  "index.js":
    'import { own } from "./chunk-A.js"; import { name } from "./chunk-B.js"; export const all = [own, name];',
  "other.js":
    'import { name } from "./chunk-B.js"; import { far } from "./chunk-C.js"; export const all = [name, far];',
  "chunk-A.js": 'import { name } from "./chunk-B.js"; const value = "A"; export const own = value + name;',
  "chunk-B.js": 'import { sep } from "node:path"; const value = "B"; export const name = value + sep.length;',
  "chunk-C.js": 'export const far = "C";',
  "index.d.ts": "export declare const all: string[];",
};

describe("joining the chunks of a build", () => {
  beforeAll(async () => {
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
    await joinChunks(folder, ["index"]);
  });

  test("leaves one chunk that the entry points share", () => {
    const names = readdirSync(folder);
    expect(names.filter((name) => !name.startsWith("chunk-"))).toEqual(["index.d.ts", "index.js", "other.js"]);
    expect(names.filter((name) => name.startsWith("chunk-"))).toHaveLength(1);
  });

  test.each([
    ["index.js", ["AB1", "B1"]],
    ["other.js", ["B1", "C"]],
  ])("keeps the exports of %s, although chunks declare the same names", async (file, all) => {
    expect(await import(pathToFileURL(join(folder, file)).href)).toMatchObject({ all });
  });
});
