import { BankClient, type Event } from "@sandbank/sdk";
import { unwrapWebhook } from "@sandbank/sdk/webhooks";
import type { StartParts } from "@sandbank/testing/sweep";
import { credit, openBank, proof, turns } from "./proof.ts";

type Bug = "checks before the mutex" | "mutex kept after an error" | "writes after the mutex";

interface Row {
  readonly cents: number;
  readonly seen: readonly string[];
}

type Rows = Map<string, Row>;

/** A balance in a slow store, which a mutex protects. */
class Account {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly variant: Bug | "correct";
  last: Promise<unknown> = Promise.resolve();

  constructor(parts: StartParts<Rows>, variant: Bug | "correct") {
    this.parts = parts;
    this.client = new BankClient(parts.clientOptions);
    this.variant = variant;
  }

  async receive(request: Request): Promise<Response> {
    const { webhookSecret: secret, now } = this.parts;
    const event = unwrapWebhook({ body: await request.text(), headers: request.headers, secret, now }) as Event;
    if (event.category !== "transaction.created") return new Response();
    const book = async () => {
      const row = await this.read();
      if (row.seen.includes(event.id)) return;
      const { amount } = await this.client.events.fetchObject(event);
      const save = this.write({ cents: row.cents + amount, seen: [...row.seen, event.id] });
      if (this.variant !== "writes after the mutex") await save;
    };
    if (this.variant === "checks before the mutex") {
      const { seen } = await this.read();
      if (seen.includes(event.id)) return new Response();
      await this.locked(async () => {
        const { amount } = await this.client.events.fetchObject(event);
        const row = await this.read();
        await this.write({ cents: row.cents + amount, seen: [...row.seen, event.id] });
      });
    } else await this.locked(book);
    return new Response();
  }

  async locked(act: () => Promise<void>): Promise<void> {
    const before = this.last;
    let release = () => {};
    this.last = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    if (this.variant === "mutex kept after an error") {
      await act();
      release();
      return;
    }
    try {
      await act();
    } finally {
      release();
    }
  }

  async read(): Promise<Row> {
    await turns(2);
    return this.parts.store.get("row") ?? { cents: 0, seen: [] };
  }

  async write(row: Row): Promise<void> {
    await turns(2);
    this.parts.store.set("row", row);
  }
}

export const mutex = proof<Bug, Account, Rows>(
  "a mutex around a slow store",
  {
    "checks before the mutex": ["concurrent"],
    "mutex kept after an error": ["outage"],
    "writes after the mutex": ["crash"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Account(parts, variant),
      receive: (account, request) => account.receive(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        credit(bank, numberId, 30_00);
        await settle();
      },
      check: ({ store }) => store.get("row")?.cents === 50_00,
    };
  },
);
