import { BankClient } from "@sandbank/sdk";
import { type AppEntry, booksMatch, type StartParts } from "@sandbank/testing/sweep";
import { RemoteStore } from "./crashable-stores.ts";
import { credit, eventOf, openBank, proof } from "./proof.ts";

type Bug = "claim kept" | "mark and effect at once" | "does not await the effect" | "settles all" | "numbered entries";
type Style = "creates the entry" | "one write for both" | "parallel writes of the same";
interface Row {
  readonly entry?: AppEntry;
  readonly count?: number;
}
type Rows = RemoteStore<Row>;

/** Books Transactions in a remote store of keys and values. */
class Ledger {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly variant: Bug | Style | "correct";

  constructor(parts: StartParts<Rows>, variant: Bug | Style | "correct") {
    this.parts = parts;
    this.client = new BankClient(parts.clientOptions);
    this.variant = variant;
  }

  async receive(request: Request): Promise<Response> {
    const { store } = this.parts;
    const event = await eventOf(this.parts, request);
    if (event.category !== "transaction.created") return new Response();
    const mark = `mark ${event.id}`;
    const effect = `entry ${event.id}`;
    if ((await store.get(mark)) !== undefined) return new Response();
    if (this.variant === "claim kept" && !(await store.create(mark, {}))) return new Response();
    const { account_id, amount } = await this.client.events.fetchObject(event);
    const entry = { account_id, amount, event_id: event.id };
    switch (this.variant) {
      case "creates the entry":
        await store.create(effect, { entry });
        break;
      case "one write for both":
        await store.putAll([
          [mark, {}],
          [effect, { entry }],
        ]);
        break;
      case "parallel writes of the same":
        await Promise.all([store.put(effect, { entry }), store.put(`copy of ${effect}`, {}), store.get(mark)]);
        await store.put(mark, {});
        break;
      case "mark and effect at once":
        await Promise.all([store.put(mark, {}), store.put(effect, { entry })]);
        break;
      case "does not await the effect":
        void this.later(effect, entry);
        await store.put(mark, {});
        break;
      case "settles all":
        await Promise.allSettled([this.client.accounts.list(), store.put(mark, {})]);
        await store.put(effect, { entry });
        break;
      case "numbered entries": {
        const count = (await store.get("count"))?.count ?? 0;
        await store.put(`entry ${count}`, { entry });
        await store.put("count", { count: count + 1 });
        await store.put(mark, {});
        break;
      }
      default:
        await store.put(effect, { entry });
        await store.put(mark, {});
    }
    return new Response();
  }

  async later(key: string, entry: AppEntry): Promise<void> {
    await this.parts.store.get(key);
    await this.parts.store.get(key);
    await this.parts.store.put(key, { entry });
  }
}

export const remoteLedger = proof<Bug, Ledger, Rows, Style>(
  "a ledger in a remote store",
  {
    "claim kept": ["crash", "outage"],
    "mark and effect at once": ["crash"],
    "does not await the effect": ["crash"],
    "settles all": ["crash"],
    "numbered entries": ["crash"],
  },
  (variant) => {
    const { bank, numberId } = openBank();
    return {
      bank,
      store: () => new RemoteStore<Row>(),
      start: (parts) => new Ledger(parts, variant),
      receive: (ledger, request) => ledger.receive(request),
      story: async ({ bank, settle }) => {
        credit(bank, numberId, 20_00);
        credit(bank, numberId, 30_00);
        await settle();
      },
      check: booksMatch<Ledger, Rows>(async (_, { store }) =>
        (await store.values()).flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
      ),
    };
  },
  "creates the entry",
  "one write for both",
  "parallel writes of the same",
);
