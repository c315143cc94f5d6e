import type { PendingTransaction, Transaction } from "@sandbank/sdk";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Ledger } from "../../../../examples/property-tests/ledger.ts";
import { spread, volume } from "../../../../tests/support/volume.ts";
import { ledgerProperty, linesOf, openBank } from "./ledger-property.ts";

class CountsTwice extends Ledger {
  protected override once(_eventId: string, process: () => Promise<void>): Promise<void> {
    return process();
  }
}

class KeepsHolds extends Ledger {
  protected override bookHold(pending: PendingTransaction): void {
    if (pending.status === "pending") super.bookHold(pending);
  }
}

class SettlesWhatWasAuthorized extends Ledger {
  readonly #authorized = new Map<string, number>();
  protected override bookHold(pending: PendingTransaction): void {
    if (pending.status === "pending") this.#authorized.set(pending.id, -pending.held_amount);
    super.bookHold(pending);
  }
  protected override bookTransaction(transaction: Transaction): void {
    const id = transaction.source.card_settlement?.pending_transaction_id ?? "";
    super.bookTransaction({ ...transaction, amount: this.#authorized.get(id) ?? transaction.amount });
  }
}

class IgnoresRefunds extends Ledger {
  protected override bookTransaction(transaction: Transaction): void {
    if (transaction.source.category !== "card_refund") super.bookTransaction(transaction);
  }
}

class AsksAgainWithAnotherKey extends Ledger {
  protected override hold(...args: Parameters<Ledger["hold"]>): Promise<PendingTransaction> {
    return super.hold(...args).catch(() => super.hold(...args));
  }
  /** Books its own holds from responses instead of webhooks. */
  protected override async process(category: string, id: string): Promise<void> {
    if (!category.startsWith("pending_transaction.")) return super.process(category, id);
    const pending = await this.client.pendingTransactions.retrieve(id as PendingTransaction["id"]);
    if (pending.source.category !== "user_initiated_hold") this.bookHold(pending);
  }
}

class CountsDeclines extends Ledger {
  protected override async process(category: string, id: string): Promise<void> {
    if (category !== "declined_transaction.created") return super.process(category, id);
    const { account_id, amount } = await this.client.declinedTransactions.retrieve(
      id as `declined_transaction_${string}`,
    );
    this.bookTransaction({ account_id, amount } as Transaction);
  }
}

class ReliesOnOrder extends Ledger {
  protected override async process(category: string, id: string): Promise<void> {
    if (category !== "pending_transaction.created") return super.process(category, id);
    const pending = await this.client.pendingTransactions.retrieve(id as PendingTransaction["id"]);
    const { card_authorization: authorized } = pending.source;
    this.bookHold(authorized === null ? pending : { ...pending, held_amount: authorized.amount, status: "pending" });
  }
}

class AcceptsWhatItCannotProcess extends Ledger {
  override async receive(request: Request): Promise<Response> {
    await super.receive(request);
    return new Response(null);
  }
}

class RefusesWhatItDoesNotKnow extends Ledger {
  protected override async process(category: string, id: string): Promise<void> {
    if (category.startsWith("inbound_wire_transfer.")) throw new Error(`unknown category ${category}`);
    return super.process(category, id);
  }
}

class ThrowsWhenRefused extends Ledger {
  override async setAside(...args: Parameters<Ledger["setAside"]>): Promise<boolean> {
    if (await super.setAside(...args)) return true;
    throw new Error("there is not enough");
  }
}

interface Mutant {
  readonly name: string;
  readonly ledger: typeof Ledger;
  /** The option of the client. Default: 2. */
  readonly maxRetries?: number;
  /** A seed of fast-check that finds the mistake early. Default: 1. */
  readonly seed?: number;
  readonly lines: readonly string[];
}

const mutants: readonly Mutant[] = [
  {
    name: "books a repeated Event twice",
    ledger: CountsTwice,
    seed: 19,
    lines: [
      "1. wire of $0.01 to Operating",
      "2. the webhooks of step 1 arrive again",
      'At the end, "balances match" does not hold: The current balance of Operating is $200.02 in the app and $200.01 at the bank.',
    ],
  },
  {
    name: "releases no hold",
    ledger: KeepsHolds,
    seed: 3,
    lines: [
      "1. card authorization of $0.01 on the Card of Operating",
      "2. reversal of $0.01 of the $0.01 authorization of step 1",
      'At the end, "balances match" does not hold: The available balance of Operating is $199.99 in the app and $200.00 at the bank.',
    ],
  },
  {
    name: "books a settlement with the authorized amount",
    ledger: SettlesWhatWasAuthorized,
    seed: 2,
    lines: [
      "1. card authorization of $0.01 on the Card of Operating",
      "2. settlement of $0.02 for the $0.01 authorization of step 1",
      'At the end, "balances match" does not hold: The current balance of Operating is $199.99 in the app and $199.98 at the bank.',
    ],
  },
  {
    name: "ignores refunds",
    ledger: IgnoresRefunds,
    lines: [
      "1. card authorization of $0.01 on the Card of Operating",
      "2. settlement of $0.01 for the $0.01 authorization of step 1",
      "3. refund of $0.01 of the $0.01 settlement of step 2",
      'At the end, "balances match" does not hold: The current balance of Operating is $199.99 in the app and $200.00 at the bank.',
    ],
  },
  {
    name: "retries with another idempotency key after a lost response",
    ledger: AsksAgainWithAnotherKey,
    maxRetries: 0,
    lines: [
      "1. the next response will be lost after the bank has done the work",
      "2. the app sets $0.01 aside",
      'At the end, "balances match" does not hold: The available balance of Operating is $199.99 in the app and $199.98 at the bank.',
    ],
  },
  {
    name: "books declined transfers",
    ledger: CountsDeclines,
    lines: [
      "1. ACH debit of $0.01 from Operating (declined: insufficient_funds)",
      'At the end, "balances match" does not hold: The current balance of Operating is $200.01 in the app and $200.00 at the bank.',
    ],
  },
  {
    name: "relies on the order of webhooks",
    ledger: ReliesOnOrder,
    seed: 2,
    lines: [
      "1. the webhooks of the next step will be up to four minutes late",
      "2. card authorization of $0.01 on the Card of Operating",
      "3. reversal of $0.01 of the $0.01 authorization of step 2",
      'At the end, "balances match" does not hold: The available balance of Operating is $199.99 in the app and $200.00 at the bank.',
    ],
  },
  {
    name: "accepts webhooks that it cannot process",
    ledger: AcceptsWhatItCannotProcess,
    maxRetries: 0,
    seed: 29,
    lines: [
      "1. the next request will be lost before the bank does the work",
      "2. wire of $0.01 to Operating",
      'At the end, "balances match" does not hold: The current balance of Operating is $200.00 in the app and $200.01 at the bank.',
    ],
  },
  {
    name: "refuses webhooks that it does not know",
    ledger: RefusesWhatItDoesNotKnow,
    lines: [
      "1. wire of $0.01 to Operating",
      'At the end, "every webhook is accepted" does not hold: The app did not accept inbound_wire_transfer.created of step 1: 500 Error: unknown category inbound_wire_transfer.created.',
    ],
  },
  {
    name: "throws when the bank refuses",
    ledger: ThrowsWhenRefused,
    lines: ["1. the app sets $200.01 aside", "Step 1 threw: there is not enough"],
  },
];

describe("bankProperty", () => {
  test("bankProperty passes for a ledger without a bug", async () => {
    const numRuns = volume(100, 20, 5);
    const found = await fc.check(
      ledgerProperty((options) => new Ledger(options)),
      { seed: 1, numRuns },
    );
    expect(found.failed, fc.stringify(found.counterexample)).toBe(false);
    expect(found.numRuns).toBe(numRuns);
  });

  test("bankProperty passes for a ledger over a live bank, which retries webhooks for days", async () => {
    const property = ledgerProperty((options) => new Ledger(options), { base: openBank("live") });
    const found = await fc.check(property, { seed: 1, numRuns: volume(40, 10, 5) });
    expect(found.failed, fc.stringify(found.counterexample)).toBe(false);
  });

  test.each(spread(mutants, 5))(
    "bankProperty finds a ledger that $name, in the fewest steps",
    async ({ ledger, maxRetries, seed = 1, lines }) => {
      const open = (options: ConstructorParameters<typeof Ledger>[0]) => new ledger(options);
      const found = await fc.check(ledgerProperty(open, maxRetries === undefined ? {} : { maxRetries }), { seed });
      expect(linesOf(found.counterexample)).toEqual(lines);
    },
  );
});
