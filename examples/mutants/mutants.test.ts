import assert from "node:assert/strict";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { mutants } from "@sandbank/testing/mutants";
import { expect, test } from "vitest";
import { listRefunds, refund } from "./refunds.ts";
import { bank, customer, shop } from "./shop.ts";

const only = ["rules", "states", "money", "lists", "keys", "errors"];
const order = { order: "1", from: shop.id, to: customer.id, amount: 30_00 };

test("a careless test does not notice that no money moves", async () => {
  const { notNoticed } = await mutants({
    bank,
    only,
    run: async (bank) => assert.ok(await refund(new BankClient(clientOptions(bank)), order)),
  });
  expect(notNoticed.map(({ id }) => id)).toContain("posting/account_transfer_intention/off");
});

test("a careful test notices every mutant that it reaches", async () => {
  const { reached, notNoticed } = await mutants({
    bank,
    only,
    async run(bank) {
      const client = new BankClient(clientOptions(bank));
      await refund(client, order);
      await refund(client, order);
      assert.equal(bank.accounts.balance(shop.id).available_balance, 70_00);
      assert.equal(await refund(client, { ...order, order: "2", amount: 70_01 }), "We pay you back as soon as we can.");
      assert.deepEqual(await listRefunds(client, shop.id), [["1", 30_00]]);
    },
  });
  expect(reached.length).toBeGreaterThan(5);
  expect(notNoticed).toEqual([]);
});
