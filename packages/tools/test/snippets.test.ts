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
  ["contract", "engine", "msw", "sdk"].map((name) => `packages/${name}/README.md`),
  readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
);

const snippets = pages.flatMap((page) => {
  const text = readFileSync(root + page, "utf8");
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((match, index) => ({
    page,
    line: text.slice(0, match.index).split("\n").length,
    code: match[1] ?? "",
    file: `${folder}${page.replaceAll(/[/.]/g, "-")}-${index}.ts`,
  }));
});

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("snippets in the documentation", () => {
  test("there are some in the README", () => {
    expect(snippets.filter(({ page }) => page === "README.md").length).toBeGreaterThan(0);
  });

  test.each(snippets)("$page:$line runs", async ({ code, file }) => {
    writeFileSync(file, code);
    // All snippets import the same packages: Node compiles these once.
    const env = { ...process.env, NODE_COMPILE_CACHE: `${folder}compiled` };
    await run(process.execPath, ["--conditions=source", file], { cwd: root, env });
  });

  test.each(snippets)("$page:$line asserts something or prints it", ({ code }) => {
    expect(code).toMatch(/assert|console\.log|expect\(/);
  });
});
