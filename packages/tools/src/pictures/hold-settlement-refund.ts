import assert from "node:assert/strict";
import { createBank } from "@sandbank/engine";
import { drawBalances } from "./draw-balances.ts";
import { tellStory } from "./story.ts";

/** A card payment from its authorization to a refund, in the current and the available balance. */
export function drawHoldSettlementRefund(): string {
  const bank = createBank();
  const { simulations } = bank;
  const account = bank.accounts.create({ name: "Operating" });
  const number = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
  const { id: card_id } = bank.cards.create({ account_id: account.id });
  simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: 100_00 });
  const story = tellStory(bank);

  const { pending_transaction: hold } = story.on("2026-01-03", "Authorization of $30: a hold", () =>
    simulations.cardAuthorizations.create({ card_id, amount: 30_00 }),
  );
  assert(hold?.source.card_authorization);
  const { card_payment_id } = hold.source.card_authorization;
  story.on("2026-01-05", "Increment of $10: the hold is $40", () =>
    simulations.cardIncrements.create({ card_payment_id, amount: 10_00 }),
  );
  story.on("2026-01-07", "Reversal of $5: the hold is $35", () =>
    simulations.cardReversals.create({ card_payment_id, amount: 5_00 }),
  );
  const settlement = story.on("2026-01-09", "Settlement of $37: the hold ends", () =>
    simulations.cardSettlements.create({ card_id, pending_transaction_id: hold.id, amount: 37_00 }),
  );
  story.on("2026-01-12", "Refund of $7", () =>
    simulations.cardRefunds.create({ transaction_id: settlement.id, amount: 7_00 }),
  );

  return drawBalances({
    title: "Hold, settlement and refund of a card payment",
    bank,
    accountId: account.id,
    from: "2026-01-01",
    until: "2026-01-15",
    story,
  });
}
