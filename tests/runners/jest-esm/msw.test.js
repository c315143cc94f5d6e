import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { setupBank } from "@sandbank/msw/node";
import { BankClient } from "@sandbank/sdk";
import { customers, openAccount } from "./app.js";

const setup = setupBank({ apiKeys: ["sandbox_key"] });
beforeAll(() => setup.listen({ onUnhandledRequest: "error" }));
afterEach(() => setup.reset());
afterAll(() => setup.close());

const appsClient = new BankClient({
  apiKey: "sandbox_key",
  baseUrl: "https://bank.test",
});

test("reaches the bank from a client of the app", async () => {
  await openAccount(appsClient, "Ada");
  expect(await customers(appsClient)).toEqual(["Ada"]);
});

test("starts each test without the Accounts of other tests", async () => {
  expect(await customers(appsClient)).toEqual([]);
});
