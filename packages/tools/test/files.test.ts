import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { resources } from "@sandbank/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findDrift, formatFiles, type Generated, writeFiles } from "../src/files.ts";
import { generate } from "../src/generated.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const generated: Generated = {
  files: new Map([
    ["src/a.ts", "export const a = 1;\n"],
    ["src/b.ts", "export const b = 2;\n"],
    ["api.json", "{}\n"],
  ]),
  folders: ["src"],
};

describe("findDrift", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "sandbank-files-"));
    writeFiles(generated, root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("findDrift finds no drift after writeFiles has written everything", () => {
    expect(findDrift(generated, root)).toEqual([]);
  });

  test.each<[string, string, () => void]>([
    ["a file that was edited", "src/a.ts", () => writeFileSync(join(root, "src/a.ts"), "export const a = 3;\n")],
    ["a file that is missing", "api.json", () => rmSync(join(root, "api.json"))],
    ["a file that is no longer generated", "src/old.ts", () => writeFileSync(join(root, "src/old.ts"), "")],
  ])("findDrift finds %s, and writeFiles repairs it", (_title, path, change) => {
    change();
    expect(findDrift(generated, root)).toEqual([path]);
    expect(writeFiles(generated, root)).toEqual([path]);
    expect(findDrift(generated, root)).toEqual([]);
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
  test("every generated file in the repository is up to date", () => {
    expect(findDrift(generate(resources, repository), repository)).toEqual([]);
  });

  test("every generated source names its origin", () => {
    const { files } = generate(resources, repository);
    for (const path of files.keys()) {
      if (path.endsWith(".ts"))
        expect(readFileSync(repository + path, "utf8")).toMatch(
          /^\/\/ Generated from (packages\/(contract|engine|sandbank)\/src|project\.json)/,
        );
    }
  });
});
