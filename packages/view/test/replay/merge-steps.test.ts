import { type Bank, createBank, replay } from "@sandbank/engine";
import { expect, test } from "vitest";
import { mergeSteps } from "../../src/replay/merge-steps.ts";

function repeat(times: number, act: () => unknown): void {
  for (let count = 0; count < times; count++) act();
}

/** A request without a key, which the bank refuses. */
function refuse(bank: Bank): void {
  bank.handle({ method: "POST", path: "/accounts" });
}

test("the steps of a session have the replayed calls from before the recorded ones, also between older reads", () => {
  const bank = createBank();
  const names = ["one", "two", "three"];
  for (const name of names) {
    bank.accounts.create({ name });
    bank.accounts.list();
  }
  // The log keeps the three reads, but none of the three calls.
  repeat(10_000, () => refuse(bank));
  const recorded = bank.trace().steps;
  expect(recorded.slice(0, 4).map(({ number }) => number)).toEqual([2, 4, 6, 7]);
  const replayed = replay(bank.journal(), { trace: true }).trace().steps;
  const merged = mergeSteps(replayed, recorded, 3);
  const operations = merged.slice(0, 7).map((step) => step.kind === "call" && step.operation);
  const both = ["accounts.create", "accounts.list"];
  expect(operations).toEqual([...both, ...both, ...both, "accounts.create"]);
  expect(merged.map(({ number }) => number)).toEqual(Array.from({ length: 10_006 }, (_, index) => index + 1));
  // An earlier instant has no later read.
  expect(mergeSteps(replayed.slice(0, 1), recorded, 1)).toHaveLength(2);
});

test("the steps of a session without recorded steps but reads are the replayed ones with these reads", () => {
  const bank = createBank();
  bank.accounts.create({ name: "one" });
  bank.accounts.list();
  const [created, read] = bank.trace().steps;
  if (created === undefined || read === undefined) throw new Error("A step is missing.");
  expect(mergeSteps([created], [read], 1)).toEqual([created, read]);
  expect(mergeSteps([created], [], 1)).toEqual([created]);
});

test("the recorded steps of a session keep their numbers, and those before them fill the numbers before", () => {
  const bank = createBank();
  bank.accounts.create({ name: "setup" });
  const fork = bank.fork();
  fork.accounts.create({ name: "test" });
  fork.accounts.list();
  const replayed = replay(fork.journal(), { trace: true }).trace().steps;
  const recorded = fork.trace().steps;
  const numbersOf = (by: number) => {
    const shifted = recorded.map((step) => ({ ...step, number: step.number + by }));
    return mergeSteps(replayed, shifted, 2).map(({ number }) => number);
  };
  expect(numbersOf(0)).toEqual([1, 2, 3]);
  expect(numbersOf(1)).toEqual([1, 2, 3]);
  // The setup had a step that the journal does not contain.
  expect(numbersOf(2)).toEqual([1, 3, 4]);
});
