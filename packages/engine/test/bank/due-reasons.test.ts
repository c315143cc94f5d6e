import { describe, expect, test } from "vitest";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { lastDecision, refuse, subscribe } from "../support/decisions.ts";

const REALTIME = "real_time_decision.card_authorization_requested";

/** An Account with $100.00, a Card and an Account Number that pays checks. */
function openStage(options: BankOptions = {}) {
  const bank = createBank(options);
  const account = bank.accounts.create({ name: "Operating" });
  bank.network.interestPayments.create({ account_id: account.id, amount: 100_00 });
  const card = bank.cards.create({ account_id: account.id });
  const inbound_checks = { status: "allowed" } as const;
  const number = bank.accountNumbers.create({ account_id: account.id, name: "Incoming", inbound_checks });
  return { bank, account, card, number };
}

type Stage = ReturnType<typeof openStage>;

function kindsDue({ bank }: Pick<Stage, "bank">): string[] {
  return bank.clock.due().map(({ kind }) => kind);
}

/** The kinds of the jobs that run until an instant. */
function ranUntil(bank: Bank, instant: string): string[] {
  const ran: string[] = [];
  const stop = bank.observe({ job: ({ kind }) => ran.push(kind) });
  bank.clock.advanceTo(instant);
  stop();
  return ran;
}

function authorize({ bank, card }: Stage, amount = 60_00) {
  const { pending_transaction: pending } = bank.network.cardAuthorizations.create({ card_id: card.id, amount });
  const authorization = pending?.source.card_authorization;
  if (pending === null || !authorization) return expect.fail("The authorization is declined.");
  return { pending, card_payment_id: authorization.card_payment_id };
}

/** Orders a Physical Card in a live bank, which submits it to the printer. */
function order({ bank, card }: Stage) {
  const lines = { line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };
  return bank.physicalCards.create({
    card_id: card.id,
    cardholder: { first_name: "Sample", last_name: "Cardholder" },
    shipment: { address: { name: "Sample", ...lines }, method: "postal_standard" },
  });
}

/** A Real-Time Decision that waits for its answer. */
function ask(stage: Stage) {
  subscribe(stage.bank, REALTIME);
  stage.bank.network.cardAuthorizations.create({ card_id: stage.card.id, amount: 10_00 });
  return lastDecision(stage.bank);
}

/** A delivery in a live bank whose first attempt failed, so that a second is planned. */
function failDelivery({ bank }: Stage) {
  const subscription = bank.eventSubscriptions.create({
    url: "https://app.test/webhooks",
    selected_event_categories: [{ event_category: "account.created" }],
  });
  bank.accounts.create({ name: "Payroll" });
  const [attempt] = bank.webhooks.due();
  if (attempt === undefined) return expect.fail("No webhook is due.");
  bank.webhooks.record(attempt.id, { status: 500 });
  return { subscription, eventId: attempt.eventId };
}

/** An ACH debit of another bank. */
function pull(bank: Bank, account_id: `account_${string}`) {
  const destination = { account_number: "1", routing_number: "101050001" };
  return bank.achTransfers.create({ account_id, ...destination, amount: -5_00, statement_descriptor: "Rent" });
}

interface Case {
  /** The kind of job. */
  readonly kind: string;
  /** What happens before the job is due. */
  readonly reason: string;
  readonly options?: BankOptions;
  /** Schedules the job, and returns what takes its reason away. */
  readonly schedule: (stage: Stage) => () => void;
}

const live = { environment: "live" } as const;

