import { expect, test } from "@sandbank/testing/vitest";

for (const time of ["first", "second"]) {
  test(`creates one Account although the response is lost, the ${time} time`, async ({ bank, client }) => {
    bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
    const account = await client.accounts.create({ name: "Operating" });
    expect(bank.accounts.list().data).toEqual([account]);
  });
}
