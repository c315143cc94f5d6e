import { type Bank, createBank } from "@sandbank/engine";
import type { AccountId, AccountNumberId, Event } from "@sandbank/sdk";
import { unwrapWebhook } from "@sandbank/sdk/webhooks";
import type { StartParts, SweepFault, SweepOptions } from "@sandbank/testing/sweep";

/** A small app in a correct variant and in variants with one planted bug each. */
export interface AppProof {
  readonly name: string;
  /** For each bug, the faults that reveal it; none if it takes two faults in a run. */
  readonly bugs: Readonly<Record<string, readonly SweepFault[]>>;
  /** The correct variants: `correct`, and other ways to write it. */
  readonly styles: readonly string[];
  /** The options of a sweep of a variant: a style or one of the bugs. */
  readonly optionsOf: (variant: string) => SweepOptions<unknown, object>;
}

export function proof<Bug extends string, App, Store extends object, Style extends string = "correct">(
  name: string,
  bugs: Readonly<Record<Bug, readonly SweepFault[]>>,
  optionsOf: (variant: Bug | Style | "correct") => SweepOptions<App, Store>,
  ...styles: readonly Style[]
): AppProof {
  return { name, bugs, styles: ["correct", ...styles], optionsOf: optionsOf as unknown as AppProof["optionsOf"] };
}

/** Verifies a webhook. */
export async function eventOf(
  { webhookSecret: secret, now }: Pick<StartParts<unknown>, "webhookSecret" | "now">,
  request: Request,
): Promise<Event> {
  return unwrapWebhook({ body: await request.text(), headers: request.headers, secret, now }) as Event;
}

export interface OpenBank {
  readonly bank: Bank;
  readonly accountId: AccountId;
  readonly numberId: AccountNumberId;
}

/** Opens a bank with one Account, which has an Account Number and $1,000.00. */
export function openBank(): OpenBank {
  const bank = createBank();
  const { id: accountId } = bank.accounts.create({ name: "Operating" });
  const { id: numberId } = bank.accountNumbers.create({ account_id: accountId, name: "Incoming" });
  credit(bank, numberId, 1_000_00);
  return { bank, accountId, numberId };
}

/** The world pays into the Account. */
export function credit(bank: Bank, numberId: AccountNumberId, amount: number): void {
  bank.simulations.inboundAchTransfers.create({ account_number_id: numberId, amount });
}

/** The holds of a bank, in cents. */
export function holdsOf(bank: Bank): number[] {
  return bank.pendingTransactions
    .list()
    .data.map(({ amount }) => -amount)
    .sort((one, other) => one - other);
}

/** Waits some turns of the event loop, like a database. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}
