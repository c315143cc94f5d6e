import { test } from "@sandbank/testing/vitest";

for (let number = 0; number < 1_000; number++) {
  test(`test ${number}`, async ({ client }) => {
    const account = await client.accounts.create({ name: "Operating" });
    await client.accounts.retrieve(account.id);
  });
}
