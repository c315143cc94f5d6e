import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { configurations } from "../../../tests/runners/harness/configurations.ts";
import { fileBlocks } from "../src/file-blocks.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = "tests/runners";
const pages = readdirSync(`${root}docs/runners`).map((name) => readFileSync(`${root}docs/runners/${name}`, "utf8"));
const index = readFileSync(`${root}docs/runners/README.md`, "utf8");
const shown = pages.flatMap((page) => fileBlocks(page).map(({ path }) => path));
const names = configurations.map(({ name }) => name);
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const filesOf = (name: string) => readdirSync(`${root}${folder}/${name}`).map((file) => `${folder}/${name}/${file}`);

describe("the pages of test runners", () => {
  test("the pages of test runners have every file of the app under test", () => {
    expect(shown).toEqual(expect.arrayContaining(filesOf("app")));
  });

  test.each(names)("the pages of test runners have every file of %s", (name) => {
    expect(shown).toEqual(expect.arrayContaining(filesOf(name)));
  });

  test("the pages of test runners have only blocks that `npm run runners` executes", () => {
    const infos = pages.flatMap((page) => [...page.matchAll(/^```(.+)$/gm)].map(([, info]) => info ?? ""));
    expect(infos.filter((info) => !/ (file|setup)=/.test(info))).toEqual([]);
    expect(shown.filter((path) => !["app", ...names].includes(path.split("/")[2] ?? ""))).toEqual([]);
  });

  test("the table of the test runners has a row for each configuration", () => {
    const rows = [...index.matchAll(/^\| \[(?:[^\]]+)\]\([^)]+\) \| `(\S+)` /gm)].map(([, name]) => name);
    expect(rows).toEqual(names);
  });
});

describe("the folders of test runners", () => {
  test("every folder of test runners is a configuration that runs", () => {
    const others = ["app", "attached", "harness", "mutate"];
    const folders = readdirSync(`${root}${folder}`).filter((name) => !others.includes(name));
    expect(folders.toSorted()).toEqual(names.toSorted());
  });

  test.each(names)("%s declares the versions that run", (name) => {
    const { devDependencies } = JSON.parse(read(`${folder}/${name}/package.json`));
    const { dependencies: pinned } = JSON.parse(read("tests/pinned/runners/package.json"));
    for (const [dependency, version] of Object.entries(devDependencies)) {
      if (!dependency.startsWith("@sandbank/"))
        expect(`${dependency} ${version}`).toBe(`${dependency} ${pinned[dependency]}`);
    }
  });
});
