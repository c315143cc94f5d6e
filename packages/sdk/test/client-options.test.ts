import { type Bank, createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { describe, expect, test, vi } from "vitest";
import { BankClient, type BankClientOptions } from "../src/index.ts";

const START = "2026-01-01T00:00:00.000Z";

function clientOf(bank: Bank, options: BankClientOptions = {}): BankClient {
  return new BankClient({ ...clientOptions(bank), ...options });
}

/** The idempotency keys of a bank's creates, in order. */
function keysOf(bank: Bank): (string | null)[] {
  return bank.journal().entries.flatMap((entry) => (entry.kind === "call" ? [entry.idempotencyKey] : []));
}

describe("a client with clientOptions", () => {
  test("a client with clientOptions retries a create whose response was lost, with the same counted key, at a later time of the bank", async () => {
    const bank = createBank();
    bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
    const account = await clientOf(bank).accounts.create({ name: "Operating" });
    expect(bank.accounts.list().data).toEqual([account]);
    expect(keysOf(bank)).toEqual(["key-1"]);
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.500Z");
  });

  test("a client with clientOptions uses no timer, not even to retry", async () => {
    const bank = createBank();
    bank.faults.arm({ kind: "drop_before_commit", times: 2 });
    const timers = vi.spyOn(globalThis, "setTimeout");
    await clientOf(bank).accounts.list();
    const waits = timers.mock.calls.map(([, milliseconds]) => milliseconds);
    timers.mockRestore();
    expect(waits).toEqual([]);
    expect(bank.clock.now()).toBe("2026-01-01T00:00:01.500Z");
  });

  test("a client with clientOptions succeeds after a 429 of a rate limit, although the bank's clock is stopped", async () => {
    const bank = createBank({ rateLimit: { perSecond: 1 } });
    const client = clientOf(bank);
    for (const name of ["One", "Two", "Three"]) await client.accounts.create({ name });
    expect(bank.accounts.list().data.map(({ name }) => name)).toEqual(["Three", "Two", "One"]);
    expect(bank.clock.now()).toBe("2026-01-01T00:00:02.000Z");
  });

  test.each([false, true])(
    "a client with clientOptions waits once for calls that fail together (with a deliverer: %s)",
    async (isDelivering) => {
      const bank = createBank();
      const deliverer = isDelivering ? createDeliverer(bank, {}) : undefined;
      bank.faults.arm({ kind: "rate_limited_error", times: 12 });
      bank.faults.arm({ kind: "drop_after_commit", times: 4 });
      const client = clientOf(bank);
      const names = [...Array(16).keys()].map((number) => `Account ${number}`);
      await Promise.all(names.map((name) => client.accounts.create({ name })));
      deliverer?.close();
      expect(
        bank.accounts
          .list()
          .data.map(({ name }) => name)
          .toSorted(),
      ).toEqual(names.toSorted());
      expect(bank.clock.now()).toBe("2026-01-01T00:00:01.000Z");
    },
  );

  test("a client with clientOptions measures totalTimeoutMs and its waits on the bank's clock", async () => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error", times: 10 });
    const client = clientOf(bank, { maxRetries: 9, totalTimeoutMs: 2_000 });
    // Waits of 0.5 and 1 seconds fit into the limit, and a wait of 2 seconds does not.
    await expect(client.accounts.list()).rejects.toMatchObject({ attempts: 3 });
    expect(bank.clock.now()).toBe("2026-01-01T00:00:01.500Z");
  });

  test("a client with clientOptions ends a wait when the call is aborted, with the reason", async () => {
    const bank = createBank();
    bank.faults.arm({ kind: "internal_server_error" });
    const controller = new AbortController();
    const client = clientOf(bank, {
      onAttempt: ({ kind }) => kind === "retry" && controller.abort(new Error("Enough.")),
    });
    await expect(client.accounts.list(undefined, { signal: controller.signal })).rejects.toThrow("Enough.");
    expect(bank.clock.now()).toBe(START);
  });

  test("a client with clientOptions retries in a webhook handler while the deliverer waits for the handler", async () => {
    const bank = createBank();
    const client = clientOf(bank);
    const names: string[] = [];
    const url = "https://app.test/webhooks";
    const deliverer = createDeliverer(bank, {
      // No wait may use real time.
      hangTimeoutMs: 1_000_000,
      receivers: {
        [url]: async (request) => {
          const { associated_object_id } = await request.json();
          bank.faults.arm({ kind: "internal_server_error", operation: "accounts.retrieve" });
          names.push((await client.accounts.retrieve(associated_object_id)).name);
          return new Response();
        },
      },
    });
    bank.eventSubscriptions.create({ url, selected_event_categories: [{ event_category: "account.created" }] });
    for (const name of ["One", "Two"]) bank.accounts.create({ name });
    await deliverer.settled();
    bank.accounts.create({ name: "Three" });
    await deliverer.advance({ days: 10 });
    deliverer.close();
    expect(names.toSorted()).toEqual(["One", "Three", "Two"]);
    expect(bank.webhooks.attempts().map(({ state, durationMs }) => [state, durationMs])).toEqual(
      Array(3).fill(["succeeded", 500]),
    );
  });
});
