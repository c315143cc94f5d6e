const { setupBank } = require("@sandbank/msw/node");
const { customers, openAccount } = require("./app.js");

const setup = setupBank({ apiKeys: ["sandbox_key"] });
beforeAll(() => setup.listen({ onUnhandledRequest: "error" }));
afterEach(() => setup.reset());
afterAll(() => setup.close());

test("reaches the bank from the client of the app", async () => {
  await openAccount("Ada");
  expect(await customers()).toEqual(["Ada"]);
});

test("starts each test without the Accounts of other tests", async () => {
  expect(await customers()).toEqual([]);
});
