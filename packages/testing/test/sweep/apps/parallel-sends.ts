import { type AccountId, BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { holdsOf, openBank, proof } from "./proof.ts";

type Bug = "ignores those that failed" | "key saved after its use" | "marks the batch first";

interface Hold {
  readonly cents: number;
  readonly key: string;
  readonly isSent: boolean;
}

type Rows = Map<string, Hold | "sent">;

/** Reserves the money of a batch in parallel. */
class Batch {
  readonly store: Rows;
  readonly client: BankClient;
  readonly accountId: AccountId;
  readonly variant: Bug | "correct";

  constructor({ store, clientOptions }: StartParts<Rows>, accountId: AccountId, variant: Bug | "correct") {
    this.store = store;
    this.client = new BankClient({ ...clientOptions, maxRetries: variant === "ignores those that failed" ? 0 : 2 });
    this.accountId = accountId;
    this.variant = variant;
  }

  async send(items: ReadonlyMap<string, number>): Promise<void> {
    if (this.store.has("batch") && this.variant === "marks the batch first") return;
    if (this.variant === "marks the batch first") this.store.set("batch", "sent");
    const holds: [string, Hold][] = [];
    for (const [id, cents] of items) holds.push([id, await this.holdOf(id, cents)]);
    const all = holds.map(([id, hold]) => this.sendOne(id, hold));
    if (this.variant === "ignores those that failed") await Promise.allSettled(all);
    else await Promise.all(all);
  }

  async holdOf(id: string, cents: number): Promise<Hold> {
    const known = this.store.get(id);
    if (known !== undefined && known !== "sent") return known;
    const hold = { cents, key: await this.newKey(id), isSent: false };
    if (this.variant !== "key saved after its use") this.store.set(id, hold);
    return hold;
  }

  async sendOne(id: string, { cents, key, isSent }: Hold): Promise<void> {
    if (isSent) return;
    const options = { idempotencyKey: key };
    await this.client.pendingTransactions.create({ account_id: this.accountId, amount: -cents }, options);
    this.store.set(id, { cents, key, isSent: true });
  }

  /** A key by chance, hashed with real cryptography. */
  async newKey(id: string): Promise<string> {
    const bytes = new TextEncoder().encode(`${id} ${crypto.randomUUID()}`);
    return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
  }
}

export const parallelSends = proof<Bug, Batch, Rows>(
  "parallel sends with keys by chance",
  {
    "ignores those that failed": ["lost_request", "server_error", "rate_limit", "outage"],
    "key saved after its use": ["crash"],
    "marks the batch first": ["crash", "outage"],
  },
  (variant) => {
    const { bank, accountId } = openBank();
    const items = new Map([
      ["a", 20_00],
      ["b", 20_00],
      ["c", 40_00],
    ]);
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Batch(parts, accountId, variant),
      story: async ({ step }) => {
        await step("the batch is sent", (batch) => batch.send(items));
      },
      check: ({ bank }) => holdsOf(bank).join() === "2000,2000,4000",
    };
  },
);
