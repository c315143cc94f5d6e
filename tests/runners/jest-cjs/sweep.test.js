const { createBank } = require("@sandbank/engine");
const { BankClient } = require("@sandbank/sdk");
const { sweep } = require("@sandbank/testing/sweep");
const { openAccount } = require("./app.js");

test("has an Account with a number, wherever the app crashes", async () => {
  await sweep({
    bank: createBank(),
    store: () => new Map(),
    start: ({ store, clientOptions }) => ({
      store,
      client: new BankClient(clientOptions),
    }),
    story: ({ step }) =>
      step("Ada signs up", async ({ store, client }) => {
        void noteLater(store); // in the background
        const { account } = await openAccount("Ada", client);
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

async function noteLater(store) {
  await new Promise(setImmediate);
  store.set("latest", "Ada");
}
