import { bankTest, expect } from "@sandbank/testing/vitest";
import { listRefunds, refund } from "./refunds.ts";
import { bank as base, customer, shop } from "./shop.ts";

const test = bankTest({ bank: base });
const parties = { from: shop.id, to: customer.id };

test("pays an order back", async ({ bank, client }) => {
  expect(await refund(client, { ...parties, order: "1", amount: 30_00 })).toBe("Your money is on its way.");
  // `npm run mutate` asks for both balances: without them, nobody would notice that no money moves.
  expect(bank).toHaveBalance(shop, { available: 70_00 });
  expect(bank).toHaveBalance(customer, { available: 30_00 });
});

test("pays an order back once", async ({ bank, client }) => {
  const order = { ...parties, order: "1", amount: 30_00 };
  await refund(client, order);
  await refund(client, order);
  expect(bank).toHaveBalance(customer, { available: 30_00 });
});

test("asks for patience if the shop has too little money", async ({ bank, client }) => {
  expect(await refund(client, { ...parties, order: "1", amount: 100_01 })).toBe("We pay you back as soon as we can.");
  expect(bank).toHaveBalance(shop, { available: 100_00 });
});

test("lists what was paid back", async ({ bank, client }) => {
  for (const order of ["1", "2", "3"]) await refund(client, { ...parties, order, amount: 10_00 });
  bank.accountTransfers.create({
    account_id: customer.id,
    destination_account_id: bank.accounts.create({ name: "Another shop" }).id,
    amount: 5_00,
    description: "Not ours",
  });
  expect(await listRefunds(client, shop.id)).toEqual([
    ["3", 10_00],
    ["2", 10_00],
    ["1", 10_00],
  ]);
});
