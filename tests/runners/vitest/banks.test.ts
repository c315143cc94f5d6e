import { bankTest, expect } from "@sandbank/testing/vitest";

const empty = bankTest();
const seeded = bankTest({
  setup: (bank) => void bank.accounts.create({ name: "Operating" }),
});

empty("a new bank has no Accounts", ({ bank }) => {
  expect(bank.accounts.list().data).toEqual([]);
});

seeded("a seeded bank has its Account", ({ bank }) => {
  expect(bank.accounts.list().data).toMatchObject([{ name: "Operating" }]);
});
