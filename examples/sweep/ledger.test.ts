import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { createBank } from "@sandbank/engine";
import { BankClient, type Transaction, type TransactionId } from "@sandbank/sdk";
import { booksMatch, type SweepError, type SweepOptions, sweep } from "@sandbank/testing/sweep";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Ledger, type LedgerOptions } from "./ledger.ts";

const sqlite = process.getBuiltinModule?.("node:sqlite");
const needs = sqlite === undefined ? " (left out: needs Node 22.13)" : "";

function openDatabase(): DatabaseSync {
  if (sqlite === undefined) throw new Error("This Node has no node:sqlite.");
  return new sqlite.DatabaseSync(":memory:");
}

function optionsOf(open: (options: LedgerOptions) => Ledger): SweepOptions<Ledger, DatabaseSync> {
  return {
    bank: createBank(),
    store: openDatabase,
    start: ({ store, clientOptions, webhookSecret, now }) =>
      open({
        database: store,
        client: new BankClient(clientOptions),
        verification: { secret: webhookSecret, now },
      }),
    receive: (ledger, request) => ledger.receive(request),
    async story({ bank, step, settle, advance }) {
      const account_id = await step("Ada signs up", (ledger) => ledger.signUp("Ada"));
      bank.simulations.interestPayments.create({ account_id, amount: 5_00 });
      bank.simulations.interestPayments.create({ account_id, amount: 7_00 });
      await settle();
      bank.simulations.interestPayments.create({ account_id, amount: 9_00 });
      await advance({ days: 1 });
    },
    async check(parts) {
      expect(parts.bank.accounts.list().data.map(({ name }) => name)).toEqual(["Ada"]);
      await booksMatch((ledger: Ledger) => ledger.entries())(parts);
    },
    close: (database) => database.close(),
  };
}

/** Makes a key for each request, so that the request after a crash has another one. */
class RandomKey extends Ledger {
  protected override keyOf(): string {
    return randomUUID();
  }
}

/** Marks an Event and books its Transaction in two transactions of the database. */
class MarksFirst extends Ledger {
  protected override record(eventId: string, transaction: Transaction): void {
    if (this.isNew(eventId)) this.book(eventId, transaction);
  }
}

/** Responds to a webhook before its Transaction is booked. */
class RespondsFirst extends Ledger {
  protected override async process(eventId: string, id: TransactionId): Promise<void> {
    void super.process(eventId, id);
  }
}

afterEach(() => void vi.unstubAllEnvs());

describe.skipIf(sqlite === undefined)(`a ledger on node:sqlite${needs}`, () => {
  test("the books match the bank's after a fault at any point", async () => {
    const { runs } = await sweep(optionsOf((options) => new Ledger(options)));
    expect(runs).toBeGreaterThan(50);
  });

  test.each([
    ["an idempotency key that is random", RandomKey, "crash after accounts.create #1"],
    ["an Event that is marked before it is booked", MarksFirst, "crash after INSERT INTO events #1"],
    ["a response before the Transaction is booked", RespondsFirst, "crash before transactions.retrieve #1"],
  ])("the sweep finds %s", async (_, App, only) => {
    // The sweep is to fail: its session is not attached.
    vi.stubEnv("SANDBANK_ATTACH", "off");
    const error: SweepError = await sweep(optionsOf((options) => new App(options))).then(
      () => expect.fail("The sweep found nothing."),
      (error) => error,
    );
    expect(error.failures?.map((failure) => failure.only)).toContain(only);
  });
});
