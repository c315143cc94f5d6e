import type { BankClient, DeclinedTransaction } from "@sandbank/sdk";

/** A small app over the banking API: it charges cards, and sweeps what is left over into savings. */

export type Charge =
  | { readonly outcome: "held"; readonly pendingTransactionId: `pending_transaction_${string}` }
  | { readonly outcome: "declined"; readonly advice: string };

/** Asks for money from a card, and says what to tell the customer if there is none. */
export async function chargeCard(client: BankClient, cardId: `card_${string}`, cents: number): Promise<Charge> {
  const { pending_transaction, declined_transaction } = await client.simulations.cardAuthorizations.create({
    card_id: cardId,
    amount: cents,
  });
  if (pending_transaction !== null) return { outcome: "held", pendingTransactionId: pending_transaction.id };
  return { outcome: "declined", advice: adviceOn(declined_transaction) };
}

/** What to tell a customer whose card was declined somewhere. */
export async function latestAdvice(client: BankClient, cardId: `card_${string}`): Promise<string> {
  const { data } = await client.declinedTransactions.list({ route_id: cardId, limit: 1 });
  return adviceOn(data[0] ?? null);
}

function adviceOn(declined: DeclinedTransaction | null): string {
  const reason = declined?.source.card_decline?.reason ?? "unknown";
  return advice[reason] ?? "Your card was declined. Use another card.";
}

const advice: Readonly<Record<string, string>> = {
  insufficient_funds: "There is not enough money in your account.",
  breaches_limit: "You have reached your spending limit. Try again tomorrow.",
  suspected_fraud: "Call us before you pay again.",
};

/** What an Account can do without: what is available beyond a reserve, in cents. */
export async function spareCents(client: BankClient, accountId: `account_${string}`, reserve: number): Promise<number> {
  const { available_balance } = await client.accounts.balance(accountId);
  return Math.max(available_balance - reserve, 0);
}

/** A plan to move what can be spared: what leaves one Account arrives at the other. */
export interface Sweep {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
}

/** Plans a sweep for each operating Account that has something to spare. */
export async function planSweeps(client: BankClient, savingsId: string, reserve: number): Promise<Sweep[]> {
  const sweeps: Sweep[] = [];
  for await (const account of client.accounts.list({ status: { in: ["open"] } })) {
    if (account.id === savingsId) continue;
    const cents = await spareCents(client, account.id, reserve);
    if (cents > 0) sweeps.push({ from: account.id, to: savingsId, cents });
  }
  return sweeps;
}
