import { PGlite } from "@electric-sql/pglite";
import { createBank } from "@sandbank/engine";
import { BankClient, type Event, type Transaction } from "@sandbank/sdk";
import { type SweepError, type SweepOptions, sweep } from "@sandbank/testing/sweep";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { CompanyCards, type CompanyCardsOptions } from "./cards.ts";

const bank = createBank();
const account = bank.accounts.create({ name: "Company" });
bank.network.interestPayments.create({ account_id: account.id, amount: 1_000_00 });

/** Opening a database takes longer than a run, so all runs share one and empty it. */
const database = await PGlite.create();
afterAll(() => database.close());
afterEach(() => void vi.unstubAllEnvs());

function optionsOf(open: (options: CompanyCardsOptions) => CompanyCards): SweepOptions<CompanyCards, PGlite> {
  return {
    bank,
    async store() {
      await database.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
      return database;
    },
    async start({ store, clientOptions }) {
      const app = open({
        database: store,
        client: new BankClient(clientOptions),
        accountId: account.id,
        budget: 100_00,
      });
      await app.start();
      return app;
    },
    idle: (app) => app.work(),
    async story({ bank, step, settle, advance }) {
      const card_id = await step("Ada gets a card", (app) => app.issue("Ada"));
      const pay = (amount: number) => {
        const { pending_transaction } = bank.simulations.cardAuthorizations.create({ card_id, amount });
        if (pending_transaction === null) throw new Error("The payment was declined.");
        return pending_transaction.id;
      };
      const payments = [pay(60_00), pay(50_00)];
      for (const pending_transaction_id of payments) {
        bank.simulations.cardSettlements.create({ card_id, pending_transaction_id });
      }
      await settle();
      await advance({ days: 1 });
    },
    async check({ app, bank }) {
      const cards = bank.cards.list().data;
      expect(cards).toMatchObject([{ status: "disabled" }]);
      expect(await app.spentWith(`${cards[0]?.id}`)).toBe(110_00);
      const held = bank.pendingTransactions.list().data.map(({ amount }) => amount);
      expect(held).toEqual([-50, -60]);
    },
  };
}

test("the spending, the cashback and the state of the card are right after a fault at any point", async () => {
  const { runs } = await sweep(optionsOf((options) => new CompanyCards(options)));
  expect(runs).toBeGreaterThan(50);
});

/** Saves the cursor before it handles the Events. */
class EarlyCursor extends CompanyCards {
  protected override async *newEvents(): AsyncGenerator<Event> {
    const events: Event[] = [];
    for await (const event of super.newEvents()) events.push(event);
    yield* events;
  }
}

/** Leaves the idempotency key to the client, which makes another one for the same cashback after a crash. */
class RandomKey extends CompanyCards {
  protected override async holdCashback({ account_id, amount }: Transaction): Promise<void> {
    const params = { account_id, amount: Math.round(amount / 100), description: "Cashback" };
    await this.client.pendingTransactions.create(params);
  }
}

/** Keeps the total in memory. */
class ForgetfulTotal extends CompanyCards {
  #total = 0;

  protected override async record(transaction: Transaction): Promise<void> {
    await super.record(transaction);
    this.#total -= transaction.amount;
  }

  override async spentWith(): Promise<number> {
    return this.#total;
  }
}

test.each([
  ["a cursor that is saved before the effect", EarlyCursor, "crash after INSERT INTO feed #1"],
  ["an idempotency key that is random", RandomKey, "crash after pendingTransactions.create #1"],
  ["a total in memory", ForgetfulTotal, "crash after INSERT INTO feed #1"],
])("the sweep finds %s", async (_, App, only) => {
  // The sweep is to fail: its session is not attached.
  vi.stubEnv("SANDBANK_ATTACH", "off");
  const error: SweepError = await sweep(optionsOf((options) => new App(options))).then(
    () => expect.fail("The sweep found nothing."),
    (error) => error,
  );
  expect(error.failures?.map((failure) => failure.only)).toContain(only);
});
