import type { AccountId, BankClient, CardDecline, CardId } from "@sandbank/sdk";

/** A small app that uses the banking API: it explains card payments, and sweeps unneeded money from an Account. */

export type Charge =
  | { readonly outcome: "authorized"; readonly cents: number }
  | { readonly outcome: "declined"; readonly advice: string };

/**
 * Describes the last payment with a Card for the customer: its hold, or advice after a decline. Returns null before the
 * first payment.
 */
export async function lastCharge(client: BankClient, cardId: CardId): Promise<Charge | null> {
  const { data } = await client.cardPayments.list({ card_id: cardId, limit: 1 });
  const last = data[0]?.elements.at(-1);
  if (last === undefined) return null;
  if (last.card_decline) return { outcome: "declined", advice: adviceOn(last.card_decline) };
  return { outcome: "authorized", cents: last.card_authorization?.amount ?? 0 };
}

function adviceOn({ reason }: CardDecline): string {
  switch (reason) {
    case "insufficient_funds":
      return "There is not enough money in your account.";
    case "breaches_limit":
      return "You have reached your spending limit. Try again tomorrow.";
    case "suspected_fraud":
      return "Call us before you pay again.";
    default:
      return "Use another card.";
  }
}

/** Returns the amount that merchants hold on an Account, in cents. */
export async function heldByMerchants(client: BankClient, accountId: AccountId): Promise<number> {
  const open = client.pendingTransactions.list({ account_id: accountId, status: { in: ["pending"] } });
  let held = 0;
  for await (const pending of open) if (pending.source.category === "card_authorization") held += pending.held_amount;
  return held;
}

/**
 * Sets aside, with a hold, the money of an Account above the amount to keep. Returns the amount set aside. All amounts
 * are in cents.
 */
export async function sweep(client: BankClient, accountId: AccountId, keep: number): Promise<number> {
  const { available_balance } = await client.accounts.balance(accountId);
  const spare = Math.max(available_balance - keep, 0);
  if (spare > 0) {
    await client.pendingTransactions.create({ account_id: accountId, amount: -spare, description: "Sweep" });
  }
  return spare;
}
