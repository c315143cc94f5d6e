import { expect, test } from "@sandbank/testing/vitest";

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

test.fails("is expected to fail", ({ bank }) => {
  bank.accounts.create({ name: "Operating" });
  throw new Error("as expected");
});

test("fails at each attempt", { retry: 2 }, ({ bank }) => {
  bank.accounts.create({ name: "Operating" });
  throw new Error("at each attempt");
});

for (const _ of [1, 2, 3]) test("has the name of another test", ({ bank: _ }) => {});