const cases: readonly Case[] = [
  {
    kind: "card_authorizations.expire",
    reason: "a settlement of the whole amount",
    schedule: (stage) => {
      const { pending } = authorize(stage);
      return () =>
        stage.bank.network.cardSettlements.create({ card_id: stage.card.id, pending_transaction_id: pending.id });
    },
  },
  {
    kind: "card_authorizations.expire",
    reason: "a settlement of a part, which releases the rest",
    schedule: (stage) => {
      const { pending } = authorize(stage);
      const part = { card_id: stage.card.id, pending_transaction_id: pending.id, amount: 1_00 };
      return () => stage.bank.network.cardSettlements.create(part);
    },
  },
  {
    kind: "card_authorizations.expire",
    reason: "a settlement of more than is held",
    schedule: (stage) => {
      const { pending } = authorize(stage);
      const more = { card_id: stage.card.id, pending_transaction_id: pending.id, amount: 70_00 };
      return () => stage.bank.network.cardSettlements.create(more);
    },
  },
  {
    kind: "card_authorizations.expire",
    reason: "a reversal of the whole amount",
    schedule: (stage) => {
      const { card_payment_id } = authorize(stage);
      return () => stage.bank.network.cardReversals.create({ card_payment_id });
    },
  },
  {
    kind: "card_authorizations.expire",
    reason: "reversals that add up to the whole amount",
    schedule: (stage) => {
      const { card_payment_id } = authorize(stage);
      stage.bank.network.cardReversals.create({ card_payment_id, amount: 20_00 });
      return () => stage.bank.network.cardReversals.create({ card_payment_id, amount: 40_00 });
    },
  },
  {
    kind: "card_authorizations.expire",
    reason: "an earlier expiration",
    schedule: (stage) => {
      const { card_payment_id } = authorize(stage);
      return () => stage.bank.network.cardAuthorizationExpirations.create({ card_payment_id });
    },
  },
  {
    kind: "card_authorizations.expire",
    reason: "the refund of an authorized refund",
    schedule: ({ bank, card }) => {
      const asked = { card_id: card.id, amount: 5_00, direction: "refund" } as const;
      const { pending_transaction: pending } = bank.network.cardAuthorizations.create(asked);
      return () => bank.network.cardRefunds.create({ pending_transaction_id: pending?.id });
    },
  },
  {
    kind: "real_time_decisions.time_out",
    reason: "an answer",
    schedule: (stage) => {
      const { id } = ask(stage);
      return () => stage.bank.realTimeDecisions.action(id, refuse());
    },
  },
  ...[
    { kind: "ach_transfers.submit", reason: "a submission", before: [], act: "submit" } as const,
    { kind: "ach_transfers.submit", reason: "a rejection", before: [], act: "reject" } as const,
    {
      kind: "ach_transfers.acknowledge",
      reason: "an acknowledgement",
      before: ["submit"],
      act: "acknowledge",
    } as const,
    { kind: "ach_transfers.acknowledge", reason: "a return", before: ["submit"], act: "return" } as const,
    { kind: "ach_transfers.settle", reason: "a settlement", before: ["submit"], act: "settle" } as const,
    { kind: "ach_transfers.settle", reason: "a return", before: ["submit"], act: "return" } as const,
  ].map(({ kind, reason, before, act }) => ({
    kind,
    reason: `${reason} before`,
    options: live,
    schedule: ({ bank, account }: Stage) => {
      const { id } = pull(bank, account.id);
      for (const each of before) bank.network.achTransfers[each](id);
      return () => bank.network.achTransfers[act](id);
    },
  })),
  ...["a release", "a return"].map((reason) => ({
    kind: "ach_transfers.release_hold",
    reason,
    schedule: ({ bank, account }: Stage) => {
      const { id, inbound_funds_hold } = pull(bank, account.id);
      bank.network.achTransfers.settle(id, { inbound_funds_hold_behavior: "release_on_default_schedule" });
      const pending = inbound_funds_hold?.pending_transaction_id as `pending_transaction_${string}`;
      return () =>
        reason === "a return"
          ? bank.network.achTransfers.return(id)
          : bank.network.pendingTransactions.releaseInboundFundsHold(pending);
    },
  })),
  {
    kind: "inbound_ach_transfers.resolve",
    reason: "a decline by the client",
    schedule: ({ bank, number }) => {
      const resolve_at = "2026-01-02T00:00:00Z";
      const sent = { account_number_id: number.id, amount: 1_00, resolve_at };
      const { id } = bank.network.inboundAchTransfers.create(sent);
      return () => bank.inboundAchTransfers.decline(id);
    },
  },
  {
    kind: "inbound_check_deposits.resolve",
    reason: "a decline by the client",
    schedule: ({ bank, number }) => {
      const resolve_at = "2026-01-02T00:00:00Z";
      const drawn = { account_number_id: number.id, amount: 1_00, check_number: "101", resolve_at };
      const { id } = bank.network.inboundCheckDeposits.create(drawn);
      return () => bank.inboundCheckDeposits.decline(id);
    },
  },
  ...(["canceled", "acknowledged", "shipped"] as const).map((shipment_status) => ({
    kind: "shipments.acknowledge",
    reason: `a shipment that is ${shipment_status} before`,
    options: live,
    schedule: (stage: Stage) => {
      const { id } = order(stage);
      return () => stage.bank.network.physicalCards.advanceShipment(id, { shipment_status });
    },
  })),
  ...(["canceled", "shipped", "submitted"] as const).map((shipment_status) => ({
    kind: "shipments.ship",
    reason: `a shipment that is ${shipment_status} before`,
    options: live,
    schedule: (stage: Stage) => {
      const { id } = order(stage);
      stage.bank.clock.advance({ hours: 1 });
      return () => stage.bank.network.physicalCards.advanceShipment(id, { shipment_status });
    },
  })),
  {
    kind: "webhooks.fall_due",
    reason: "a delivery by another attempt",
    options: live,
    schedule: (stage) => {
      const { eventId } = failDelivery(stage);
      return () => {
        const [again] = stage.bank.webhooks.resend(eventId);
        stage.bank.webhooks.record(again?.id ?? "", { status: 200 });
      };
    },
  },
  ...(["disabled", "deleted"] as const).map((status) => ({
    kind: "webhooks.fall_due",
    reason: `a subscription that is ${status}`,
    options: live,
    schedule: (stage: Stage) => {
      const { subscription } = failDelivery(stage);
      return () => stage.bank.eventSubscriptions.update(subscription.id, { status });
    },
  })),
  {
    kind: "webhooks.time_out",
    reason: "a response",
    schedule: ({ bank }) => {
      subscribe(bank, "account.created");
      bank.accounts.create({ name: "Payroll" });
      const [attempt] = bank.webhooks.due();
      return () => bank.webhooks.record(attempt?.id ?? "", { status: 200 });
    },
  },
  {
    kind: "accounts.pay_monthly",
    reason: "an Account that pays everything out on the day on which the money came",
    options: { schedules: "live" },
    schedule: (stage) => {
      const { pending } = authorize(stage, 100_00);
      const whole = { card_id: stage.card.id, pending_transaction_id: pending.id };
      return () => stage.bank.network.cardSettlements.create(whole);
    },
  },
  {
    kind: "accounts.pay_monthly",
    reason: "an Account that is closed",
    options: { schedules: "live" },
    schedule: (stage) => {
      stage.bank.clock.advance({ days: 10 });
      const { pending } = authorize(stage, 100_00);
      const whole = { card_id: stage.card.id, pending_transaction_id: pending.id };
      return () => {
        stage.bank.network.cardSettlements.create(whole);
        stage.bank.accounts.close(stage.account.id);
      };
    },
  },
];

