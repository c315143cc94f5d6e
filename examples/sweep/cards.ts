import { randomUUID } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import type { AccountId, BankClient, CardId, Event, Transaction, TransactionId } from "@sandbank/sdk";

export interface CompanyCardsOptions {
  readonly database: PGlite;
  readonly client: BankClient;
  /** The Account that all Cards spend from. */
  readonly accountId: AccountId;
  /** What an employee may spend before the Card is disabled, in cents. */
  readonly budget: number;
}

const tables = `
  CREATE TABLE IF NOT EXISTS cards (employee TEXT PRIMARY KEY, key TEXT NOT NULL, id TEXT);
  CREATE TABLE IF NOT EXISTS spending (transaction_id TEXT PRIMARY KEY, card_id TEXT NOT NULL, amount BIGINT NOT NULL);
  CREATE TABLE IF NOT EXISTS feed (id INTEGER PRIMARY KEY, cursor TEXT NOT NULL);
`;

/** Issues Cards, keeps what each has spent, holds 1% of it for cashback, and disables a Card over its budget. */
export class CompanyCards {
  protected readonly database: PGlite;
  protected readonly client: BankClient;
  readonly #accountId: AccountId;
  readonly #budget: number;

  constructor({ database, client, accountId, budget }: CompanyCardsOptions) {
    this.database = database;
    this.client = client;
    this.#accountId = accountId;
    this.#budget = budget;
  }

  async start(): Promise<void> {
    await this.database.exec(tables);
  }

  /** Issues the Card of an employee. The key is saved before the request is sent. */
  async issue(employee: string): Promise<CardId> {
    await this.database.query("INSERT INTO cards (employee, key) VALUES ($1, $2) ON CONFLICT DO NOTHING", [
      employee,
      randomUUID(),
    ]);
    const { rows } = await this.database.query<{ key: string }>("SELECT key FROM cards WHERE employee = $1", [
      employee,
    ]);
    const idempotencyKey = rows[0]?.key;
    const { id } = await this.client.cards.create({ account_id: this.#accountId }, { idempotencyKey });
    await this.database.query("UPDATE cards SET id = $1 WHERE employee = $2", [id, employee]);
    return id;
  }

  /** Handles all new Events. A cron job. */
  async work(): Promise<void> {
    for await (const event of this.newEvents()) await this.handle(event);
  }

  /** What was spent with a Card, in cents. */
  async spentWith(cardId: string): Promise<number> {
    const { rows } = await this.database.query<{ total: string }>(
      "SELECT COALESCE(SUM(amount), 0) AS total FROM spending WHERE card_id = $1",
      [cardId],
    );
    return Number(rows[0]?.total);
  }

  /** The Events after the saved cursor. The cursor is saved when the Events of a page have been handled. */
  protected async *newEvents(): AsyncGenerator<Event> {
    const { rows } = await this.database.query<{ cursor: string }>("SELECT cursor FROM feed");
    yield* this.client.events.poll({
      cursor: rows[0]?.cursor ?? null,
      category: { in: ["transaction.created"] },
      follow: false,
      onCursor: (cursor) =>
        this.database.query(
          "INSERT INTO feed (id, cursor) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET cursor = excluded.cursor",
          [cursor],
        ),
    });
  }

  /** May be called again for an Event after a crash: each of its effects happens once. */
  protected async handle(event: Event): Promise<void> {
    const transaction = await this.client.transactions.retrieve(event.associated_object_id as TransactionId);
    if (transaction.source.category !== "card_settlement") return;
    const cardId = transaction.route_id as CardId;
    await this.record(transaction);
    await this.holdCashback(transaction);
    if ((await this.spentWith(cardId)) > this.#budget) await this.client.cards.update(cardId, { status: "disabled" });
  }

  protected async record({ id, route_id, amount }: Transaction): Promise<void> {
    await this.database.query("INSERT INTO spending VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [
      id,
      route_id,
      -amount,
    ]);
  }

  protected async holdCashback({ id, amount }: Transaction): Promise<void> {
    await this.client.pendingTransactions.create(
      { account_id: this.#accountId, amount: Math.round(amount / 100), description: "Cashback" },
      { idempotencyKey: `cashback-${id}` },
    );
  }
}
