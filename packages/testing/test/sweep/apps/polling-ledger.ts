import { BankClient, type Event } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof } from "./proof.ts";

type Bug =
  | "cursor before the effect"
  | "forgets the Events of a page"
  | "stops at an error"
  | "skips an Event with an error";

interface Row {
  readonly cursor: string | null;
  readonly seen: readonly string[];
  readonly cents: number;
}

type Rows = Map<string, Row>;

/** Follows the Events in the background, in place of webhooks. */
class Poller {
  readonly store: Rows;
  readonly client: BankClient;
  readonly sleep: StartParts<Rows>["sleep"];
  readonly variant: Bug | "correct";

  constructor({ store, clientOptions, sleep }: StartParts<Rows>, variant: Bug | "correct") {
    this.store = store;
    this.client = new BankClient({ ...clientOptions, maxRetries: 0 });
    this.sleep = sleep;
    this.variant = variant;
  }

  get row(): Row {
    return this.store.get("row") ?? { cursor: null, seen: [], cents: 0 };
  }

  async run(): Promise<never> {
    for (;;) {
      try {
        const onCursor = (cursor: string) => this.store.set("row", { ...this.row, cursor });
        for await (const event of this.client.events.poll({ cursor: this.row.cursor, onCursor }))
          await this.book(event);
      } catch (error) {
        if (this.variant === "stops at an error") throw error;
        await this.sleep(5_000);
      }
    }
  }

  async book(event: Event): Promise<void> {
    if (event.category !== "transaction.created") return;
    const { row } = this;
    const knows = this.variant !== "forgets the Events of a page" && row.seen.includes(event.id);
    if (knows) return;
    const seen = [...row.seen, event.id];
    if (this.variant === "cursor before the effect") this.store.set("row", { ...row, seen });
    try {
      const { amount } = await this.client.events.fetchObject(event);
      this.store.set("row", { ...row, seen, cents: row.cents + amount });
    } catch (error) {
      if (this.variant !== "skips an Event with an error") throw error;
    }
  }
}

export const pollingLedger = proof<Bug, Poller, Rows>(
  "a ledger that polls in the background",
  {
    "cursor before the effect": ["crash", "lost_request", "lost_response", "server_error", "rate_limit", "outage"],
    "forgets the Events of a page": ["crash"],
    "stops at an error": ["lost_request", "lost_response", "server_error", "rate_limit", "outage"],
    "skips an Event with an error": ["lost_request", "lost_response", "server_error", "rate_limit", "outage"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => {
        const poller = new Poller(parts, variant);
        poller.run().catch(() => {});
        return poller;
      },
      story: async ({ bank, settle, advance }) => {
        credit(bank, numberId, 20_00);
        await settle();
        credit(bank, numberId, 30_00);
        await advance({ minutes: 1 });
        credit(bank, numberId, 40_00);
        await advance({ minutes: 1 });
      },
      check: ({ app }) => app.row.cents === 1_090_00,
    };
  },
);
