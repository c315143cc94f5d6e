import { existsSync, readdirSync, readFileSync } from "node:fs";
import { assumptions } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { root, sourcesBelow } from "./support/sources.ts";

/** The sources and tests of all packages. */
const sources = sourcesBelow("packages");

describe("determinism", () => {
  test("the engine and the contract use no clock and no randomness outside the ports and the sending of webhooks", () => {
    const banned = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b|\bcrypto\./;
    const users = sources.filter(
      ({ path, text }) => /^packages\/(contract|engine)\/src\/(?!ports\/|deliver[/.])/.test(path) && banned.test(text),
    );
    expect(users.map(({ path }) => path)).toEqual([]);
  });
});

describe("assumptions", () => {
  test("every id that the code cites is in the register", () => {
    const known = new Set<string>(assumptions.map(({ id }) => id));
    const cited = sources
      .filter(({ path }) => path.includes("/src/"))
      .flatMap(({ path, text }) => [...text.matchAll(/\bD-\d{2,3}\b/g)].map(([id]) => ({ path, id })));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});

describe("licenses", () => {
  test.each([
    ["sandbank", "zod"],
    ["sandbank", "commander"],
    ["engine", "@noble/hashes"],
  ])("the tarball of %s contains the license of %s, of which its build contains a part", (name, dependency) => {
    const license = readFileSync(`${root}node_modules/${dependency}/LICENSE`, "utf8");
    expect(readFileSync(`${root}packages/${name}/THIRD-PARTY-LICENSES.md`, "utf8")).toContain(license.trim());
  });

  const inPage = ["preact", "@preact/signals", "@preact/signals-core", "zod", "@noble/hashes"];

  test.each(["sandbank", "testing"].flatMap((name) => inPage.map((dependency) => [name, dependency] as const)))(
    "the tarball of %s contains the license of %s, which the page of a session contains",
    (name, dependency) => {
      const license = readFileSync(`${root}node_modules/${dependency}/LICENSE`, "utf8");
      expect(readFileSync(`${root}packages/${name}/THIRD-PARTY-LICENSES.md`, "utf8")).toContain(license.trim());
    },
  );
});

describe("the first screen of the README", () => {
  const readme = readFileSync(`${root}README.md`, "utf8");
  const commands = ["npm ci && npm run demo", "npm ci && npm test"];

  test("shows the two commands that run and test a clone, in the first block below the picture", () => {
    const block = /!\[[^\]]*\]\([^)]*\)[^`]*```sh\n([^`]*)```/.exec(readme)?.[1] ?? "";
    expect(block.split("\n").map((line) => line.replace(/ *#.*/, ""))).toEqual([...commands, ""]);
  });

  test("comes before the first section", () => {
    const firstSection = readme.slice(0, readme.indexOf("\n## "));
    expect(commands.filter((command) => !firstSection.includes(command))).toEqual([]);
  });
});

describe("code in READMEs", () => {
  const readmes = ["README.md"].concat(readdirSync(`${root}packages`).map((name) => `packages/${name}/README.md`));

  test.each(readmes.filter((path) => existsSync(root + path)))("%s has no code wider than 80 columns", (path) => {
    expect(codeLinesOf(readFileSync(root + path, "utf8")).filter((line) => line.length > 80)).toEqual([]);
  });
});

describe("the lock files", () => {
  test.each(["package-lock.json", "tests/runtimes/pinned/package-lock.json"])(
    "the lock file %s names no download address",
    (path) => {
      expect(readFileSync(`${root}${path}`, "utf8")).not.toMatch(/"resolved": "[a-z+]+:\/\//);
    },
  );

  test("the lock file of the runtimes has a hash for each installed package", () => {
    const lock = JSON.parse(readFileSync(`${root}tests/runtimes/pinned/package-lock.json`, "utf8"));
    const { "": self, ...packages }: Record<string, { integrity?: string }> = lock.packages;
    const withoutHash = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(self).toBeDefined();
    expect(withoutHash).toEqual([]);
  });
});

/** The lines of all fenced blocks of a page. */
function codeLinesOf(page: string): string[] {
  return [...page.matchAll(/^( *)```.*\n([\s\S]*?)^\1```$/gm)].flatMap(([, , code = ""]) => code.split("\n"));
}
