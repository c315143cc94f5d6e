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
