import type { AccountId, BankClient, CardId, DeclinedTransaction, PendingTransaction } from "@sandbank/sdk";

/** A small app over the banking API: it charges Cards, and sweeps what an Account does not need. */

export type Charge =
  | { readonly outcome: "authorized"; readonly hold: PendingTransaction }
  | { readonly outcome: "declined"; readonly advice: string };

/** Charges a Card, and says what to tell the customer if that is declined. */
export async function chargeCard(client: BankClient, cardId: CardId, cents: number): Promise<Charge> {
  // In the sandbox a simulation stands for the merchant's terminal.
  const { cardAuthorizations } = client.simulations;
  const result = await cardAuthorizations.create({ card_id: cardId, amount: cents });
  if (result.pending_transaction !== null) return { outcome: "authorized", hold: result.pending_transaction };
  return { outcome: "declined", advice: adviceOn(result.declined_transaction) };
}

/** What to tell a customer who asks why a Card was last declined, wherever that was. */
export async function whyDeclined(client: BankClient, cardId: CardId): Promise<string> {
  const { data } = await client.declinedTransactions.list({ route_id: cardId, limit: 1 });
  return adviceOn(data[0] ?? null);
}

function adviceOn(declined: DeclinedTransaction | null): string {
  switch (declined?.source.card_decline?.reason) {
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

/** Sets aside, by a hold, what an Account has beyond what it is to keep. Says how much that is; all in cents. */
export async function sweep(client: BankClient, accountId: AccountId, keep: number): Promise<number> {
  const { available_balance } = await client.accounts.balance(accountId);
  const spare = Math.max(available_balance - keep, 0);
  if (spare > 0) {
    await client.pendingTransactions.create({ account_id: accountId, amount: -spare, description: "Sweep" });
  }
  return spare;
}
