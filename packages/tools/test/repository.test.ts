import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { assumptions } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { root, sourcesBelow } from "./support/sources.ts";

/** The sources and tests of all packages. */
const sources = sourcesBelow("packages");

describe("determinism", () => {
  test("the engine and the contract use no clock and no randomness outside the ports and the sending of webhooks", () => {
    const banned = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b|\bcrypto\./;
    const users = sources.filter(
      ({ path, text }) =>
        /^packages\/(contract|engine)\/src\/(?!ports\/|deliver[/.]|receiver-check\/receiver-options)/.test(path) &&
        banned.test(text),
    );
    expect(users.map(({ path }) => path)).toEqual([]);
  });
});

describe("assumptions", () => {
  test("every id that the code cites is in the register", () => {
    const known = new Set<string>(assumptions.map(({ id }) => id));
    const cited = sources
      .filter(({ path }) => path.includes("/src/"))
      .flatMap(({ path, text }) => [...text.matchAll(/\b[DO]-\d{2,3}\b/g)].map(([id]) => ({ path, id })));
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

  test("shows the two commands that run and test a clone, in the first block, and one that installs it into an app", () => {
    const block = /^[^`]*```sh\n([^`]*)```/.exec(readme)?.[1] ?? "";
    const install = "npm run tarballs -- --install ../your-app";
    expect(block.split("\n").map((line) => line.replace(/ *#.*/, ""))).toEqual([...commands, install, ""]);
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

/** The links outside of code. */
const markdownLinks = (text: string) =>
  [...text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "").matchAll(/\]\(([^()\s]+)\)/g)].map(([, link]) => link ?? "");

describe.runIf(existsSync(`${root}.git`))("links between the pages that git has", () => {
  const paths = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  const known = new Set(paths.flatMap((path) => [path, ...foldersOf(path)]));

  test("lead to files that git has", () => {
    const pages = paths.filter((path) => path.endsWith(".md") && existsSync(root + path));
    const broken = pages.flatMap((page) =>
      markdownLinks(readFileSync(root + page, "utf8"))
        .filter((link) => !/^[a-z]+:|^#/.test(link))
        .filter((link) => !known.has(join(dirname(page), link.replace(/\/?(?:#.*)?$/, ""))))
        .map((link) => `${page}: ${link}`),
    );
    expect(pages.length).toBeGreaterThan(100);
    expect(broken).toEqual([]);
  });
});

describe("the workflows", () => {
  const workflows = readdirSync(join(root, ".github/workflows"));
  const lines = workflows.flatMap((name) => readFileSync(join(root, ".github/workflows", name), "utf8").split("\n"));

  test("run each action at a commit and name its version", () => {
    const actions = lines.filter((line) => /\buses:/.test(line));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test("use no secret except the token of the run", () => {
    const secrets = lines.flatMap((line) => line.match(/secrets\.\w+/g) ?? []);
    expect(new Set(secrets)).toEqual(new Set(["secrets.GITHUB_TOKEN"]));
  });
});

describe("the lock files", () => {
  const paths = ["package-lock.json", "tests/frameworks/package-lock.json", "tests/pinned/package-lock.json"];

  test.each(paths)("the lock file %s names no download address", (path) => {
    expect(readFileSync(`${root}${path}`, "utf8")).not.toMatch(/"resolved": "[a-z+]+:\/\//);
  });

  test.each(paths.slice(1))("the lock file %s has a hash for each installed package", (path) => {
    const installed = Object.entries(lockedPackages(path)).filter(
      ([place, { link }]) => place.includes("node_modules/") && link !== true,
    );
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
  });

  test.each(paths.slice(1))("the lock file %s has the versions of the package.json of each workspace", (path) => {
    const folder = path.slice(0, path.lastIndexOf("/"));
    const manifestOf = (name: string) => JSON.parse(readFileSync(`${root}${folder}/${name}/package.json`, "utf8"));
    const locked = lockedPackages(path);
    for (const name of manifestOf(".").workspaces) {
      const { dependencies, devDependencies } = manifestOf(name);
      expect(locked[name]).toMatchObject(JSON.parse(JSON.stringify({ dependencies, devDependencies })));
    }
  });

  test.each(paths.slice(1))("every folder beside %s with a package.json is one of its workspaces", (path) => {
    const folder = `${root}${path.slice(0, path.lastIndexOf("/"))}`;
    const names = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/package.json`));
    expect(JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).workspaces).toEqual(names.toSorted());
  });
});

interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
}

function lockedPackages(path: string): Readonly<Record<string, LockedPackage>> {
  return JSON.parse(readFileSync(root + path, "utf8")).packages;
}

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

/** The lines of all fenced blocks of a page. */
function codeLinesOf(page: string): string[] {
  return [...page.matchAll(/^( *)```.*\n([\s\S]*?)^\1```$/gm)].flatMap(([, , code = ""]) => code.split("\n"));
}
