import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { expect, test } from "vitest";
import { type SweepOptions, sweep } from "../../src/sweep.ts";

type Kept = Map<string, string>;
interface App {
  readonly store: Kept;
  readonly client: BankClient;
}

/** Sweeps a sign-up that `begin` precedes. */
const signUp = (begin: (store: Kept) => unknown): SweepOptions<App, Kept> => ({
  bank: createBank(),
  store: () => new Map(),
  start: ({ store, clientOptions }) => ({ store, client: new BankClient(clientOptions) }),
  async story({ step }) {
    await step("Ada signs up", async ({ store, client }) => {
      await begin(store);
      store.set("lock", "taken");
      await client.accounts.create({ name: "Ada" }, { idempotencyKey: "Ada" });
      store.set("lock", "free");
    });
  },
  check: ({ bank }) => bank.accounts.list().data.length === 1,
});

const retries: Record<string, (store: Kept) => unknown> = {
  "at once"(store) {
    for (;;) {
      try {
        store.set("began", "yes");
        return;
      } catch {}
    }
  },
  async "without leaving the turn of the event loop"(store) {
    for (;;) {
      try {
        await null;
        store.set("began", "yes");
        return;
      } catch {}
    }
  },
};

test.for(Object.entries(retries))("a dead process that tries a write until it succeeds ends: %s", async ([, begin]) => {
  const { runs } = await sweep(signUp(begin));
  expect(runs).toBeGreaterThan(5);
});

const waits: Record<string, (store: Kept) => unknown> = {
  async "reads the store again and again"(store) {
    while (store.get("lock") === "taken") await null;
  },
  "reads it without an end, and without a wait"(store) {
    while (store.get("lock") === "taken") {}
  },
  "writes without an end"(store) {
    while (store.get("lock") === "taken") store.set("waits", "yes");
  },
};

test.for(Object.entries(waits))("an app that waits for a lock that a crash has left fails: %s", async ([, begin]) => {
  const found = sweep({ ...signUp(begin), faults: ["crash"] });
  await expect(found).rejects.toThrow(/step "Ada signs up" does not end\. The app (read its store|reached) more than/);
});
