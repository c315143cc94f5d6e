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
];

const failures: readonly (readonly [string, Step])[] = [
  ["a refusal", { status: 404, body: { type: "object_not_found_error" } }],
  ["a lost connection", new TypeError("fetch failed")],
];

const limits = [{ timeoutMs: 60_000 }, { timeoutMs: Infinity }];

/** The client may add frames of its own, but no frame of the caller may be missing. */
describe("the stack of an error", () => {
  const cases = ways.flatMap(([way, call]) =>
    failures.flatMap(([failure, step]) => limits.map((limit) => ({ way, call, failure, step, ...limit }))),
  );
  test.each(cases)(
    "names the function that awaits $way: $failure, timeoutMs $timeoutMs",
    async ({ call, step, timeoutMs }) => {
      expect(await stackOf(call, clientOf([step], { timeoutMs, maxRetries: 0 }).client)).toContain("placeOrder (");
    },
  );

  test.each(ways)("names the function that awaits %s: a timeout", async (_way, call) => {
    const stack = await stackOf(call, clientOf(["hang"], { timeoutMs: 1, maxRetries: 0 }).client);
    expect(stack).toMatch(/^BankTimeoutError: /);
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
