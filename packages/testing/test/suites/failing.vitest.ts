import { expectDelivered } from "@sandbank/testing";
import { bankTest, expect } from "@sandbank/testing/vitest";

const url = "https://app.test/webhooks";
const test = bankTest({
  setup: (bank) => void bank.eventSubscriptions.create({ url }),
  receivers: { [url]: () => new Promise((resolve) => setTimeout(() => resolve(new Response()), 20)) },
});

test("fails", async ({ client }) => {
  const account = await client.accounts.create({ name: "Operating" });
  expect(account.name).toBe("Other");
});

test("fails in a hook", ({ bank, onTestFinished }) => {
  bank.accounts.create({ name: "Operating" });
  onTestFinished(() => {});
});

test.afterEach(({ task }) => {
  if (task.name === "fails in a hook") throw new Error("the hook fails");
});

test("passes with a list that was never sent", ({ client }) => {
  client.accounts.list();
});

test("passes with a call that was never awaited", ({ client }) => {
  client.accounts.create({ name: "Operating" });
});

test("does not await a delivery", ({ bank, deliverer: _ }) => {
  bank.accounts.create({ name: "Operating" });
  expectDelivered(bank, { category: "account.created" });
});

test.fails("is expected to fail", ({ bank }) => {
  bank.accounts.create({ name: "Operating" });
  throw new Error("as expected");
});

test("fails at each attempt", { retry: 2 }, ({ bank }) => {
  bank.accounts.create({ name: "Operating" });
  throw new Error("at each attempt");
});

for (const _ of [1, 2, 3]) test("has the name of another test", ({ bank: _ }) => {});
