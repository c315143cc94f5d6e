import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { BankArgumentError, BankConnectionError, type FetchLike } from "../src/index.ts";
import { clientOf, errorOf } from "./client.ts";
import { stillTime } from "./still-time.ts";

/** Returns the next key at each call, and the last key from then on. */
function keysOf(...keys: readonly string[]) {
  let calls = 0;
  const apiKey = async () => keys[Math.min(calls++, keys.length - 1)] as string;
  return { apiKey, calls: () => calls };
}

describe("apiKey as a function", () => {
  test("an apiKey function is called for each attempt, so that a retry sends the present key", async () => {
    const { apiKey, calls } = keysOf("key_one", "key_two");
    const { client, requests } = clientOf([{ status: 500 }, {}, {}], { ...stillTime().options, apiKey });
    await client.accounts.create({ name: "Operating" });
    await client.accounts.retrieve("account_1");
    expect(requests.map(({ headers }) => headers["authorization"])).toEqual([
      "Bearer key_one",
      "Bearer key_two",
      "Bearer key_two",
    ]);
    expect(calls()).toBe(3);
  });

  test("an apiKey function may return the key without a promise", async () => {
    const { client, requests } = clientOf([{}], { apiKey: () => "key_one" });
    await client.accounts.retrieve("account_1");
    expect(requests[0]?.headers["authorization"]).toBe("Bearer key_one");
  });

  test("an apiKey function is not called for an unused list or for a call that is refused before it is sent", async () => {
    const { apiKey, calls } = keysOf("key_one");
    const { client } = clientOf([{}], { apiKey });
    client.accounts.list();
    await errorOf(client.accounts.retrieve("" as "account_1"));
    await errorOf(client.accounts.retrieve("account_1", { signal: AbortSignal.abort() }));
    expect(calls()).toBe(0);
  });

  test.each<[string, () => Promise<string>]>([
    ["rejects", () => Promise.reject(new RangeError("the vault is sealed"))],
    [
      "throws",
      () => {
        throw new RangeError("the vault is sealed");
      },
    ],
  ])("an apiKey function that %s rejects the call with that error, without a retry", async (_how, apiKey) => {
    const { client, requests } = clientOf([{}], { ...stillTime().options, apiKey });
    expect(await errorOf(client.accounts.create({ name: "Operating" }))).toEqual(new RangeError("the vault is sealed"));
    expect(requests).toHaveLength(0);
  });

  test.each(["", "two lines\n", undefined, null, 7])(
    "an apiKey function that returns %j rejects the call, and no request is sent",
    async (key) => {
      const { client, requests } = clientOf([{}], { apiKey: async () => key as string });
      expect(await errorOf(client.accounts.retrieve("account_1"))).toEqual(
        new BankArgumentError(
          "[sandbank] Failed to use apiKey: it must be text without spaces or line breaks, or a function that returns it.",
        ),
      );
      expect(requests).toHaveLength(0);
    },
  );

  test("an apiKey function counts towards the timeout of the attempt", async () => {
    const { client, requests } = clientOf([{}], { apiKey: () => new Promise(() => {}), timeoutMs: 1, maxRetries: 0 });
    expect(await errorOf(client.accounts.retrieve("account_1"))).toMatchObject({ name: "BankTimeoutError" });
    expect(requests).toHaveLength(0);
  });

  test("an abort rejects the call at once while an apiKey function is pending, and no request follows", async () => {
    let give!: (key: string) => void;
    const { client, requests } = clientOf([{}], { apiKey: () => new Promise((resolve) => (give = resolve)) });
    const controller = new AbortController();
    const call = errorOf(client.accounts.create({ name: "Operating" }, { signal: controller.signal }));
    await Promise.resolve();
    controller.abort(new Error("the user left"));
    expect(await call).toBe(controller.signal.reason);
    give("key_one");
    await new Promise(setImmediate);
    expect(requests).toHaveLength(0);
  });
});

describe("rotation", () => {
  test("rotating keys are both masked in an error that quotes them", async () => {
    const { apiKey } = keysOf("key_one", "key_two");
    const body = { type: "rate_limited_error", detail: "key_one and then key_two" };
    const { client } = clientOf([{ status: 429, body }], { ...stillTime().options, apiKey, maxRetries: 1 });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toMatchObject({ attempts: 2, detail: "*** and then ***" });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/key_(one|two)/);
  });

  test("rotating keys are each masked in the errors of their own attempt, even with many other calls in the meantime", async () => {
    const answers: ((text: string) => void)[] = [];
    let calls = 0;
    const fetch: FetchLike = async () => ({
      status: 404,
      headers: { get: () => null },
      text: () => new Promise((resolve) => answers.push(resolve)),
    });
    const { client } = clientOf([], { fetch, apiKey: async () => `token_${calls++}_of_this_call` });
    const errors = Array.from({ length: 20 }, () => errorOf(client.accounts.retrieve("account_1")));
    while (answers.length < 20) await Promise.resolve();
    for (const [index, answer] of answers.entries()) answer(`<html>token_${index}_of_this_call`);
    for (const error of await Promise.all(errors)) expect(inspect(error)).not.toContain("_of_this_call");
  });

  test("rotating keys are masked in the cause of a lost connection", async () => {
    const { apiKey } = keysOf("key_one", "key_two");
    const lost = new TypeError("fetch failed", { cause: new Error("bad header: Bearer key_two") });
    const { client } = clientOf([lost], { ...stillTime().options, apiKey, maxRetries: 1 });
    const error = await errorOf(client.accounts.retrieve("account_1"));
    expect(error).toBeInstanceOf(BankConnectionError);
    expect(inspect(error, { depth: 9 })).not.toContain("key_two");
  });
});
