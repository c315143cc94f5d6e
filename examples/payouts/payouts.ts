import type { DatabaseSync } from "node:sqlite";
import type { AccountId, AchTransfer, BankClient, ExternalAccountId, Transaction } from "@sandbank/sdk";
import { createWebhookRouter, type WebhookVerifierOptions } from "@sandbank/sdk/webhooks";
import { sqliteStore } from "@sandbank/sdk/webhooks/stores";

export interface PayoutsOptions {
  readonly database: DatabaseSync;
  readonly client: BankClient;
  /** The Account that pays vendors and receives from customers. */
  readonly accountId: AccountId;
  readonly verification: WebhookVerifierOptions;
}

/** Someone who is paid or who pays, with a bank account elsewhere. */
export interface Party {
  readonly name: string;
  readonly accountNumber: string;
  readonly routingNumber: string;
}

/** A payment by ACH. */
export interface Payment {
  /** The number of a bill or an invoice. */
  readonly reference: string;
  readonly party: string;
  /** In cents: positive to a vendor, negative from a customer. */
  readonly amount: number;
  readonly state: "waiting" | "sent" | "settled" | "returned";
}

const tables = `
  CREATE TABLE IF NOT EXISTS parties (
    name TEXT PRIMARY KEY, account_number TEXT NOT NULL, routing_number TEXT NOT NULL, external_account_id TEXT
  );
  CREATE TABLE IF NOT EXISTS payments (
    reference TEXT PRIMARY KEY, party TEXT NOT NULL, amount INTEGER NOT NULL, transfer_id TEXT
  );
  CREATE TABLE IF NOT EXISTS transfers (id TEXT PRIMARY KEY, state TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS entries (account_id TEXT NOT NULL, transfer_id TEXT NOT NULL, amount INTEGER NOT NULL);
`;

/** Pays vendors and collects from customers by ACH, follows each transfer to its end, and keeps the books. */
export class Payouts {
  protected readonly database: DatabaseSync;
  protected readonly client: BankClient;
  readonly #accountId: AccountId;
  readonly #receive: (request: Request) => Promise<Response>;

  constructor({ database, client, accountId, verification }: PayoutsOptions) {
    this.database = database;
    this.client = client;
    this.#accountId = accountId;
    const store = sqliteStore(database);
    database.exec(store.schema());
    database.exec(tables);
    const router = createWebhookRouter({ client, ...verification, store });
    // Each handler writes in the transaction that marks its Event, so each Event is handled once.
    router.on("ach_transfer.updated", ({ object }) => this.saveState(object));
    router.on("transaction.created", ({ object }) => this.book(object));
    this.#receive = router.handle;
  }

  addParty({ name, accountNumber, routingNumber }: Party): void {
    this.database
      .prepare("INSERT OR IGNORE INTO parties (name, account_number, routing_number) VALUES (?, ?, ?)")
      .run(name, accountNumber, routingNumber);
  }

  /** Records a payment for the next run. A reference is paid once. */
  add(reference: string, party: string, amount: number): void {
    this.database
      .prepare("INSERT OR IGNORE INTO payments (reference, party, amount) VALUES (?, ?, ?)")
      .run(reference, party, amount);
  }

  /** Sends each payment that waits. A cron job, which may run again after a crash. */
  async run(): Promise<void> {
    const waiting = this.database.prepare("SELECT * FROM payments WHERE transfer_id IS NULL").all();
    for (const { reference, party, amount } of waiting) await this.send(`${reference}`, `${party}`, Number(amount));
  }

  /** Receives a webhook. */
  receive(request: Request): Promise<Response> {
    return this.#receive(request);
  }

  payments(): Payment[] {
    return this.database
      .prepare(
        `SELECT reference, party, amount, COALESCE(state, CASE WHEN transfer_id IS NULL THEN 'waiting' ELSE 'sent' END) AS state
         FROM payments LEFT JOIN transfers ON transfers.id = transfer_id ORDER BY reference`,
      )
      .all() as unknown as Payment[];
  }

  /** The amounts of the Transactions, in the order in which the webhooks arrived. */
  entries(): { readonly account_id: string; readonly transfer_id: string; readonly amount: number }[] {
    return this.database.prepare("SELECT * FROM entries ORDER BY rowid").all() as never;
  }

  /** Sends a payment, and then saves the id of its transfer. */
  protected async send(reference: string, party: string, amount: number): Promise<void> {
    const params = {
      account_id: this.#accountId,
      external_account_id: await this.externalAccountFor(party),
      amount,
      statement_descriptor: reference,
    };
    const { id } = await this.client.achTransfers.create(params, { idempotencyKey: this.keyFor(reference) });
    this.saveTransfer(reference, id);
  }

  protected saveTransfer(reference: string, id: string): void {
    this.database.prepare("UPDATE payments SET transfer_id = ? WHERE reference = ?").run(id, reference);
  }

  /** The same for each attempt to send a payment, so that the bank sends it once. */
  protected keyFor(reference: string): string {
    return `payment-${reference}`;
  }

  /** Keeps the state by transfer: the webhook may arrive before the response of the request that made the transfer. */
  protected saveState({ id, settlement, return: returned }: AchTransfer): void {
    const state = returned !== null ? "returned" : settlement !== null ? "settled" : "sent";
    this.database
      .prepare("INSERT INTO transfers VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state")
      .run(id, state);
  }

  protected book({ account_id, amount, source }: Transaction): void {
    const transferId = source.ach_transfer_intention?.transfer_id ?? source.ach_transfer_return?.transfer_id;
    if (transferId === undefined) return;
    this.database.prepare("INSERT INTO entries VALUES (?, ?, ?)").run(account_id, transferId, amount);
  }

  private async externalAccountFor(name: string): Promise<ExternalAccountId> {
    const party = this.database.prepare("SELECT * FROM parties WHERE name = ?").get(name);
    if (party === undefined) throw new Error(`Failed to pay ${name}: the bank account is not known. Call addParty().`);
    const known = party["external_account_id"];
    if (known !== null) return known as ExternalAccountId;
    const { id } = await this.client.externalAccounts.create(
      {
        account_number: String(party["account_number"]),
        routing_number: String(party["routing_number"]),
        description: name,
      },
      { idempotencyKey: `party-${name}` },
    );
    this.database.prepare("UPDATE parties SET external_account_id = ? WHERE name = ?").run(id, name);
    return id;
  }
}
