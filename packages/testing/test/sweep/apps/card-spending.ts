import { BankClient, type Event, type Transaction } from "@sandbank/sdk";
import { unwrapWebhook } from "@sandbank/sdk/webhooks";
import type { StartParts } from "@sandbank/testing/sweep";
import { openBank, proof } from "./proof.ts";

type Bug =
  | "refund counted for each delivery"
  | "settlement needs its authorization first"
  | "refund needs its settlement first"
  | "old holds win"
  | "drops late Events";

interface Row {
  readonly cents: number;
  readonly at?: string;
}

type Rows = Map<string, Row>;

/** Shows what was spent with a card, from authorizations, settlements and refunds. */
class Spending {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly variant: Bug | "correct";

  constructor(parts: StartParts<Rows>, variant: Bug | "correct") {
    this.parts = parts;
    this.client = new BankClient(parts.clientOptions);
    this.variant = variant;
  }

  async receive(request: Request): Promise<Response> {
    const { webhookSecret: secret, now, store } = this.parts;
    const event = unwrapWebhook({ body: await request.text(), headers: request.headers, secret, now }) as Event;
    if (this.variant === "drops late Events") {
      const newest = store.get("newest")?.at ?? "";
      if (event.created_at < newest) return new Response();
      store.set("newest", { cents: 0, at: event.created_at });
    }
    if (event.category === "transaction.created") this.book(await this.client.events.fetchObject(event));
    if (event.category === "pending_transaction.created" || event.category === "pending_transaction.updated") {
      const { id, amount, status } = await this.client.events.fetchObject(event);
      const isOld = this.variant === "old holds win" && event.category === "pending_transaction.created";
      if (event.category === "pending_transaction.created") store.set(`authorized ${id}`, { cents: 0 });
      store.set(`hold ${id}`, { cents: status === "pending" || isOld ? -amount : 0 });
    }
    return new Response();
  }

  book({ id, amount, source }: Transaction): void {
    const { store } = this.parts;
    if (source.category === "card_settlement") {
      const pendingId = source.card_settlement.pending_transaction_id;
      if (this.variant === "settlement needs its authorization first" && !store.has(`authorized ${pendingId}`)) return;
      store.set(`spent ${id}`, { cents: -amount });
      store.set(`settled ${source.card_settlement.card_payment_id}`, { cents: 0 });
    } else if (source.category === "card_refund") {
      if (
        this.variant === "refund needs its settlement first" &&
        !store.has(`settled ${source.card_refund.card_payment_id}`)
      )
        return;
      if (this.variant === "refund counted for each delivery") {
        store.set("spent refunds", { cents: (store.get("spent refunds")?.cents ?? 0) - amount });
      } else store.set(`spent ${id}`, { cents: -amount });
    }
  }

  total(): number {
    return [...this.parts.store.values()].reduce((total, { cents }) => total + cents, 0);
  }
}

export const cardSpending = proof<Bug, Spending, Rows>(
  "card spending with refunds",
  {
    "refund counted for each delivery": ["crash", "duplicate", "concurrent"],
    "settlement needs its authorization first": ["late"],
    "refund needs its settlement first": ["crash", "outage", "swap", "late"],
    "old holds win": ["duplicate", "late"],
    "drops late Events": ["late"],
  },
  (variant) => {
    const { bank, accountId } = openBank();
    const { id: cardId } = bank.cards.create({ account_id: accountId });
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Spending(parts, variant),
      receive: (spending, request) => spending.receive(request),
      story: async ({ bank, settle, advance }) => {
        const { pending_transaction } = bank.simulations.cardAuthorizations.create({ card_id: cardId, amount: 50_00 });
        if (pending_transaction === null) throw new Error("The authorization was declined.");
        await settle();
        const pendingId = pending_transaction.id;
        const settled = bank.simulations.cardSettlements.create({ card_id: cardId, pending_transaction_id: pendingId });
        bank.simulations.cardRefunds.create({ transaction_id: settled.id, amount: 20_00 });
        await advance({ days: 1 });
        bank.simulations.cardAuthorizations.create({ card_id: cardId, amount: 7_00 });
        await settle();
      },
      check: ({ app }) => app.total() === 37_00,
    };
  },
);
