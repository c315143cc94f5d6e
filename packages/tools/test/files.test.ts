import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { resources } from "@sandbank/contract";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { formatFiles, type Generated, listDrift, writeFiles } from "../src/files.ts";
import { writeIgnoredFiles } from "../src/ignored.ts";
import { generate } from "../src/tracked.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const generated: Generated = {
  files: new Map([
    ["src/a.ts", "export const a = 1;\n"],
    ["src/b.ts", "export const b = 2;\n"],
    ["api.json", "{}\n"],
  ]),
  folders: ["src"],
  filled: [],
};

describe("listDrift", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "sandbank-files-"));
    writeFiles(generated, root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("listDrift finds no drift after writeFiles has written everything", () => {
    expect(listDrift(generated, root)).toEqual([]);
  });

  test.each<[string, string, () => void]>([
    ["a file that was edited", "src/a.ts", () => writeFileSync(join(root, "src/a.ts"), "export const a = 3;\n")],
    ["a file that is missing", "api.json", () => rmSync(join(root, "api.json"))],
    ["a file that is no longer generated", "src/old.ts", () => writeFileSync(join(root, "src/old.ts"), "")],
  ])("listDrift lists %s, and writeFiles repairs it", (_title, path, change) => {
    change();
    expect(listDrift(generated, root)).toEqual([path]);
    expect(writeFiles(generated, root)).toEqual([path]);
    expect(listDrift(generated, root)).toEqual([]);
  });
});

describe("formatFiles", () => {
  test("formatFiles formats with the repository's configuration", () => {
    const text = "import {z} from './z.ts'\nimport {a} from './a.ts'\nexport const b = [a,\n z]";
    expect(formatFiles(new Map([["b.ts", text]]), repository).get("b.ts")).toBe(
      'import { a } from "./a.ts";\nimport { z } from "./z.ts";\nexport const b = [a, z];\n',
    );
  });

  test("formatFiles says why a file cannot be parsed", () => {
    expect(() => formatFiles(new Map([["b.ts", "export const ="]]), repository)).toThrow(
      /^\[tools\] Failed to format the generated files:.*b\.ts/s,
    );
  });
});

describe("the repository", () => {
  const committed = generate(resources, repository);
  const written = [...committed.files.keys()].filter((path) => !committed.filled.includes(path));

  test("every generated file in the repository is up to date", () => {
    expect(listDrift(committed, repository)).toEqual([]);
  });

  test("every generated file that git ignores is up to date", async () => {
    const copy = mkdtempSync(join(tmpdir(), "sandbank-ignored-"));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    await writeIgnoredFiles(repository, copy);
    const paths = readdirSync(copy, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(copy, join(entry.parentPath, entry.name)));
    expect(paths.length).toBeGreaterThan(40);
    const read = (root: string) => paths.map((path) => [path, readFileSync(join(root, path), "utf8")]);
    expect(read(copy)).toEqual(read(repository));
  });

  test("every generated source names its origin", () => {
    for (const path of committed.files.keys()) {
      if (path.endsWith(".ts"))
        expect(readFileSync(repository + path, "utf8")).toMatch(
          /^\/\/ Generated from (packages\/(contract|engine|sandbank)\/src|project\.json|docs\/guides\/troubleshooting\.md and project\.json)/,
        );
    }
  });

  test("the file .gitattributes marks every generated file, the reports of the API included", () => {
    const reports = readdirSync(`${repository}etc/api`).map((name) => `etc/api/${name}`);
    expect(written.concat(reports).filter((path) => !isMarked(path))).toEqual([]);
  });

  test("the file .gitattributes marks no file that people write", () => {
    const sources = ["packages", "docs", "etc"].flatMap((folder) => filesBelow(folder));
    const people = sources.filter((path) => !written.includes(path) && !isWrittenByOtherCommands(path));
    expect(people.filter(isMarked)).toEqual([]);
  });

  test("each pattern of .gitattributes for generated files matches a file", () => {
    const files = ["packages", "docs", "etc"].flatMap((folder) => filesBelow(folder)).concat("package-lock.json");
    expect(patterns.filter((pattern) => !files.some((path) => matchesGlob(path, pattern)))).toEqual([]);
  });
});

/** The patterns of the files that .gitattributes marks as generated. */
const patterns = readFileSync(`${repository}.gitattributes`, "utf8")
  .split("\n")
  .filter((line) => line.endsWith(" linguist-generated"))
  .map((line) => line.replace(/ .*/, ""));

function isMarked(path: string): boolean {
  return patterns.some((pattern) => matchesGlob(path, pattern));
}

/** Whether another command than `npm run generate` writes the file: `npm run api`, `bench`, `mutate`, a release or a test. */
function isWrittenByOtherCommands(path: string): boolean {
  return [
    /^etc\/api\//,
    /^docs\/internals\/(?:budgets|mutations)\.md$/,
    /^docs\/pictures\/inspector\//,
    /^packages\/engine\/test\/golden\/\d/,
  ].some((pattern) => pattern.test(path));
}

function filesBelow(folder: string): string[] {
  return readdirSync(repository + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(repository, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((path) => !/\/(?:node_modules|dist)\//.test(path));
}
