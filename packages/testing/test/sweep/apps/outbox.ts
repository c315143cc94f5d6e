import { type AccountId, BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { holdsOf, openBank, proof } from "./proof.ts";

type Bug =
  | "key per attempt"
  | "key from a counter"
  | "marks before it sends"
  | "gives up after an error"
  | "marks without a key";

interface Order {
  readonly id: string;
  readonly cents: number;
  readonly status: "open" | "sent" | "failed";
}

type Rows = Map<string, Order>;

/** A user places orders, and a worker reserves the money for them. */
class Shop {
  readonly store: Rows;
  readonly client: BankClient;
  readonly accountId: AccountId;
  readonly variant: Bug | "correct";
  count = 0;

  constructor({ store, clientOptions }: StartParts<Rows>, accountId: AccountId, variant: Bug | "correct") {
    this.store = store;
    this.client = new BankClient(clientOptions);
    this.accountId = accountId;
    this.variant = variant;
  }

  order(id: string, cents: number): void {
    if (!this.store.has(id)) this.store.set(id, { id, cents, status: "open" });
  }

  /** Sends the open orders. */
  async work(): Promise<void> {
    for (const order of this.store.values()) {
      if (order.status === "open") await this.send(order);
    }
  }

  async send(order: Order): Promise<void> {
    const { id, cents } = order;
    const mark = (status: Order["status"]) => this.store.set(id, { ...order, status });
    if (this.variant === "marks before it sends") mark("sent");
    const options = this.keyOf(id);
    try {
      await this.client.pendingTransactions.create({ account_id: this.accountId, amount: -cents }, options);
    } catch (error) {
      if (this.variant !== "gives up after an error") throw error;
      mark("failed");
      return;
    }
    mark("sent");
  }

  keyOf(id: string) {
    if (this.variant === "key per attempt") return { idempotencyKey: crypto.randomUUID() };
    if (this.variant === "key from a counter") return { idempotencyKey: `order-${++this.count}` };
    return this.variant === "marks without a key" ? {} : { idempotencyKey: id };
  }
}

export const outbox = proof<Bug, Shop, Rows>(
  "an outbox with a worker",
  {
    "key per attempt": ["crash"],
    "key from a counter": ["crash"],
    "marks before it sends": ["crash", "outage"],
    "gives up after an error": ["outage"],
    "marks without a key": ["crash"],
  },
  (variant) => {
    const { bank, accountId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Shop(parts, accountId, variant),
      idle: (shop) => shop.work(),
      story: async ({ step, settle }) => {
        await step("Ada orders", (shop) => shop.order("order-a", 20_00));
        await step("Ben orders", (shop) => shop.order("order-b", 20_00));
        await settle();
        await step("Cleo orders", (shop) => shop.order("order-c", 40_00));
        await settle();
      },
      check: ({ bank }) => holdsOf(bank).join() === "2000,2000,4000",
    };
  },
);
