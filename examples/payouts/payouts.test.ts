import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { type AchTransfer, type Bank, createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { type SweepError, type SweepOptions, sweep } from "@sandbank/testing/sweep";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Payouts, type PayoutsOptions } from "./payouts.ts";

const url = "https://app.test/webhooks";
const vendor = { name: "Vendor", accountNumber: "987654321", routingNumber: "101050001" };
const customer = { name: "Customer", accountNumber: "123456789", routingNumber: "021000021" };

/** A bank with one Account that has $1,000.00. */
function openBank() {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Operating" });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000_00 });
  return { bank, accountId: account.id };
}

/** The only transfer of a bank. */
function transferIn(bank: Bank): AchTransfer {
  const [transfer, ...others] = bank.achTransfers.list().data;
  if (transfer === undefined || others.length > 0) throw new Error(`There is not one transfer, but ${others.length}.`);
  return transfer;
}

function start() {
  const { bank, accountId } = openBank();
  bank.eventSubscriptions.create({ url, shared_secret: "test-secret" });
  const database = new DatabaseSync(":memory:");
  const app = new Payouts({
    database,
    client: new BankClient(clientOptions(bank)),
    accountId,
    verification: { secret: "test-secret", now: bank.clock.now },
  });
  const deliverer = createDeliverer(bank, { receivers: { [url]: (request) => app.receive(request) } });
  onTestFinished(() => {
    deliverer.close();
    database.close();
  });
  return { bank, accountId, app, deliverer };
}

describe("the life of a payment", () => {
  test("pays a vendor, waits for the settlement, and handles a return after it", async () => {
    const { bank, accountId, app, deliverer } = start();
    app.addParty(vendor);
    app.add("B-1", "Vendor", 250_00);
    await app.run();
    expect(bank.accounts.balance(accountId).available_balance).toBe(750_00);
    expect(app.payments()).toMatchObject([{ reference: "B-1", state: "sent" }]);

    const { id } = transferIn(bank);
    bank.simulations.achTransfers.settle(id);
    await deliverer.settled();
    expect(app.payments()).toMatchObject([{ state: "settled" }]);

    bank.simulations.achTransfers.return(id, { reason: "account_closed" });
    await deliverer.settled();
    expect(app.payments()).toMatchObject([{ state: "returned" }]);
    expect(app.entries().map(({ amount }) => amount)).toEqual([-250_00, 250_00]);
    expect(bank.accounts.balance(accountId).current_balance).toBe(1_000_00);
  });

  test("sends a payment once, however often the job runs", async () => {
    const { bank, app } = start();
    app.addParty(vendor);
    app.add("B-1", "Vendor", 250_00);
    await app.run();
    await app.run();
    expect(transferIn(bank).amount).toBe(250_00);
  });

  test("collects from a customer, who has it returned as unauthorized 60 days later", async () => {
    const { bank, accountId, app, deliverer } = start();
    app.addParty(customer);
    app.add("I-1", "Customer", -400_00);
    await app.run();
    const { id } = transferIn(bank);
    // The money is there, but held until the settlement.
    expect(bank.accounts.balance(accountId)).toMatchObject({
      current_balance: 1_400_00,
      available_balance: 1_000_00,
    });
    bank.simulations.achTransfers.settle(id);
    await deliverer.settled();
    expect(bank.accounts.balance(accountId).available_balance).toBe(1_400_00);

    // It is spent before the customer complains.
    bank.pendingTransactions.create({ account_id: accountId, amount: -1_200_00 });
    await deliverer.advance({ days: 60 });
    bank.simulations.achTransfers.return(id, {
      reason: "customer_advised_unauthorized_improper_ineligible_or_incomplete",
    });
    await deliverer.settled();
    expect(app.payments()).toMatchObject([{ reference: "I-1", state: "returned" }]);
    expect(bank.accounts.balance(accountId).available_balance).toBe(-200_00);
  });
});

function sweepOf(open: (options: PayoutsOptions) => Payouts): SweepOptions<Payouts, DatabaseSync> {
  const { bank, accountId } = openBank();
  return {
    bank,
    store: () => new DatabaseSync(":memory:"),
    start: ({ store, clientOptions, webhookSecret, now }) =>
      open({
        database: store,
        client: new BankClient(clientOptions),
        accountId,
        verification: { secret: webhookSecret, now },
      }),
    receive: (app, request) => app.receive(request),
    async story({ bank, step, settle }) {
      await step("a bill is entered", (app) => {
        app.addParty(vendor);
        app.add("B-1", "Vendor", 250_00);
      });
      await step("the job runs", (app) => app.run());
      await settle();
      for (const { id } of bank.achTransfers.list().data) {
        bank.simulations.achTransfers.settle(id);
        bank.simulations.achTransfers.return(id);
      }
      await settle();
    },
    check({ app, bank }) {
      const { id } = transferIn(bank);
      expect(app.payments()).toMatchObject([{ reference: "B-1", state: "returned" }]);
      // A late webhook may come after that of the return.
      const entries = app.entries().toSorted((one, other) => one.amount - other.amount);
      expect(entries).toEqual([
        { account_id: accountId, transfer_id: id, amount: -250_00 },
        { account_id: accountId, transfer_id: id, amount: 250_00 },
      ]);
    },
    close: (database) => database.close(),
  };
}

/** Makes a key for each request, so that the bank sends the payment again after a lost response. */
class RandomKey extends Payouts {
  protected override keyFor(): string {
    return randomUUID();
  }
}

/** Marks a payment as sent before it is, so that a crash between the two leaves it unpaid. */
class MarksFirst extends Payouts {
  protected override async send(reference: string, party: string, amount: number): Promise<void> {
    this.saveTransfer(reference, "sending");
    await super.send(reference, party, amount);
  }
}

describe("a fault at any point", () => {
  afterEach(() => void vi.unstubAllEnvs());

  test("pays once, books once and knows the state", async () => {
    const { runs } = await sweep(sweepOf((options) => new Payouts(options)));
    expect(runs).toBeGreaterThan(50);
  });

  test.each([
    ["an idempotency key that is random", RandomKey, "crash after achTransfers.create #1"],
    ["a payment that is marked before it is sent", MarksFirst, "crash after UPDATE payments #1"],
  ])("the sweep finds %s", async (_, App, only) => {
    // The sweep is to fail: its session is not attached.
    vi.stubEnv("SANDBANK_ATTACH", "off");
    const error: SweepError = await sweep(sweepOf((options) => new App(options))).then(
      () => expect.fail("The sweep found nothing."),
      (error) => error,
    );
    expect(error.failures?.map((failure) => failure.only)).toContain(only);
  });
});
