import { type Bank, createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { createWebhookRouter, type WebhookDedupeStore } from "@sandbank/sdk/webhooks";
import { type StartParts, SweepError, type SweepOptions, sweep } from "../../src/sweep.ts";

/** What the apps of these tests keep. */
export type Kept = Map<string, unknown>;

/** An entry in the books of a ledger. */
interface Booked {
  readonly account_id: string;
  readonly amount: number;
  readonly event_id: string;
}

/** How a ledger goes wrong. */
export type LedgerBug = "none" | "key by chance" | "mark first" | "no mark" | "acknowledges errors";

/** The ledger recognizes an Event by its own books. */
const dedupe: WebhookDedupeStore = { claim: () => "claimed", confirm() {}, release() {} };

/** A ledger that opens Accounts and books Transactions. */
export function createLedger(parts: StartParts<Kept>, bug: LedgerBug = "none") {
  const { store, clientOptions, webhookSecret, now } = parts;
  const client = new BankClient(clientOptions);
  const router = createWebhookRouter({ client, secret: webhookSecret, now, onError: () => {}, dedupe });
  const entries = () => (store.get("entries") as readonly Booked[] | undefined) ?? [];
  const book = (entry: Booked) => store.set("entries", [...entries(), entry]);
  router.on("transaction.created", ({ event, object }) => {
    if (object.type !== "transaction") return;
    const entry = { account_id: object.account_id, amount: object.amount, event_id: event.id };
    if (bug === "mark first") {
      if (store.has(event.id)) return;
      store.set(event.id, true);
      book(entry);
    } else if (bug === "no mark" || !entries().some(({ event_id }) => event_id === event.id)) book(entry);
  });
  return {
    entries,
    account: () => store.get("account") as string,
    async open(name: string) {
      const idempotencyKey = bug === "key by chance" ? undefined : `open ${name}`;
      const { id } = await client.accounts.create({ name }, idempotencyKey === undefined ? {} : { idempotencyKey });
      store.set("account", id);
      return id;
    },
    async receive(request: Request) {
      const response = await router.handle(request);
      return bug === "acknowledges errors" ? new Response(null, { status: 204 }) : response;
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** Pays interest into an Account. */
export function pay(bank: Bank, account_id: string, ...amounts: number[]): void {
  for (const amount of amounts) {
    bank.simulations.interestPayments.create({ account_id: account_id as `account_${string}`, amount });
  }
}

/** The options of a sweep over a ledger: an Account is opened, and two payments arrive. */
export function ledgerSweep(bug: LedgerBug = "none"): SweepOptions<Ledger, Kept> {
  return {
    bank: createBank(),
    store: () => new Map(),
    start: (parts) => createLedger(parts, bug),
    receive: (ledger, request) => ledger.receive(request),
    story: async ({ bank, step, settle }) => {
      const id = await step("Ada signs up", (ledger) => ledger.open("Ada"));
      pay(bank, id, 500, 700);
      await settle();
    },
    check: ({ app, bank }) => {
      const { data } = bank.accounts.list();
      if (data.length !== 1) throw new Error(`the bank has ${data.length} Accounts`);
      const total = app.entries().reduce((sum, { amount }) => sum + amount, 0);
      if (total !== 1_200) throw new Error(`the app has booked ${total}`);
    },
  };
}

/** The failures of a sweep that must fail. */
export async function failuresOf<App, Store extends object>(options: SweepOptions<App, Store>) {
  try {
    const { runs } = await sweep(options);
    throw new Error(`all ${runs} runs passed`);
  } catch (error) {
    if (error instanceof SweepError) return error;
    throw error;
  }
}
