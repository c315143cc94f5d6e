import { readdirSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { isolated } from "../../../vitest.shared.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const self = fileURLToPath(import.meta.url);

const files = ["packages", "examples"]
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /^(packages\/[^/]+\/test\/|examples\/).*\.ts$/.test(path) && !self.endsWith(path))
  .map((path) => ({ path, text: readFileSync(root + path, "utf8") }));

/** Code that makes a test depend on the speed of the machine, and the alternative. */
const banned: readonly (readonly [what: string, pattern: RegExp, instead: string])[] = [
  [
    "time limit on a property",
    /interruptAfterTimeLimit|skipAllAfterTimeLimit|fc\.timeout\(/,
    "bound it by count: fc.limitShrink",
  ],
  [
    "time limit of its own",
    /^\s*\},\s*\n\s*[\d_]+,?\s*\n\s*\);|^\s*\}, [\d_]+\);|\b(test|hook)Timeout:/m,
    "all tests use TIMEOUT_MS of vitest.shared.ts",
  ],
  [
    "wait with the one second of vi.waitFor",
    /\bvi\.(waitFor|waitUntil)\((?![^;]*TIMEOUT_MS)/,
    "wait with `eventually`",
  ],
  ["measurement of time", /\bperformance\.now\(|\bprocess\.hrtime\b/, "count the work; `npm run bench` measures time"],
];

describe("the tests", () => {
  test.each(banned)("no test has a %s", (_, pattern, instead) => {
    expect(
      files.filter(({ text }) => pattern.test(text)).map(({ path }) => path),
      `files to change: ${instead}`,
    ).toEqual([]);
  });

  test("each file that replaces a module has modules of its own: it is in `isolated` of vitest.shared.ts", () => {
    const replacing = files.filter(({ text }) => /\bvi\.mock\(/.test(text)).map(({ path }) => path);
    expect(replacing.length).toBeGreaterThan(3);
    expect(replacing.filter((path) => !isolated.some((pattern) => matchesGlob(path, pattern)))).toEqual([]);
  });

  test("the search for banned code finds the test files", () => {
    expect(files.length).toBeGreaterThan(200);
  });
});

test(".ci/full plays the full volume of the property tests", () => {
  expect(readFileSync(`${root}.ci/full`, "utf8")).toMatch(/^export SANDBANK_TEST_VOLUME=full$/m);
});
