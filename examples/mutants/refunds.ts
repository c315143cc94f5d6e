import { type AccountId, type BankClient, InvalidOperationError } from "@sandbank/sdk";

/** A shop that pays customers back, from one Account to another. */

/** Pays an order back. An order that is paid back again changes nothing. Returns what the customer reads. */
export async function refund(
  client: BankClient,
  { order, from, to, amount }: { order: string; from: AccountId; to: AccountId; amount: number },
): Promise<string> {
  const params = { account_id: from, destination_account_id: to, amount, description: `Order ${order}` };
  try {
    await client.accountTransfers.create(params, { idempotencyKey: `refund-${order}` });
    return "Your money is on its way.";
  } catch (error) {
    if (error instanceof InvalidOperationError) return "We pay you back as soon as we can.";
    throw error;
  }
}

/** The orders that were paid back, the latest first, with their amounts in cents. */
export async function listRefunds(client: BankClient, from: AccountId): Promise<[order: string, cents: number][]> {
  const refunds: [string, number][] = [];
  for await (const { amount, description } of client.accountTransfers.list({ account_id: from, limit: 2 })) {
    refunds.push([description.replace("Order ", ""), amount]);
  }
  return refunds;
}
