import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  test,
} from "@jest/globals";
import { setupBank } from "@sandbank/msw/node";
import { BankClient } from "@sandbank/sdk";
import { bankTest } from "@sandbank/testing/jest";
import { openAccount } from "./app.js";

const setup = setupBank({ apiKeys: ["sandbox_key"] });
const withBank = bankTest({ apiKeys: ["sandbox_key"] });
beforeAll(() => setup.listen({ onUnhandledRequest: "error" }));
// The requests of the app reach the bank of the test until `setup.reset`.
beforeEach(withBank(({ bank }) => setup.use(bank)));
afterEach(() => setup.reset());
afterAll(() => setup.close());

const appsClient = new BankClient({
  apiKey: "sandbox_key",
  baseUrl: "https://bank.test",
});

test(
  "opens an Account",
  withBank(async ({ bank }) => {
    await openAccount(appsClient, "Ada");
    expect(bank).toHaveEmitted("account.created", { times: 1 });
  }),
);
