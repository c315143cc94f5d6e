import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
// Within the repository, so that the snippets import the packages by name as a user does.
const folder = `${root}.snippets/`;
const run = promisify(execFile);

/** Every page that people read, and generated reference pages too. */
const pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].concat(
  ["contract", "engine", "msw", "sdk", "testing"].map((name) => `packages/${name}/README.md`),
  readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
);

const pagesWithSnippets = pages.flatMap((page) => {
  const text = readFileSync(root + page, "utf8");
  const name = page.replaceAll(/[/.]/g, "-");
  const snippets = [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((match, index) => ({
    place: `${page}:${text.slice(0, match.index).split("\n").length}`,
    code: match[1] ?? "",
    file: `${folder}${name}-${index}.ts`,
  }));
  return snippets.length === 0 ? [] : [{ page, snippets, main: `${folder}${name}.ts` }];
});

/** Runs snippets one after the other, prints where each one that fails stands, and goes on with the next. */
const mainOf = (snippets: readonly { readonly place: string; readonly file: string }[]) => `
for (const { place, file } of ${JSON.stringify(snippets.map(({ place, file }) => ({ place, file })))}) {
  try {
    await import(file);
  } catch (error) {
    console.error(\`The snippet at \${place} fails:\`, error);
    process.exitCode = 1;
  }
}
`;

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("snippets in the documentation", () => {
  test("there are some in the README", () => {
    expect(pagesWithSnippets.map(({ page }) => page)).toContain("README.md");
  });

  test.each(pagesWithSnippets)("the snippets of $page run, in one process", async ({ snippets, main }) => {
    for (const { code, file } of snippets) writeFileSync(file, code);
    writeFileSync(main, mainOf(snippets));
    // All pages import the same packages: Node compiles these once.
    const env = { ...process.env, NODE_COMPILE_CACHE: `${folder}compiled` };
    await run(process.execPath, ["--conditions=source", main], { cwd: root, env });
  });

  test.each(pagesWithSnippets.flatMap(({ snippets }) => snippets))(
    "the snippet at $place asserts something or prints it",
    ({ code }) => {
      expect(code).toMatch(/assert|console\.log|expect\(/);
    },
  );
});
