import { describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../src/index.ts";

const calls: readonly (readonly [string, (bank: Bank) => unknown])[] = [
  ["a create", (bank) => bank.accounts.create({} as never)],
  ["a retrieval", (bank) => bank.accounts.retrieve("account_missing")],
  ["an update", (bank) => bank.accounts.update("account_missing", {})],
  ["a list", (bank) => bank.accounts.list({ limit: 0 })],
  ["a simulation", (bank) => bank.simulations.interestPayments.create({} as never)],
  ["a call of the network", (bank) => bank.network.interestPayments.create({} as never)],
  ["a call with an unknown option", (bank) => bank.accounts.create({ name: "Operating" }, { key: "1" } as never)],
];

describe("the stack of a refused direct call", () => {
  test.each(calls)("the stack of %s begins at the caller", (_, call) => {
    const bank = createBank();
    const error = errorOf(() => call(bank));
    expect(framesOf(error)[0]).toContain("stacks.test.ts:");
    expect(error.stack).toMatch(new RegExp(`^${error.name}: `));
    expect(error.stack).toContain(error.message);
  });
});

function errorOf(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    return error as Error;
  }
  throw new Error("[test] Failed to fail.");
}

function framesOf({ stack = "" }: Error): readonly string[] {
  return stack.split("\n").filter((line) => line.startsWith("    at "));
}
