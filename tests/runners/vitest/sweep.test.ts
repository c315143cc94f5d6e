import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { sweep } from "@sandbank/testing/sweep";
import { expect, test } from "vitest";
import { openAccount } from "../app/app.ts";

test("has an Account with a number, wherever the app crashes", async () => {
  await sweep({
    bank: createBank(),
    store: () => new Map<string, string>(),
    start: ({ store, clientOptions }) => ({
      store,
      client: new BankClient(clientOptions),
    }),
    story: ({ step }) =>
      step("Ada signs up", async ({ store, client }) => {
        void noteLater(store); // in the background
        const { account } = await openAccount(client, "Ada");
        store.set("Ada", account.id);
      }),
    check: ({ bank, store }) => {
      const { data } = bank.accountNumbers.list();
      expect(data.map((number) => number.account_id)).toContain(
        store.get("Ada"),
      );
    },
  });
});

async function noteLater(store: Map<string, string>) {
  await new Promise(setImmediate);
  store.set("latest", "Ada");
}
