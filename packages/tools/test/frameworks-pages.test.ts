import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { frameworks } from "../../../tests/frameworks/harness/frameworks.ts";
import { fileBlocks, setUpCommands } from "../src/file-blocks.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = "tests/frameworks";
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const names = frameworks.map(({ name }) => name);
const pageOf = (name: string) => read(`docs/frameworks/${name}.md`);

/** The files that a template of the framework has already. */
const ofTemplate = ["tsconfig.json", "src/app.html"];

describe("the pages of frameworks", () => {
  test("every folder of frameworks has a page and runs", () => {
    const { workspaces } = JSON.parse(read(`${folder}/package.json`));
    expect(workspaces.toSorted()).toEqual(names.toSorted());
    const pages = readdirSync(`${root}docs/frameworks`).filter((name) => name !== "README.md");
    expect(pages.toSorted()).toEqual(names.map((name) => `${name}.md`).toSorted());
  });

  test.each(names)("the index of the frameworks links to the page of %s", (name) => {
    expect(read("docs/frameworks/README.md")).toContain(`](${name}.md)`);
  });

  test.each(frameworks)("the page of $name shows every file of its project", ({ name, shared }) => {
    const own = readdirSync(`${root}${folder}/${name}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => `${parentPath}/${file}`.slice(`${root}${folder}/${name}/`.length))
      .filter((path) => !ofTemplate.includes(path));
    const wanted = [...own.map((path) => `${name}/${path}`), ...Object.keys(shared).map((file) => `shared/${file}`)];
    const shown = fileBlocks(pageOf(name)).flatMap(({ path }) => new RegExp(`^${folder}/(.*)`).exec(path)?.[1] ?? []);
    expect(shown.toSorted()).toEqual(wanted.toSorted());
  });

  test.each(names)("the page of %s has only blocks that `npm run frameworks` executes", (name) => {
    const infos = [...pageOf(name).matchAll(/^```(.+)$/gm)].map(([, info]) => info ?? "");
    expect(infos.filter((info) => !/ (file|setup)=/.test(info))).toEqual([]);
  });
});

describe("the commands that set up a project", () => {
  test("install the packages of the app apart from those of its tests", () => {
    const manifest = { dependencies: { hono: "4" }, devDependencies: { vitest: "5" }, scripts: { test: "vitest run" } };
    expect(setUpCommands(JSON.stringify(manifest))).toBe(
      'npm install hono\nnpm install --save-dev vitest\nnpm pkg set scripts.test="vitest run"\n',
    );
  });
});