describe("a job whose reason is taken away (D-109)", () => {
  test.each(cases)("$kind is neither listed nor run after $reason", ({ kind, options, schedule }) => {
    const stage = openStage(options);
    const takeAway = schedule(stage);
    const [job] = stage.bank.clock.due().filter((due) => due.kind === kind);
    if (job === undefined) return expect.fail(`${kind} is not due.`);
    // With its reason it runs, so this is the right job.
    expect(ranUntil(stage.bank.fork(), job.at)).toContain(kind);
    takeAway();
    expect(kindsDue(stage)).not.toContain(kind);
    expect(ranUntil(stage.bank, job.at)).not.toContain(kind);
    expect(stage.bank.audit()).toEqual([]);
  });

  test("events.retire is not listed for the deliveries that outlive their Events, and deletes them", () => {
    const stage = openStage(live);
    const { bank } = stage;
    const { eventId } = failDelivery(stage);
    bank.clock.advanceTo("2026-01-30T23:59:55.000Z");
    const [attempt] = bank.webhooks.resend(eventId);
    bank.clock.advanceTo("2026-01-31T00:00:00.000Z");
    expect(bank.events.list().data).toEqual([]);
    bank.webhooks.record(attempt?.id ?? "", { status: 200 });
    expect(bank.webhooks.attempts()).not.toEqual([]);
    expect(kindsDue(stage)).not.toContain("events.retire");
    expect(ranUntil(bank, "2026-03-02T00:00:00.000Z")).not.toContain("events.retire");
    expect(bank.webhooks.attempts()).toEqual([]);
  });
});
