import { BankClient, type Event } from "@sandbank/sdk";
import { unwrapWebhook } from "@sandbank/sdk/webhooks";
import type { StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof } from "./proof.ts";

type Bug = "flushes later" | "cache before the store" | "cache only" | "marks after the balance";

interface Row {
  readonly cents: number;
  readonly seen: readonly string[];
}

type Rows = Map<string, Row>;

/** Keeps a balance in memory, over a store. */
class Balance {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly variant: Bug | "correct";
  cache: Row;

  constructor(parts: StartParts<Rows>, variant: Bug | "correct") {
    this.parts = parts;
    this.client = new BankClient(parts.clientOptions);
    this.variant = variant;
    this.cache = parts.store.get("balance") ?? { cents: 0, seen: [] };
  }

  async receive(request: Request): Promise<Response> {
    const { webhookSecret: secret, now } = this.parts;
    const event = unwrapWebhook({ body: await request.text(), headers: request.headers, secret, now }) as Event;
    if (event.category !== "transaction.created" || this.cache.seen.includes(event.id)) return new Response();
    if (this.variant === "cache before the store") {
      // The next delivery finds the Event in the cache, although its amount is not booked.
      this.cache = { ...this.cache, seen: [...this.cache.seen, event.id] };
    }
    const { amount } = await this.client.events.fetchObject(event);
    if (this.variant !== "cache before the store" && this.cache.seen.includes(event.id)) return new Response();
    const seen = [...this.cache.seen.filter((id) => id !== event.id), event.id];
    this.save({ cents: this.cache.cents + amount, seen });
    return new Response();
  }

  save(row: Row): void {
    this.cache = row;
    if (this.variant === "flushes later" || this.variant === "cache only") return;
    if (this.variant === "marks after the balance") {
      this.parts.store.set("balance", { ...row, seen: row.seen.slice(0, -1) });
    }
    this.parts.store.set("balance", row);
  }

  work(): void {
    if (this.variant === "flushes later") this.parts.store.set("balance", this.cache);
  }
}

export const cachedBalance = proof<Bug, Balance, Rows>(
  "a balance in memory over a store",
  {
    "flushes later": ["crash"],
    "cache before the store": ["outage"],
    "cache only": ["crash"],
    "marks after the balance": ["crash"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Balance(parts, variant),
      receive: (balance, request) => balance.receive(request),
      idle: (balance) => balance.work(),
      story: async ({ bank, step, settle }) => {
        credit(bank, numberId, 20_00);
        credit(bank, numberId, 30_00);
        await settle();
        await step("Ada looks at the balance", (balance) => balance.cache.cents);
        credit(bank, numberId, 40_00);
        await settle();
      },
      check: ({ app }) => app.cache.cents === 90_00,
    };
  },
);
