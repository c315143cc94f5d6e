import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { errorCatalogue } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { writePages } from "../../../docs/.vitepress/pages.ts";
import { groupsOf } from "../../../docs/.vitepress/sidebar.ts";
import { printSite } from "../src/print-site.ts";
import { printErrorPages } from "../src/reference/print-error.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

describe("the address of the site in the SDK", () => {
  test.each([
    ["null", null],
    ['"https://docs.test"', "https://docs.test/"],
    ['"https://docs.test/sandbank"', "https://docs.test/sandbank"],
    ['"https://docs.test/sandbank"', "https://docs.test/sandbank//"],
  ])("is %s if project.json has %s", (printed, address) => {
    expect(printSite(address)).toContain(`site: string | null = ${printed};`);
  });

  test("must be a URL", () => {
    expect(() => printSite("docs.test")).toThrow("Invalid URL");
  });
});

describe("the pages of errors", () => {
  const pages = new Map(printErrorPages());

  test.each(Object.keys(errorCatalogue))("include one for %s, with a response of a bank and what to do", (type) => {
    const page = pages.get(`errors/${type}.md`);
    expect(page).toContain(`\n# ${type}\n`);
    expect(page).toContain(`"type": "${type}"`);
    expect(page).toMatch(/## What to do\n\n- \w/);
    expect(existsSync(`${root}docs/reference/errors/${type}.md`)).toBe(true);
  });
});

describe("the entry points of the site", () => {
  test("are those of the packages", () => {
    const json = (path: string) => JSON.parse(readFileSync(root + path, "utf8"));
    const sources = readdirSync(`${root}packages`).flatMap((name) => {
      const { exports = {} } = json(`packages/${name}/package.json`) as {
        exports?: Record<string, { source?: string }>;
      };
      return Object.values(exports).flatMap(({ source }) =>
        source === undefined ? [] : source.replace(/^\./, `packages/${name}`),
      );
    });
    expect(json("typedoc.json").entryPoints.toSorted()).toEqual(sources.toSorted());
  });
});

describe("the sidebar of the site", () => {
  const page = (name: string, title: string, text = "") => ({ name, title, summary: "", text });
  const sidebarOf = (...pages: ReturnType<typeof page>[]) =>
    groupsOf("guide.md", pages).map(([heading, own]) => [heading, own.map(({ title }) => title)]);

  test("follows the headings and links of an index, without those of its introduction", () => {
    const index = page("guide.md", "All", "[B](b.md)\n\n## Start\n\n[A](a.md)\n\n## More\n\n[B](b.md#part)\n");
    expect(sidebarOf(index, page("b.md", "B"), page("a.md", "A"))).toEqual([
      ["Start", ["All", "A"]],
      ["More", ["B"]],
    ]);
  });

  test("has the pages of another index in its place", () => {
    const index = page("guide.md", "All", "## Start\n\n[More](more/index.md)\n\n## End\n\n[Z](z.md)\n");
    const inner = page("more/index.md", "More", "## Of B\n\n[B](b.md)\n\n## Of A\n\n[A](a.md)\n");
    expect(sidebarOf(index, inner, page("z.md", "Z"), page("more/a.md", "A"), page("more/b.md", "B"))).toEqual([
      ["Of B", ["More", "B"]],
      ["Of A", ["A"]],
      ["End", ["All", "Z"]],
    ]);
  });

  test("lists an index that is not alone below a heading, and reads none of its headings", () => {
    const index = page("guide.md", "All", "## More\n\n[More](more/index.md), [A](more/a.md)\n\n## End\n\n[Z](z.md)\n");
    const inner = page("more/index.md", "More", "[A](a.md)\n\n## If it fails\n\n[Z](../z.md)\n");
    expect(sidebarOf(index, inner, page("z.md", "Z"), page("more/a.md", "A"))).toEqual([
      ["More", ["All", "More", "A"]],
      ["End", ["Z"]],
    ]);
  });

  test("lists every guide and every page of the reference", () => {
    const folder = mkdtempSync(join(tmpdir(), "sandbank-site-"));
    const pages = writePages(root, `${folder}/`, null);
    rmSync(folder, { recursive: true });
    const listed = ["guide.md", "reference/index.md"].flatMap((index) =>
      groupsOf(index, pages).flatMap(([, own]) => own),
    );
    const isElsewhere = /^(api|errors)\/|^index\.md$/;
    expect(
      pages.filter((page) => !isElsewhere.test(page.name) && !listed.includes(page)).map(({ name }) => name),
    ).toEqual([]);
    expect(listed.length).toBeGreaterThan(90);
  });
});
