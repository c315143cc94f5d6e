import {
  type AccountId,
  BankApiError,
  type BankClient,
  type PendingTransaction,
  type Transaction,
} from "@sandbank/sdk";
import { unwrapWebhook, type WebhookVerifierOptions } from "@sandbank/sdk/webhooks";

export interface Balances {
  readonly current: number;
  readonly available: number;
}

export interface LedgerOptions {
  readonly client: BankClient;
  readonly verification: WebhookVerifierOptions;
  /** The opening balances of the Accounts, in cents. */
  readonly opening: ReadonlyMap<AccountId, number>;
}

/** A small app that keeps the books of its Accounts from webhooks and from its own calls. */
export class Ledger {
  protected readonly client: BankClient;
  readonly #verification: WebhookVerifierOptions;
  readonly #current: Map<AccountId, number>;
  readonly #holds = new Map<string, PendingTransaction>();
  /** By the id of an Event: its processing, in progress or finished. */
  readonly #processed = new Map<string, Promise<void>>();

  constructor({ client, verification, opening }: LedgerOptions) {
    this.client = client;
    this.#verification = verification;
    this.#current = new Map(opening);
  }

  /** Receives a webhook. An Event that arrives several times, even while it is being processed, is processed once. */
  async receive(request: Request): Promise<Response> {
    const { id, category, associated_object_id } = unwrapWebhook({
      ...this.#verification,
      body: await request.text(),
      headers: request.headers,
    });
    try {
      await this.once(id, () => this.process(category, associated_object_id));
      return new Response(null, { status: 200 });
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  }

  /** Sets money aside for the rent. Returns false if there is not enough. */
  async setAside(accountId: AccountId, cents: number): Promise<boolean> {
    try {
      this.bookHold(await this.hold(accountId, cents));
      return true;
    } catch (error) {
      if (error instanceof BankApiError && error.status === 409) return false;
      throw error;
    }
  }

  balanceOf(accountId: AccountId): Balances {
    const current = this.#current.get(accountId) ?? 0;
    const holds = [...this.#holds.values()].filter(({ account_id }) => account_id === accountId);
    return { current, available: holds.reduce((rest, { held_amount }) => rest - held_amount, current) };
  }

  /**
   * Processes an Event unless its processing is in progress or finished. A failed Event is processed when it arrives
   * again.
   */
  protected once(eventId: string, process: () => Promise<void>): Promise<void> {
    const processed = this.#processed.get(eventId) ?? process();
    this.#processed.set(eventId, processed);
    return processed.catch((error: unknown) => {
      this.#processed.delete(eventId);
      throw error;
    });
  }

  protected async process(category: string, id: string): Promise<void> {
    if (category === "transaction.created") {
      this.bookTransaction(await this.client.transactions.retrieve(id as Transaction["id"]));
    } else if (category.startsWith("pending_transaction.")) {
      this.bookHold(await this.client.pendingTransactions.retrieve(id as PendingTransaction["id"]));
    }
  }

  protected bookTransaction({ account_id, amount }: Transaction): void {
    this.#current.set(account_id, (this.#current.get(account_id) ?? 0) + amount);
  }

  protected bookHold(pending: PendingTransaction): void {
    if (pending.status === "pending") this.#holds.set(pending.id, pending);
    else this.#holds.delete(pending.id);
  }

  protected hold(accountId: AccountId, cents: number): Promise<PendingTransaction> {
    return this.client.pendingTransactions.create({ account_id: accountId, amount: -cents, description: "Rent" });
  }
}
