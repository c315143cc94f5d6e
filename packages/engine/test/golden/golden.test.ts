import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createBank, replay } from "../../src/index.ts";
import { outcomeOf } from "./outcome.ts";

const here = new URL("./", import.meta.url);
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
  const banks = journals.map(({ golden }) => replay(golden.journal));

  test("are there for the version of the package", () => {
    expect(versions).toContain(read("../../package.json").version);
  });

  test("have objects in every list of the API", () => {
    const empty = Object.keys(journals[0]?.golden.objects ?? {}).filter((list) =>
      journals.every(({ golden }) => Object.keys(golden.objects[list]).length === 0),
    );
    expect(empty).toEqual([]);
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

  test("reach every state and every decline reason", () => {
    const counted = new Set(
      createBank()
        .coverage()
        .unreached.filter((name) => /^(states|reasons \w+_(decline|rejection))/.test(name)),
    );
    for (const bank of banks) {
      const unreached = new Set(bank.coverage().unreached);
      for (const name of counted) if (!unreached.has(name)) counted.delete(name);
    }
    expect([...counted]).toEqual([]);
  });
});
