import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createBank, replay } from "../../src/index.ts";
import { pathOf } from "../../../../tests/support/rows.ts";
import { outcomeOf, shapeOf } from "./outcome.ts";
import { stories } from "./stories.ts";

const here = new URL("./", import.meta.url);
const storiesFile = `${pathOf(new URL("stories.ts", here).href)} and no \`story\` in packages/engine/test/resources`;
const read = (path: string) => JSON.parse(readFileSync(new URL(path, here), "utf8"));

const versions = readdirSync(here).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
const journals = versions.flatMap((version) =>
  readdirSync(new URL(`./${version}/`, here))
    .filter((file) => file !== "shape.json")
    .map((file) => ({ version, file, golden: read(`./${version}/${file}`), shape: read(`./${version}/shape.json`) })),
);

test.each(journals)("replays $file of $version to the same objects and balances", ({ golden, shape }) => {
  const { journal, ...outcome } = golden;
  const bank = replay(journal);
  expect(outcomeOf(bank, shape)).toEqual(outcome);
  expect(bank.audit()).toEqual([]);
});

describe("the golden journals", () => {
  test("are there for the version of the package", () => {
    expect(versions).toContain(read("../../package.json").version);
  });

  test("have every kind of entry that a bank without a bug writes", () => {
    const kinds = new Set(
      journals.flatMap(({ golden }) => golden.journal.entries.map(({ kind }: { kind: string }) => kind)),
    );
    expect([...kinds].sort()).toEqual(
      [
        ...["advance", "arm", "call", "clear", "decide", "delivery_faults", "disable", "fire", "record"],
        ...["replay_missing", "resend", "reseed", "resume", "rotate_secret"],
      ].sort(),
    );
  });
});

// The journals of a release never change, so what was added since is checked in those that the next version writes.
describe("the golden journals of the next version", () => {
  const next = Object.values(stories).map((open) => open());

  test("have objects in every list of the API", () => {
    const empty = Object.entries(shapeOf(next)).filter(([, fields]) => fields.length === 0);
    expect(empty, `lists that no story in ${storiesFile} fills`).toEqual([]);
  });

  test("reach every state and every decline reason", () => {
    const counted = createBank()
      .coverage()
      .unreached.filter((name) => /^(states|reasons \w+_(decline|rejection))/.test(name));
    const unreached = next.map((bank) => new Set(bank.coverage().unreached));
    const missed = counted.filter((name) => unreached.every((names) => names.has(name)));
    expect(missed, `states and reasons that no story in ${storiesFile} reaches`).toEqual([]);
  });
});
