import { type AccountNumberId, BankClient } from "@sandbank/sdk";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import type { StartParts } from "@sandbank/testing/sweep";
import { openBank, proof } from "./proof.ts";

type Bug = "key from the time" | "matches by amount" | "does not save the key" | "sent before it is";

interface Payout {
  readonly cents: number;
  readonly state: "planned" | "sent" | "settled";
  readonly transferId?: string;
}

type Rows = Map<string, Payout>;

const FIRST_DAY = "2026-01-01T00:00:00.000Z";

/** Pays to an Account Number, and reconciles the transfers. */
/** A clock that never shows the same time twice. */
let ticks = 0;

class Payouts {
  readonly parts: StartParts<Rows>;
  readonly client: BankClient;
  readonly variant: Bug | "correct";
  readonly receive: (request: Request) => Promise<Response>;

  constructor(parts: StartParts<Rows>, variant: Bug | "correct") {
    const { clientOptions, webhookSecret: secret, now } = parts;
    this.parts = parts;
    this.client = new BankClient(clientOptions);
    this.variant = variant;
    const router = createWebhookRouter({ client: this.client, secret, now, onError() {} });
    router.on("inbound_ach_transfer.updated", ({ object }) => {
      if (object.status === "accepted") this.settled(object.id, object.amount);
    });
    this.receive = (request) => router.handle(request);
  }

  async pay(id: string, account_number_id: AccountNumberId, cents: number, days = 0): Promise<void> {
    const { store, now } = this.parts;
    const payout: Payout = store.get(id) ?? { cents, state: "planned" };
    if (payout.state !== "planned") return;
    store.set(id, this.variant === "sent before it is" ? { ...payout, state: "sent" } : payout);
    const key = this.variant === "key from the time" ? `${now()} ${ticks++}` : `payout ${id}`;
    const options = this.variant === "does not save the key" ? {} : { idempotencyKey: key };
    const resolve = days === 0 ? {} : { resolve_at: new Date(Date.parse(FIRST_DAY) + days * 86_400_000) };
    const params = { account_number_id, amount: cents, ...resolve };
    const transfer = await this.client.simulations.inboundAchTransfers.create(params, options);
    store.set(id, { ...payout, state: "sent", transferId: transfer.id });
  }

  settled(transferId: string, cents: number): void {
    const { store } = this.parts;
    const payouts = [...store.entries()].filter(([, { state }]) => state === "sent");
    const found = payouts.find(([, payout]) =>
      this.variant === "matches by amount" ? payout.cents === cents : payout.transferId === transferId,
    );
    if (found !== undefined) store.set(found[0], { ...found[1], state: "settled" });
    else if ([...store.values()].some((payout) => payout.transferId === transferId)) return;
    else throw new Error("The transfer is not known yet.");
  }
}

export const payouts = proof<Bug, Payouts, Rows>(
  "payouts with a reconciliation",
  {
    "key from the time": ["crash"],
    "matches by amount": ["crash"],
    "does not save the key": ["crash"],
    "sent before it is": ["crash", "outage"],
  },
  (variant) => {
    const { bank, numberId, accountId } = openBank();
    return {
      bank,
      store: () => new Map(),
      start: (parts) => new Payouts(parts, variant),
      receive: (payouts, request) => payouts.receive(request),
      story: async ({ step, settle }) => {
        await step("Ada is paid", (payouts) => payouts.pay("ada", numberId, 20_00));
        await step("Ben is paid", (payouts) => payouts.pay("ben", numberId, 20_00));
        await settle();
        await step("Cleo is paid", (payouts) => payouts.pay("cleo", numberId, 30_00));
        await step("Dora is paid next week", (payouts) => payouts.pay("dora", numberId, 20_00, 7));
        await settle();
      },
      check: ({ bank, store }) => {
        const states = [...store.values()].map(({ state }) => state);
        return (
          states.join() === "settled,settled,settled,sent" &&
          bank.accounts.balance(accountId).current_balance === 1_070_00
        );
      },
    };
  },
);
