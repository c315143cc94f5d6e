import { expect, test } from "@sandbank/testing/vitest";

test("opens an Account", async ({ client }) => {
  expect(await client.accounts.create({ name: "Operating" })).toBeDefined();
});
