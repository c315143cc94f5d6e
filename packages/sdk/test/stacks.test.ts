import { describe, expect, test } from "vitest";
import type { BankClient } from "../src/index.ts";
import { clientOf } from "./client.ts";
import type { Step } from "./scripted-fetch.ts";

const ways: readonly (readonly [string, (client: BankClient) => PromiseLike<unknown>])[] = [
  ["a call", (client) => client.accounts.retrieve("account_1")],
  ["the response of a call", (client) => client.accounts.retrieve("account_1").withResponse()],
  ["several calls", (client) => Promise.all([client.accounts.retrieve("account_1")])],
  ["a list", (client) => client.accounts.list()],
  ["the response of a list", (client) => client.accounts.list().withResponse()],
  ["an iteration", (client) => client.accounts.list()[Symbol.asyncIterator]().next()],
  ["the pages of a list", (client) => client.accounts.list().pages()[Symbol.asyncIterator]().next()],
  ["an array of a list", (client) => client.accounts.list().toArray({ limit: 1 })],
  ["a loop over a list", loopOver],
];

const failures: readonly (readonly [string, Step])[] = [
  ["a refusal", { status: 404, body: { type: "object_not_found_error" } }],
  ["a lost connection", new TypeError("fetch failed")],
];

const limits = [{ timeoutMs: 60_000 }, { timeoutMs: Infinity }];

describe("the stack of an error", () => {
  const cases = ways.flatMap(([way, call]) =>
    failures.flatMap(([failure, step]) => limits.map((limit) => ({ way, call, failure, step, ...limit }))),
  );
  test.each(cases)(
    "the stack of an error names the function that awaits $way: $failure, timeoutMs $timeoutMs",
    async ({ call, step, timeoutMs }) => {
      expect(await stackOf(call, clientOf([step], { timeoutMs, maxRetries: 0 }).client)).toContain("placeOrder (");
    },
  );

  test.each(ways)("the stack of a timeout names the function that awaits %s", async (_way, call) => {
    const stack = await stackOf(call, clientOf(["hang"], { timeoutMs: 1, maxRetries: 0 }).client);
    expect(stack).toMatch(/^BankTimeoutError: /);
    expect(stack).toContain("placeOrder (");
  });

  test.each<[string, (client: BankClient) => PromiseLike<unknown>]>([
    ["a call", (client) => client.accounts.create({ name: 1n } as never)],
    ["a list", (client) => client.accounts.list({ limit: Number.NaN })],
  ])("the stack of an error in the parameters names the function that awaits %s", async (_way, call) => {
    const stack = await stackOf(call, clientOf([]).client);
    expect(stack).toMatch(/^BankArgumentError: /);
    expect(stack).toContain("placeOrder (");
  });
});

/** The stack of the error that a call throws in the function `placeOrder`. */
async function stackOf(call: (client: BankClient) => PromiseLike<unknown>, client: BankClient) {
  async function placeOrder() {
    await call(client);
  }
  const error: Error = await placeOrder().catch((thrown) => thrown);
  return error.stack;
}

async function loopOver(client: BankClient): Promise<void> {
  for await (const _ of client.accounts.list());
}
