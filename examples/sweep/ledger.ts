import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { AccountId, BankClient, Transaction, TransactionId } from "@sandbank/sdk";
import { unwrapWebhook, type WebhookVerifierOptions } from "@sandbank/sdk/webhooks";

export interface LedgerOptions {
  readonly database: DatabaseSync;
  readonly client: BankClient;
  readonly verification: WebhookVerifierOptions;
}

export interface Entry {
  readonly account_id: string;
  readonly event_id: string;
  readonly amount: number;
}

/** Opens an Account for each customer, and books each Transaction of it when its webhook arrives. */
export class Ledger {
  protected readonly database: DatabaseSync;
  protected readonly client: BankClient;
  readonly #verification: WebhookVerifierOptions;

  constructor({ database, client, verification }: LedgerOptions) {
    this.database = database;
    this.client = client;
    this.#verification = verification;
    database.exec(`
      CREATE TABLE IF NOT EXISTS customers (name TEXT PRIMARY KEY, key TEXT NOT NULL, account_id TEXT);
      CREATE TABLE IF NOT EXISTS events (id TEXT PRIMARY KEY);
      CREATE TABLE IF NOT EXISTS entries (event_id TEXT NOT NULL, account_id TEXT NOT NULL, amount INTEGER NOT NULL);
    `);
  }

  /** Opens an Account for a customer. Repeats the same request after a crash, so that the bank opens one. */
  async signUp(name: string): Promise<AccountId> {
    const idempotencyKey = this.keyOf(name);
    const { id } = await this.client.accounts.create({ name }, { idempotencyKey });
    this.database.prepare("UPDATE customers SET account_id = ? WHERE name = ?").run(id, name);
    return id;
  }

  /** Receives a webhook. */
  async receive(request: Request): Promise<Response> {
    const { id, category, associated_object_id } = unwrapWebhook({
      ...this.#verification,
      body: await request.text(),
      headers: request.headers,
    });
    if (category === "transaction.created") await this.process(id, associated_object_id as TransactionId);
    return new Response();
  }

  entries(): Entry[] {
    return this.database.prepare("SELECT event_id, account_id, amount FROM entries").all() as unknown as Entry[];
  }

  /** The idempotency key of a customer's Account, which is saved before the request is sent. */
  protected keyOf(name: string): string {
    this.database.prepare("INSERT OR IGNORE INTO customers (name, key) VALUES (?, ?)").run(name, randomUUID());
    return String(this.database.prepare("SELECT key FROM customers WHERE name = ?").get(name)?.["key"]);
  }

  protected async process(eventId: string, id: TransactionId): Promise<void> {
    const transaction = await this.client.transactions.retrieve(id);
    this.record(eventId, transaction);
  }

  /** Marks an Event and books its Transaction, both or neither. */
  protected record(eventId: string, transaction: Transaction): void {
    this.database.exec("BEGIN IMMEDIATE");
    try {
      if (this.isNew(eventId)) this.book(eventId, transaction);
      this.database.exec("COMMIT");
    } catch (error) {
      this.database.exec("ROLLBACK");
      throw error;
    }
  }

  /** Marks an Event. Returns false if it was marked before. */
  protected isNew(eventId: string): boolean {
    return this.database.prepare("INSERT OR IGNORE INTO events (id) VALUES (?)").run(eventId).changes === 1;
  }

  protected book(eventId: string, { account_id, amount }: Transaction): void {
    this.database
      .prepare("INSERT INTO entries (event_id, account_id, amount) VALUES (?, ?, ?)")
      .run(eventId, account_id, amount);
  }
}
