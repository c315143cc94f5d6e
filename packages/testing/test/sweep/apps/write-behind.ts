import { type AccountId, BankClient } from "@sandbank/sdk";
import type { StartParts } from "@sandbank/testing/sweep";
import { WriteBehindStore } from "./crashable-stores.ts";
import { credit, eventOf, holdsOf, openBank, proof } from "./proof.ts";

type Bug = "never flushes" | "flushes after the response" | "flushes after the call" | "forgets to await the flush";
type Style = "flushes twice";
type Rows = WriteBehindStore<string>;

/** Returns half of each payment, with a key that is flushed before it is used. */
class Refunds {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly accountId: AccountId;
  readonly variant: Bug | Style | "correct";

  constructor(parts: StartParts<Rows>, accountId: AccountId, variant: Bug | Style | "correct") {
    this.parts = parts;
    this.client = new BankClient(parts.clientOptions);
    this.accountId = accountId;
    this.variant = variant;
  }

  async receive(request: Request): Promise<Response> {
    const { variant } = this;
    const { store } = this.parts;
    const event = await eventOf(this.parts, request);
    if (event.category !== "transaction.created") return new Response();
    // The router of this app passes on an Event once, also if it arrives twice at the same time.
    const { id, amount } = await this.client.events.fetchObject(event);
    if (amount <= 0 || store.get(`done ${id}`) !== undefined) return new Response();
    const idempotencyKey = store.get(`key ${id}`) ?? crypto.randomUUID();
    store.put(`key ${id}`, idempotencyKey);
    if (variant === "forgets to await the flush") void store.flush();
    else if (variant !== "never flushes" && variant !== "flushes after the call") await store.flush();
    if (variant === "flushes after the response") {
      store.put(`done ${id}`, "yes");
      void this.send(idempotencyKey, amount).then(() => store.flush());
      return new Response();
    }
    await this.send(idempotencyKey, amount);
    if (variant === "flushes twice") await store.flush();
    store.put(`done ${id}`, "yes");
    if (variant === "flushes after the call" || variant === "flushes twice") await store.flush();
    return new Response();
  }

  async send(idempotencyKey: string, amount: number): Promise<void> {
    await this.client.pendingTransactions.create(
      { account_id: this.accountId, amount: -amount / 2 },
      { idempotencyKey },
    );
  }
}

export const writeBehind = proof<Bug, Refunds, Rows, Style>(
  "refunds over a cache that writes behind",
  {
    "never flushes": ["crash"],
    "flushes after the response": ["crash"],
    "flushes after the call": ["crash"],
    "forgets to await the flush": ["crash"],
  },
  (variant) => {
    const { bank, accountId, numberId } = openBank();
    return {
      bank,
      store: () => new WriteBehindStore(),
      start: (parts) => new Refunds(parts, accountId, variant),
      receive: (refunds, request) => refunds.receive(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        await settle();
        credit(bank, numberId, 30_00);
        await settle();
      },
      check: ({ bank }) => holdsOf(bank).join() === "1000,1500",
    };
  },
  "flushes twice",
);
