import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const self = fileURLToPath(import.meta.url);

const files = ["packages", "examples"]
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /^(packages\/[^/]+\/test\/|examples\/).*\.ts$/.test(path) && !self.endsWith(path))
  .map((path) => ({ path, text: readFileSync(root + path, "utf8") }));

/** What makes a test pass or fail by how fast the machine is, and what to do instead. */
const banned: readonly (readonly [what: string, pattern: RegExp, instead: string])[] = [
  [
    "time limit on a property",
    /interruptAfterTimeLimit|skipAllAfterTimeLimit|fc\.timeout\(/,
    "bound it by count: fc.limitShrink",
  ],
  [
    "time limit of its own",
    /^\s*\},\s*\n\s*[\d_]+,?\s*\n\s*\);|^\s*\}, [\d_]+\);|\b(test|hook)Timeout:/m,
    "TIMEOUT_MS in vitest.shared.ts is that of all tests",
  ],
  [
    "wait with the one second of vi.waitFor",
    /\bvi\.(waitFor|waitUntil)\((?![^;]*TIMEOUT_MS)/,
    "wait with `eventually`",
  ],
  ["measurement of time", /\bperformance\.now\(|\bprocess\.hrtime\b/, "count what is done; `npm run bench` measures"],
];

describe("the tests", () => {
  test.each(banned)("have no %s", (_, pattern, instead) => {
    expect(
      files.filter(({ text }) => pattern.test(text)).map(({ path }) => path),
      `files to change: ${instead}`,
    ).toEqual([]);
  });

  test("are found in the folders that are searched", () => {
    expect(files.length).toBeGreaterThan(200);
  });
});

describe("the full volume of the property tests", () => {
  test("is what .ci/run plays", () => {
    expect(readFileSync(`${root}.ci/run`, "utf8")).toMatch(/^export SANDBANK_TEST_VOLUME=full$/m);
  });
});
