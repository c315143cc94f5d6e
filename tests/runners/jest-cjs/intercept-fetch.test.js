const { createBank } = require("@sandbank/engine");
const { interceptFetch } = require("@sandbank/engine/http");
const { customers, openAccount } = require("./app.js");

const base = createBank({ apiKeys: ["sandbox_key"] });
let bank;
let intercepted;
beforeEach(() => {
  bank = base.fork();
  intercepted = interceptFetch(bank, { baseUrl: "https://bank.test" });
});
afterEach(() => intercepted.restore());

test("reaches the bank from the client of the app", async () => {
  const { account } = await openAccount("Ada");
  expect(bank).toHaveEmitted("account.created", { objectId: account.id });
});

test("starts each test without the Accounts of other tests", async () => {
  expect(await customers()).toEqual([]);
});
