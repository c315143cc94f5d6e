import { describe, expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import type { Change } from "../../src/mutants/change.ts";
import { rightAndWrong } from "../support/installed.ts";

const off: Change = { kind: "amount", times: 0, plus: 0 };
const doubled: Change = { kind: "amount", times: 2, plus: 0 };
const cent: Change = { kind: "amount", times: 1, plus: 1 };

/**
 * Pays $30.00 from an Account with $100.00: authorizes the payment, reverses $10.00 and settles the rest. Returns the
 * available balance after each step, the current balance at the end, and the amounts of the objects.
 */
function pay() {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  bank.network.interestPayments.create({ account_id: account.id, amount: 100_00 });
  const card = bank.cards.create({ account_id: account.id });
  const balance = () => bank.accounts.balance(account.id);
  const { pending_transaction: pending } = bank.network.cardAuthorizations.create({ card_id: card.id, amount: 30_00 });
  if (pending?.source.category !== "card_authorization") throw new Error("The payment was declined.");
  const authorized = balance().available_balance;
  const { card_payment_id } = pending.source.card_authorization;
  bank.network.cardReversals.create({ card_payment_id, amount: 10_00 });
  const reversed = balance().available_balance;
  const settled = bank.network.cardSettlements.create({ card_id: card.id, pending_transaction_id: pending.id });
  const { available_balance, current_balance } = balance();
  return {
    available: [authorized, reversed, available_balance],
    current: current_balance,
    held: pending.held_amount,
    posted: settled.amount,
  };
}

const right = { available: [70_00, 80_00, 80_00], current: 80_00, held: 30_00, posted: -20_00 };

describe("a mutant of money", () => {
  test.each([
    ["posting/card_settlement", off, { available: [70_00, 80_00, 100_00], current: 100_00 }],
    ["posting/card_settlement", doubled, { available: [70_00, 80_00, 60_00], current: 60_00, posted: -40_00 }],
    ["posting/card_settlement", cent, { available: [70_00, 80_00, 79_99], current: 79_99, posted: -20_01 }],
    ["hold/card_authorization", off, { available: [100_00, 100_00, 80_00], held: 0 }],
    ["hold/card_authorization", doubled, { available: [40_00, 60_00, 80_00], held: 60_00 }],
    ["hold/card_authorization", cent, { available: [69_99, 79_99, 80_00], held: 30_01 }],
    ["release/card_authorization", off, { available: [70_00, 70_00, 50_00] }],
    ["posting/card_refund", off, {}],
  ])("moves other amounts at %s: %j", (place, change, wrong) => {
    expect(rightAndWrong({ place, change }, pay)).toEqual([right, { ...right, ...wrong }]);
  });
});
