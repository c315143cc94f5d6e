import { createBank } from "@sandbank/engine";

/** A bank in which the shop has $100.00. */
export const bank = createBank();
export const shop = bank.accounts.create({ name: "Shop" });
export const customer = bank.accounts.create({ name: "Customer" });
bank.simulations.interestPayments.create({ account_id: shop.id, amount: 100_00 });
