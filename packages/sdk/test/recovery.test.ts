import { type Bank, createBank, type FaultKind } from "@sandbank/engine";
import { createFetchHandler } from "@sandbank/engine/http";
import { describe, expect, test } from "vitest";
import { volume } from "../../../tests/support/volume.ts";
import {
  type Account,
  BankArgumentError,
  BankClient,
  BankClientError,
  type BankClientOptions,
  BankConnectionError,
  type FetchLike,
  IdempotencyKeyAlreadyUsedError,
} from "../src/index.ts";
import { clientOf, errorOf } from "./client.ts";
import { stillTime } from "./still-time.ts";

function clientOfBank(bank: Bank, options: Partial<BankClientOptions> = {}): BankClient {
  const fetch = createFetchHandler(bank) as FetchLike;
  return new BankClient({
    apiKey: bank.apiKey,
    baseUrl: "https://bank.test",
    fetch,
    ...stillTime().options,
    ...options,
  });
}

async function countAccounts(client: BankClient): Promise<number> {
  return (await client.accounts.list().toArray({ limit: Number.POSITIVE_INFINITY })).length;
}

/** Returns the error of a create whose attempts were all dropped. */
async function lostCreate(bank: Bank, client: BankClient, kind: FaultKind, times = 1) {
  bank.faults.arm({ operation: "accounts.create", kind, times });
  const error = await errorOf(client.accounts.create({ name: "Operating" }, { maxRetries: times - 1 }));
  expect(error).toBeInstanceOf(BankConnectionError);
  return error as BankConnectionError;
}

test("an API key that is not available for a retry leaves an error with mayBeDone", async () => {
  const bank = createBank({ seed: 1 });
  const keys = [bank.apiKey];
  const apiKey = () => keys.shift() ?? Promise.reject(new Error("The vault is sealed."));
  const client = clientOfBank(bank, { apiKey });
  bank.faults.arm({ operation: "accounts.create", kind: "drop_after_commit" });
  const error = await errorOf(client.accounts.create({ name: "Operating" }, { idempotencyKey: "k1" }));
  expect(error).toBeInstanceOf(BankConnectionError);
  expect(error).toMatchObject({ mayBeDone: true, idempotencyKey: "k1", attempts: 2 });
  expect(String(error)).toContain("No response: The vault is sealed (POST /accounts).");
  keys.push(bank.apiKey, bank.apiKey);
  expect(await client.recover<Account>(error as BankConnectionError)).toMatchObject({ name: "Operating" });
  expect(await countAccounts(client)).toBe(1);
});

describe.each(["drop_before_commit", "drop_after_commit"] as const)("recover after %s", (kind) => {
  test("recover returns the one Account, even if several attempts were lost", async () => {
    const bank = createBank({ seed: 1 });
    const client = clientOfBank(bank);
    const before = await countAccounts(client);
    const account = await client.recover<Account>(await lostCreate(bank, client, kind, 3));
    expect(account).toMatchObject({ type: "account", name: "Operating" });
    expect(await client.accounts.retrieve(account.id)).toEqual(account);
    expect(await countAccounts(client)).toBe(before + 1);
  });

  test("recover returns the same Account each time", async () => {
    const bank = createBank({ seed: 1 });
    const client = clientOfBank(bank);
    const error = await lostCreate(bank, client, kind);
    expect(await client.recover(error)).toEqual(await client.recover(error));
  });

  test("recover fails with an error that recover accepts in turn", async () => {
    const bank = createBank({ seed: 1 });
    const client = clientOfBank(bank);
    const before = await countAccounts(client);
    const first = await lostCreate(bank, client, kind);
    bank.faults.arm({ operation: "accounts.create", kind });
    const second = (await errorOf(client.recover(first, { maxRetries: 0 }))) as BankConnectionError;
    expect(second).toMatchObject({ mayBeDone: true, idempotencyKey: first.idempotencyKey });
    expect(await client.recover(second)).toEqual(await client.recover(first));
    expect(await countAccounts(client)).toBe(before + 1);
  });
});

