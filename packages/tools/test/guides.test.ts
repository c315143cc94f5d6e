import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkAll } from "../../../tests/support/check-all.ts";
import { fileBlocks } from "../src/file-blocks.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const pagesIn = (folder: string) =>
  readdirSync(`${root}docs/${folder}`)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => `${folder}/${name}`);

const handWritten = ["start", "decide", "frameworks", "runners", "guides", "concepts"].flatMap(pagesIn);

describe("the index of the documentation", () => {
  test.each(pagesIn("guides"))("the index of the guides lists %s", (page) => {
    expect(read("docs/guides/README.md")).toContain(`](${page.replace("guides/", "")})`);
  });

  test.each(handWritten.filter((page) => !page.startsWith("guides/")))("docs/README.md lists %s", (page) => {
    expect(read("docs/README.md")).toContain(`](${page})`);
  });
});

describe("code in the guides", () => {
  test("no line of code is wider than 80 columns", () =>
    checkAll(
      handWritten.map((page) => [page] as const),
      (page) => {
        const blocks = [...read(`docs/${page}`).matchAll(/^```(?:ts|js|sh|json|html)\b.*\n([\s\S]*?)^```$/gm)];
        const lines = blocks.flatMap(([, code]) => (code ?? "").split("\n"));
        expect(lines.filter((line) => line.length > 80)).toEqual([]);
      },
    ));
});

describe("the note about the first release", () => {
  const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}/README.md`);
  const texts = [
    "README.md",
    ...packages.filter((path) => existsSync(root + path)),
    ...handWritten.map((page) => `docs/${page}`),
  ].map((path) => ({ path, text: read(path) }));

  // The first release writes the file, and then fails here until the notes are removed.
  test.skipIf(existsSync(`${root}CHANGELOG.md`))("is on each page that installs the packages from npm", () => {
    const installing = texts.filter(({ text }) => /^npm install .*(?:\\\n.*)*[ @]sandbank(?:\/|$)/m.test(text));
    expect(installing.length).toBeGreaterThan(25);
    const silent = installing.filter(({ text }) => !/until the first release|after the first release/i.test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test.runIf(existsSync(`${root}CHANGELOG.md`))("is on no page after the first release", () => {
    const noted = texts.filter(({ text }) => /until the first release/i.test(text));
    expect(noted.map(({ path }) => path)).toEqual([]);
  });
});

describe("examples in the documentation", () => {
  const examples = readdirSync(`${root}examples`).filter((name) => existsSync(`${root}examples/${name}/README.md`));

  test.each(examples)("examples/README.md links to the README of %s", (name) => {
    expect(read("examples/README.md")).toContain(`](${name}/README.md)`);
  });

  test.each([
    ["docs/start/tutorial.md", "examples/spending-app"],
    ["docs/frameworks/express.md", "examples/express-receiver"],
    ["docs/decide/my-provider.md", "examples/own-port"],
  ])("%s shows every source file of %s", (page, folder) => {
    const files = readdirSync(`${root}${folder}`).filter((name) => name.endsWith(".ts"));
    const shown = fileBlocks(read(page)).map(({ path }) => path);
    expect(shown).toEqual(expect.arrayContaining(files.map((name) => `${folder}/${name}`)));
  });
});
