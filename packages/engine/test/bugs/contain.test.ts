import { expect, test } from "vitest";
import { contain } from "../../src/bank/journal/contain.ts";
import { openBank } from "../../src/bank/open-bank.ts";
import { createBank, SandbankBug } from "../../src/index.ts";
import { mistake } from "../../src/mistake.ts";

/** Creates an Account, then throws. Returns what `contain` throws, and the number of Accounts that are left. */
function createAndThrow(error: Error) {
  const { bank, world } = openBank(createBank().journal().genesis, { start: 0 });
  const before = bank.accounts.list().data.length;
  const act = () => {
    bank.accounts.create({ name: "Half" });
    throw error;
  };
  try {
    contain(world, "accounts.create", act);
  } catch (thrown) {
    return { thrown, created: bank.accounts.list().data.length - before };
  }
  throw new Error("Nothing was thrown.");
}

test("a bug is undone although its text is that of a caller's mistake (D-105)", () => {
  const { message } = mistake("create the Account", "it has no name", "Pass one.");
  const { thrown, created } = createAndThrow(new TypeError(message));
  expect(thrown).toBeInstanceOf(SandbankBug);
  expect(created).toBe(0);
});

test("a caller's mistake is passed on, whatever its text is", () => {
  const error = Object.assign(mistake("create the Account", "it has no name"), { message: "No name." });
  const { thrown, created } = createAndThrow(error);
  expect(thrown).toBe(error);
  expect(created).toBe(1);
});
