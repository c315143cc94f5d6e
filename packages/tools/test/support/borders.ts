import { publishedPackages } from "../../../../scripts/stage.ts";
import { type Module, resolveFrom } from "./sources.ts";

/**
 * What a package may import: packages or their subpaths in `src`, and in `test` modules from the tests of other packages,
 * beside those of `tests/support`.
 */
interface Border {
  readonly packages: readonly string[];
  readonly testSupport: readonly string[];
}

/** The borders of all packages. A package that is not listed may import nothing. */
export const borders: Readonly<Record<string, Border>> = {
  contract: { packages: ["zod"], testSupport: [] },
  engine: { packages: ["@noble/hashes", "@sandbank/contract", "undici", "zod"], testSupport: ["contract"] },
  inspector: {
    packages: [
      "@preact/signals",
      "@sandbank/contract",
      "@sandbank/engine",
      "@sandbank/view",
      "preact",
      "sandbank/client",
    ],
    testSupport: ["engine", "sandbank"],
  },
  msw: { packages: ["@sandbank/engine", "msw"], testSupport: ["engine"] },
  sandbank: {
    packages: ["@bomb.sh/tab", "@sandbank/contract", "@sandbank/engine", "@sandbank/view", "commander", "zod"],
    testSupport: ["engine"],
  },
  sdk: { packages: ["undici"], testSupport: ["contract"] },
  testing: {
    packages: ["@jest/globals", "@sandbank/engine", "@sandbank/sdk", "@sandbank/view", "fast-check", "vitest"],
    testSupport: [],
  },
  tools: {
    packages: [
      "@sandbank/contract",
      "@sandbank/engine",
      "@sandbank/inspector/tables",
      "@sandbank/view/tables",
      "sandbank/private",
      "typescript",
      "zod",
    ],
    testSupport: [],
  },
  view: { packages: ["@sandbank/contract", "@sandbank/engine"], testSupport: ["engine"] },
};

const published = new Set<string>(publishedPackages);

/** The private subpaths that the build of a published package contains. */
const privateSubpaths: Readonly<Record<string, readonly string[]>> = {
  engine: ["@sandbank/contract/private/words"],
  msw: ["@sandbank/engine/private/errors"],
  sandbank: [
    "@sandbank/contract/private/words",
    "@sandbank/engine/private/errors",
    "@sandbank/engine/private/mutants",
    "@sandbank/engine/private/text",
  ],
  testing: [
    "@sandbank/engine/private/errors",
    "@sandbank/engine/private/mutants",
    "@sandbank/engine/private/sent-attempt",
    "@sandbank/engine/private/text",
  ],
};

/** The modules that import files whose names they compute: files of users, of a build, and all files of a folder. */
const computing: readonly string[] = [
  "packages/engine/test/mutations/mutations.test.ts",
  "packages/engine/test/parameters/zod-builders.test.ts",
  "packages/engine/test/proofs/proofs.ts",
  "packages/engine/test/proofs/refusals.test.ts",
  "packages/engine/test/proofs/state-moves.test.ts",
  "packages/inspector/vite.config.ts",
  "packages/sandbank/src/config/load-module.ts",
  "packages/tools/test/join-chunks.test.ts",
  "packages/tools/test/snippets.test.ts",
];

/** The imports of a module that pass a border of ARCHITECTURE.md, each with the reason. */
export function trespassesOf(module: Module): string[] {
  const { path, atLoad, later, computed } = module;
  const reasons = [...atLoad, ...later].flatMap((specifier) => {
    const reason = specifier.startsWith(".")
      ? pathReason(path, resolveFrom(path, specifier))
      : packageReason(path, specifier);
    return reason === undefined ? [] : [`${path} imports ${specifier}: ${reason}`];
  });
  if (computing.includes(path)) return reasons;
  return reasons.concat(computed.map((argument) => `${path} imports ${argument}: it is no plain string`));
}

/** Why a module must not import a file, if it must not. */
function pathReason(from: string, to: string): string | undefined {
  const [own, target] = [placeOf(from), placeOf(to)];
  if (own.part === "src" && (target.name !== own.name || target.part !== "src")) {
    return "a source imports only sources of its own package by a path";
  }
  if (target.name === undefined || target.name === own.name) return undefined;
  if (target.part !== "test") return "another package is imported by its name";
  if (/\.test(?:-d)?\.tsx?$/.test(to)) return "a test imports no other test";
  if (own.name === undefined || borders[own.name]?.testSupport.includes(target.name)) return undefined;
  return `the tests of ${own.name} may not use those of ${target.name}`;
}

/** Why a module must not import a package, if it must not. Only sources of packages have such borders. */
function packageReason(path: string, specifier: string): string | undefined {
  const { name, part } = placeOf(path);
  if (name === undefined || part !== "src" || specifier.startsWith("node:")) return undefined;
  const allowed = borders[name]?.packages ?? [];
  if (!allowed.some((is) => specifier === is || specifier.startsWith(`${is}/`))) return "the package may not import it";
  if (!published.has(name) || !specifier.includes("/private/")) return undefined;
  return privateSubpaths[name]?.includes(specifier)
    ? undefined
    : "the package is published, and its build has no such file";
}

/** The package of a path, and its folder there: `packages/sdk/test/a.ts` is in `test` of `sdk`. */
function placeOf(path: string): { readonly name?: string; readonly part?: string } {
  const [, name, part = ""] = /^packages\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  return name === undefined ? {} : { name, part };
}
