import assert from "node:assert/strict";
import { createBank } from "@sandbank/engine";
import { drawBalances } from "./draw-balances.ts";
import { tellStory } from "./story.ts";

/** The balance of an Account over three weeks: a hold that expires, a decline because of it, and a hold that settles. */
export function drawBalance(): string {
  const bank = createBank();
  const { simulations } = bank;
  const account = bank.accounts.create({ name: "Operating" });
  const number = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
  const card = bank.cards.create({ account_id: account.id });
  const authorize = () => simulations.cardAuthorizations.create({ card_id: card.id, amount: 60_00 });
  const story = tellStory(bank);

  story.on("2026-01-02", "An ACH transfer of $100 arrives", () =>
    simulations.inboundAchTransfers.create({ account_number_id: number.id, amount: 100_00 }),
  );
  story.on("2026-01-04", "A card authorization holds $60", authorize);
  const { declined_transaction } = story.on("2026-01-07", "Another $60: declined, insufficient_funds", authorize);
  assert.equal(declined_transaction?.source.card_decline?.reason, "insufficient_funds");
  story.on("2026-01-11", "The hold expires after seven days", () => {
    assert.equal(bank.accounts.balance(account.id).available_balance, 100_00);
  });
  const { pending_transaction } = story.on("2026-01-14", "Another $60: authorized", authorize);
  assert(pending_transaction);
  story.on("2026-01-17", "The authorization settles", () =>
    simulations.cardSettlements.create({ card_id: card.id, pending_transaction_id: pending_transaction.id }),
  );

  return drawBalances({
    title: "An Account and its holds",
    bank,
    accountId: account.id,
    from: "2026-01-01",
    until: "2026-01-21",
    story,
  });
}