describe("recover", () => {
  const lost = new TypeError("fetch failed");

  test("recover repeats the request with its key, body, headers and limits", async () => {
    const { client, requests } = clientOf([lost, {}]);
    const options = { maxRetries: 0, headers: { "x-tenant": "7" } };
    const error = (await errorOf(client.accounts.create({ name: "Operating" }, options))) as BankClientError;
    await client.recover(error);
    const [first, second] = requests.map(({ at: _at, signal: _signal, ...request }) => request);
    expect(second).toEqual(first);
    expect(second?.headers).toMatchObject({ "idempotency-key": error.idempotencyKey, "x-tenant": "7" });
  });

  test("recover replaces the options of the call, but keeps the idempotency key", async () => {
    const { client, requests } = clientOf([lost, lost, {}], stillTime().options);
    const call = client.accounts.create({ name: "Operating" }, { idempotencyKey: "k1", maxRetries: 0 });
    const options = { headers: { "x-again": "yes" }, maxRetries: 1, idempotencyKey: "k2" };
    await client.recover((await errorOf(call)) as BankClientError, options);
    expect(requests.map(({ headers }) => [headers["idempotency-key"], headers["x-again"]])).toEqual([
      ["k1", undefined],
      ["k1", "yes"],
      ["k1", "yes"],
    ]);
  });

  test("recover ignores the signal of the call, and accepts a signal of its own", async () => {
    const { client, requests } = clientOf([lost, {}]);
    const controller = new AbortController();
    const call = client.accounts.create({ name: "Operating" }, { signal: controller.signal, maxRetries: 0 });
    const error = (await errorOf(call)) as BankClientError;
    controller.abort();
    await client.recover(error);
    await expect(client.recover(error, { signal: controller.signal })).rejects.toBe(controller.signal.reason);
    expect(requests).toHaveLength(2);
  });

  test("recover repeats a PATCH, which writes the same values again without a key", async () => {
    const { client, requests } = clientOf([lost, { body: { id: "account_1", name: "Payroll" } }]);
    const error = await errorOf(client.accounts.update("account_1", { name: "Payroll" }, { maxRetries: 0 }));
    expect(error).toMatchObject({ mayBeDone: true, idempotencyKey: null });
    expect(await client.recover(error as BankClientError)).toMatchObject({ name: "Payroll" });
    expect(requests.map(({ method, body }) => [method, body])).toEqual(Array(2).fill(["PATCH", '{"name":"Payroll"}']));
  });

  test("recover supports withResponse", async () => {
    const { client } = clientOf([lost, { headers: { "x-request-id": "request_2" }, body: { id: "account_1" } }]);
    const error = (await errorOf(client.accounts.create({ name: "A" }, { maxRetries: 0 }))) as BankClientError;
    expect(await client.recover(error).withResponse()).toMatchObject({
      requestId: "request_2",
      data: { id: "account_1" },
    });
  });

  test("recover repeats the call of a refused retry, since an earlier attempt was lost", async () => {
    const { client, requests } = clientOf([lost, { status: 429 }, {}], { ...stillTime().options, maxRetries: 1 });
    await client.recover((await errorOf(client.accounts.create({ name: "Operating" }))) as BankClientError);
    expect(new Set(requests.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(requests).toHaveLength(3);
  });

  test("recover refuses any value other than an error of the same client with mayBeDone, and sends no request", async () => {
    const refusing = clientOf([{ status: 409, body: { type: "idempotency_key_already_used_error" } }]);
    const refusal = await errorOf(refusing.client.accounts.create({ name: "Operating" }));
    expect(refusal).toBeInstanceOf(IdempotencyKeyAlreadyUsedError);
    const other = clientOf([lost], { maxRetries: 0 });
    const foreign = await errorOf(other.client.accounts.create({ name: "Operating" }));
    expect(foreign).toMatchObject({ mayBeDone: true });
    const copy = Object.assign(new Error("copied"), foreign);
    for (const error of [refusal, foreign, copy, new Error("other"), { mayBeDone: true }, null, undefined, "lost", 7]) {
      const outcome = await errorOf(refusing.client.recover(error as BankClientError));
      expect(outcome).toEqual(
        new BankArgumentError(
          "[sandbank] Failed to use error: it must be one of this client whose `mayBeDone` is true.",
        ),
      );
    }
    expect([refusing.requests.length, other.requests.length]).toEqual([1, 1]);
  });

  test("recover refuses an error of another call that was the reason of this call's abort", async () => {
    const { client } = clientOf([lost, "hang"], { maxRetries: 0 });
    const { client: other } = clientOf([lost], { maxRetries: 0 });
    const reason = await errorOf(other.accounts.create({ name: "Other" }));
    await errorOf(client.accounts.retrieve("account_1"));
    const controller = new AbortController();
    const call = errorOf(client.accounts.create({ name: "Operating" }, { signal: controller.signal }));
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(await errorOf(client.recover(reason as BankClientError))).toBeInstanceOf(BankArgumentError);
  });
});

describe("random drops", () => {
  /** A random generator from 0 to less than 1 with the same numbers on every run (mulberry32). */
  function randomOf(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let bits = Math.imul(state ^ (state >>> 15), 1 | state);
      bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
      return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  /** Drops three requests in ten before the bank receives them, and the responses to three more after the commit. */
  function droppingFetch(
    bank: Bank,
    random: () => number,
  ): { fetch: FetchLike; dropped: { before: number; after: number } } {
    const dropped = { before: 0, after: 0 };
    const handler = createFetchHandler(bank) as FetchLike;
    const fetch: FetchLike = async (url, init) => {
      const fate = init.method === "POST" ? random() : 1;
      if (fate < 0.3) dropped.before++;
      const response = fate < 0.3 ? undefined : await handler(url, init);
      if (fate >= 0.3 && fate < 0.6) dropped.after++;
      if (response === undefined || fate < 0.6) throw new TypeError("fetch failed");
      return response;
    };
    return { fetch, dropped };
  }

  /** Creates, and recovers until there is a response: the complete error handling of an app. */
  async function createForSure(client: BankClient, name: string): Promise<Account> {
    let call = client.accounts.create({ name });
    for (;;) {
      try {
        return await call;
      } catch (error) {
        if (!(error instanceof BankClientError && error.mayBeDone)) throw error;
        call = client.recover<Account>(error);
      }
    }
  }

  const total = volume(10_000, 1_000);

  test(`${total} creates whose responses are dropped at random create exactly ${total} Accounts`, async () => {
    const bank = createBank({ seed: 7 });
    const { fetch, dropped } = droppingFetch(bank, randomOf(7));
    const client = clientOfBank(bank, { fetch, maxRetries: 1 });
    const before = await countAccounts(client);
    const ids = new Set<string>();
    for (let index = 0; index < total; index += 10) {
      const names = Array.from({ length: 10 }, (_, offset) => `Account ${index + offset}`);
      for (const { id } of await Promise.all(names.map((name) => createForSure(client, name)))) ids.add(id);
    }
    expect(ids.size).toBe(total);
    expect(await countAccounts(client)).toBe(before + total);
    expect(Math.min(dropped.before, dropped.after)).toBeGreaterThan(total / 2);
  });
});
