import assert from "node:assert/strict";
import { test } from "node:test";
import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { sweep } from "@sandbank/testing/sweep";

/** An app that notes each customer in the background, where nobody awaits it. */
const sweepSignUp = (keyOf: (name: string) => string | undefined) =>
  sweep({
    bank: createBank(),
    store: () => new Map<string, string>(),
    start: ({ store, clientOptions }) => ({ store, client: new BankClient(clientOptions) }),
    async story({ step }) {
      await step("Ada signs up", async ({ store, client }) => {
        void noteLater(store, "Ada");
        const { id } = await client.accounts.create({ name: "Ada" }, { idempotencyKey: keyOf("Ada") });
        store.set("Ada", id);
      });
    },
    check: ({ bank }) => assert.equal(bank.accounts.list().data.length, 1),
  });

async function noteLater(store: Map<string, string>, name: string): Promise<void> {
  await new Promise(setImmediate);
  store.set("latest", name);
}

test("the app opens one Account", async () => {
  await sweepSignUp((name) => `sign-up-${name}`);
});
test("the app opens two Accounts", async () => {
  await sweepSignUp(() => undefined);
});
