import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { assumptions } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { publishedPackages } from "../../../scripts/stage.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
}

const packageNames = ["contract", "engine", "inspector", "msw", "sandbank", "sdk", "testing", "tools"];

const sources: readonly Source[] = packageNames.flatMap((name) =>
  filesBelow(`packages/${name}/src`).concat(filesBelow(`packages/${name}/test`)),
);

/** The packages, or the subpaths of packages, that each package may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: ["zod"],
  engine: ["@noble/hashes", "@sandbank/contract", "undici", "zod"],
  inspector: [
    "@preact/signals",
    "@sandbank/contract",
    "@sandbank/engine",
    "@sandbank/testing/private/diagrams",
    "preact",
    "sandbank/client",
    "sandbank/private",
  ],
  msw: ["@sandbank/engine", "msw"],
  sandbank: ["@sandbank/contract", "@sandbank/engine", "zod"],
  sdk: ["undici"],
  testing: ["@jest/globals", "@sandbank/engine", "@sandbank/sdk", "fast-check", "vitest"],
  tools: [
    "@sandbank/contract",
    "@sandbank/engine",
    "@sandbank/inspector/tables",
    "@sandbank/testing/private/diagrams",
    "sandbank/private",
    "typescript",
    "zod",
  ],
};

describe("packages", () => {
  test.each(packageNames)("%s imports only the packages that it may import", (name) => {
    const strangers = importsIn(name)
      .filter(({ specifier }) => !specifier.startsWith(".") && !specifier.startsWith("node:"))
      .filter(
        ({ specifier }) => !(allowed[name] ?? []).some((is) => specifier === is || specifier.startsWith(`${is}/`)),
      );
    expect(strangers).toEqual([]);
  });

  test.each(packageNames)("%s imports no file of another package by a relative path", (name) => {
    const strangers = importsIn(name).filter(
      ({ path, specifier }) =>
        specifier.startsWith(".") && !resolveFrom(path, specifier).startsWith(`packages/${name}/src/`),
    );
    expect(strangers).toEqual([]);
  });

  test("no test imports a source of another package by a relative path", () => {
    const strangers = sources
      .filter(({ path }) => path.includes("/test/"))
      .flatMap(({ path, text }) => importsOf(text).map((specifier) => ({ path, specifier })))
      .filter(({ path, specifier }) => {
        const source = /^(packages\/\w+\/)src\//.exec(specifier.startsWith(".") ? resolveFrom(path, specifier) : "");
        return source !== null && !path.startsWith(source[1] as string);
      });
    expect(strangers).toEqual([]);
  });

  test.each(publishedPackages)(
    "%s, which is published, imports only private subpaths that its build contains",
    (name) => {
      const strangers = importsIn(name)
        .map(({ specifier }) => specifier)
        .filter((specifier) => specifier.includes("/private/"))
        .filter((specifier) => !(name === "engine" && specifier.startsWith("@sandbank/contract/")));
      expect(strangers).toEqual([]);
    },
  );

  test.each(["contract", "engine", "msw", "sdk"])("%s uses modules of Node only in its subpath `node`", (name) => {
    const users = sources.filter(
      ({ path, text }) =>
        path.startsWith(`packages/${name}/src/`) &&
        !path.endsWith("/src/node.ts") &&
        // The subpath `webhooks` uses the synchronous `node:crypto`, because users could forget to await an
        // asynchronous verifier.
        path !== "packages/sdk/src/webhooks/hmac.ts" &&
        importsOf(text).some((is) => is.startsWith("node:")),
    );
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  test.each(["sdk", "engine"])("%s uses undici only in its subpath `undici`", (name) => {
    const users = sources.filter(
      ({ path, text }) => path.startsWith(`packages/${name}/src/`) && importsOf(text).includes("undici"),
    );
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter(({ path }) => !/\/src\/undici[/.]/.test(path))).toEqual([]);
  });

  test("no other module of the engine imports its subpath `undici`", () => {
    const users = sources.filter(
      ({ path, text }) =>
        /^packages\/engine\/src\/(?!undici[/.])/.test(path) && importsOf(text).some((is) => /\bundici[/.]/.test(is)),
    );
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  test("no module imports itself through other modules, not even while it runs", () => {
    const graph = new Map(
      sources.map(({ path, text }) => [
        path,
        [...importsOf(text), ...lazyImportsOf(text)]
          .filter((specifier) => specifier.startsWith("."))
          .map((specifier) => resolveFrom(path, specifier)),
      ]),
    );
    expect(cyclesIn(graph)).toEqual([]);
  });
});

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
    ["engine", "@noble/hashes"],
  ])("the tarball of %s contains the license of %s, of which its build contains a part", (name, dependency) => {
    const license = readFileSync(`${root}node_modules/${dependency}/LICENSE`, "utf8");
    expect(readFileSync(`${root}packages/${name}/THIRD-PARTY-LICENSES.md`, "utf8")).toContain(license.trim());
  });

  test.each(["preact", "@preact/signals", "@preact/signals-core"])(
    "the tarball of sandbank contains the license of %s, which the build of the inspector contains",
    (name) => {
      const license = readFileSync(`${root}node_modules/${name}/LICENSE`, "utf8");
      expect(readFileSync(`${root}packages/sandbank/THIRD-PARTY-LICENSES.md`, "utf8")).toContain(license.trim());
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

function filesBelow(folder: string): Source[] {
  return readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, "utf8") }));
}

/** The lines of all fenced blocks of a page. */
function codeLinesOf(page: string): string[] {
  return [...page.matchAll(/^( *)```.*\n([\s\S]*?)^\1```$/gm)].flatMap(([, , code = ""]) => code.split("\n"));
}

/** The imports of the sources of a package, those of `import()` included. */
function importsIn(name: string): { readonly path: string; readonly specifier: string }[] {
  return sources
    .filter(({ path }) => path.startsWith(`packages/${name}/src/`))
    .flatMap(({ path, text }) =>
      [...importsOf(text), ...lazyImportsOf(text)].map((specifier) => ({ path, specifier })),
    );
}

function resolveFrom(path: string, specifier: string): string {
  return normalize(join(dirname(path), specifier));
}

/** The specifiers of the static imports of a module. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\s(?:[^;"]*?\sfrom\s)?"([^"]+)"/gm)].map((match) => match[1] ?? "");
}

/** The specifiers that a module imports while it runs. */
function lazyImportsOf(text: string): string[] {
  return [...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, specifier = ""]) => specifier);
}

function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(" -> "));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}
