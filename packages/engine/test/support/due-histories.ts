import type { PhysicalCard, RealTimeDecision } from "@sandbank/contract";
import * as fc from "fast-check";
import { type Bank, BankError } from "../../src/index.ts";
import { allRows, type Row, type Table } from "../../src/store/table.ts";
import type { World } from "../../src/world/world.ts";
import { write } from "../resources/check-transfers/stage.ts";

/** One step of a history: `pick` chooses the object, `size` an amount or a span of time. */
export interface Move {
  readonly act: Act;
  readonly pick: number;
  readonly size: number;
}

export interface HistoryStage {
  readonly bank: Bank;
  readonly world: World;
}

type Play = (stage: HistoryStage, move: Omit<Move, "act">) => unknown;

/** The object at a place of a list. Throws if the list is empty, so that the step is skipped. */
function pickFrom<T>(all: readonly T[], pick: number): T {
  const picked = all[pick % all.length];
  if (picked === undefined) throw new Nothing();
  return picked;
}

class Nothing extends Error {}

const rows = <T extends Row>(table: Table<T>): T[] => allRows(table);

/** Mostly an open one. */
function pickOpen<T extends { readonly status: string }>(all: readonly T[], pick: number): T {
  const open = all.filter(({ status }) => status === "pending");
  return pickFrom(open.length === 0 || pick % 5 === 0 ? all : open, pick);
}

function pickHold({ world }: HistoryStage, pick: number) {
  const holds = rows(world.state.tables.pendingTransactions).filter(({ source }) => source.card_authorization !== null);
  const pending = pickOpen(holds, pick);
  const { card_payment_id } = pending.source.card_authorization ?? { card_payment_id: "card_payment_none" as const };
  const { card_id } = rows(world.state.tables.cardPayments).find(({ id }) => id === card_payment_id) ?? {};
  return { pending, card_payment_id, card_id: card_id ?? ("card_none" as const) };
}

/** A wait of no time, of seconds, of hours, of days or of a month. */
const spans = [1, 5_000, 3_600_000, 3 * 86_400_000, 31 * 86_400_000];

/** What makes jobs, what takes their reason away, and what brings it back. */
const plays = {
  wait: ({ bank }, { pick, size }) =>
    bank.clock.advance({ milliseconds: (spans[pick % spans.length] ?? 1) * (size % 4) }),
  authorize: ({ bank, world }, { pick, size }) =>
    bank.network.cardAuthorizations.create({
      card_id: pickFrom(rows(world.state.tables.cards), pick).id,
      amount: size,
      direction: size % 3 === 0 ? "refund" : "settlement",
    }),
  increment: (stage, { pick, size }) =>
    stage.bank.network.cardIncrements.create({
      card_payment_id: pickHold(stage, pick).card_payment_id,
      amount: size + 1,
    }),
  settle: (stage, { pick, size }) => {
    const { pending, card_id } = pickHold(stage, pick);
    const amount = size % 2 === 0 ? {} : { amount: size };
    stage.bank.network.cardSettlements.create({ card_id, pending_transaction_id: pending.id, ...amount });
  },
  refund: (stage, { pick }) =>
    stage.bank.network.cardRefunds.create({ pending_transaction_id: pickHold(stage, pick).pending.id }),
  reverse: (stage, { pick, size }) => {
    const amount = size % 2 === 0 ? {} : { amount: size };
    stage.bank.network.cardReversals.create({ card_payment_id: pickHold(stage, pick).card_payment_id, ...amount });
  },
  expire: (stage, { pick }) =>
    stage.bank.network.cardAuthorizationExpirations.create({ card_payment_id: pickHold(stage, pick).card_payment_id }),
  forcePost: ({ bank, world }, { pick, size }) => {
    const card = pickFrom(rows(world.state.tables.cards), pick);
    bank.network.cardSettlements.create({ card_id: card.id, amount: size + 1 });
  },
  answer: ({ bank, world }, { pick, size }) => {
    const asked = pickOpen<RealTimeDecision>(rows(world.state.tables.realTimeDecisions), pick);
    bank.realTimeDecisions.action(asked.id, { card_authorization: { decision: size % 2 ? "approve" : "decline" } });
  },
  sendAch: ({ bank, world }, { pick, size }) =>
    bank.network.inboundAchTransfers.create({
      account_number_id: pickFrom(rows(world.state.tables.accountNumbers), pick).id,
      amount: size % 2 ? size : -size - 1,
      resolve_at: new Date(world.state.now + size * 3_600_000).toISOString(),
    }),
  declineAch: ({ bank, world }, { pick }) =>
    bank.inboundAchTransfers.decline(pickOpen(rows(world.state.tables.inboundAchTransfers), pick).id),
  declineCheck: ({ bank, world }, { pick }) =>
    bank.inboundCheckDeposits.decline(pickOpen(rows(world.state.tables.inboundCheckDeposits), pick).id),
  sendOwnAch: ({ bank, world }, { pick, size }) =>
    bank.achTransfers.create({
      account_id: pickFrom(rows(world.state.tables.accounts), pick).id,
      account_number: "1",
      routing_number: "101050001",
      amount: size % 3 === 0 ? size + 1 : -size - 1,
      statement_descriptor: "Rent",
      require_approval: size % 5 === 0,
    }),
  moveOwnAch: ({ bank, world }, { pick, size }) => {
    const { id, inbound_funds_hold: held } = pickFrom(rows(world.state.tables.achTransfers).toReversed(), pick);
    const { achTransfers } = bank.network;
    const later = { inbound_funds_hold_behavior: "release_on_default_schedule" } as const;
    const settle = () => achTransfers.settle(id, size % 2 === 0 ? later : {});
    const settleAndRelease = () => {
      achTransfers.settle(id, later);
      bank.network.pendingTransactions.releaseInboundFundsHold(
        held?.pending_transaction_id ?? "pending_transaction_none",
      );
    };
    const { acknowledge, reject, submit } = achTransfers;
    const settles = [settle, settleAndRelease, settleAndRelease];
    const acts = [submit, acknowledge, ...settles, achTransfers.return, reject, bank.achTransfers.approve];
    pickFrom(acts, size)(id);
  },
  sendPayment: ({ bank, world }, { pick, size }) => {
    const { id: source_account_number_id, account_id } = pickFrom(rows(world.state.tables.accountNumbers), pick);
    const shared = {
      account_number: "1",
      routing_number: "101050001",
      amount: size + 1,
      require_approval: size % 5 === 0,
    };
    const names = { creditor_name: "A", debtor_name: "B", unstructured_remittance_information: "C" };
    const remittance = { category: "unstructured", unstructured: { message: "C" } } as const;
    // Each is moved at once, or waits for the clock.
    const { fednowTransfers, realTimePaymentsTransfers, wireTransfers } = bank.network;
    const [isLeft, isRejected] = [size % 2 === 0, size % 3 === 0];
    const sends = [
      () => {
        const wire = bank.wireTransfers.create({ ...shared, account_id, creditor: { name: "A" }, remittance });
        if (!isLeft) wireTransfers[isRejected ? "reject" : "submit"](wire.id);
      },
      () => {
        const params = { ...shared, ...names, source_account_number_id };
        const payment = bank.realTimePaymentsTransfers.create(params);
        if (!isLeft) realTimePaymentsTransfers.complete(payment.id);
      },
      () => {
        const payment = bank.fednowTransfers.create({ ...shared, ...names, source_account_number_id });
        if (!isLeft) fednowTransfers.complete(payment.id);
      },
      () => {
        const check = write(
          bank,
          { account_id, id: source_account_number_id },
          {
            amount: size + 1,
            balance_check: "none",
            require_approval: size % 5 === 0,
            valid_until_date: bank.clock.now().slice(0, 10),
          },
        );
        if (!isLeft) bank.checkTransfers.stopPayment(check.id);
        if (isRejected) bank.network.checkTransfers.mail(check.id);
      },
    ];
    pickFrom(sends, pick)();
  },
  order: ({ bank, world }, { pick }) => {
    const { card_id, cardholder, shipment } = pickFrom(rows(world.state.tables.physicalCards), pick);
    const { name, line1, city, state, postal_code } = shipment.address;
    const address = { name, line1, city, state, postal_code };
    bank.physicalCards.create({ card_id, cardholder, shipment: { address, method: shipment.method } });
  },
  ship: ({ bank, world }, { pick, size }) => {
    const { id } = pickFrom(rows<PhysicalCard>(world.state.tables.physicalCards).toReversed(), pick % 3);
    const to = ["submitted", "submitted", "acknowledged", "acknowledged", "shipped", "canceled"] as const;
    const advance = (index: number) =>
      bank.network.physicalCards.advanceShipment(id, { shipment_status: pickFrom(to, index) });
    advance(size);
    if (size % 2 === 0) advance(size + 2);
  },
  respond: ({ bank }, { pick, size }) =>
    bank.webhooks.record(pickFrom(bank.webhooks.due(), pick).id, { status: size % 3 === 0 ? 200 : 500 }),
  resend: ({ bank, world }, { pick }) => bank.webhooks.resend(pickFrom(rows(world.state.tables.events), pick).id),
  subscribe: ({ bank }, { pick, size }) => {
    const { id } = pickFrom(bank.eventSubscriptions.list().data, pick);
    bank.eventSubscriptions.update(id, { status: pickFrom(["active", "active", "disabled"] as const, size) });
  },
  unsubscribe: ({ bank }, { pick }) =>
    bank.eventSubscriptions.update(pickFrom(bank.eventSubscriptions.list().data, pick).id, { status: "deleted" }),
  pay: ({ bank, world }, { pick, size }) =>
    bank.network.interestPayments.create({
      account_id: pickFrom(rows(world.state.tables.accounts), pick).id,
      amount: 1 + size * 100,
    }),
  close: ({ bank, world }, { pick }) => bank.accounts.close(pickFrom(rows(world.state.tables.accounts), pick).id),
} satisfies Readonly<Record<string, Play>>;

export type Act = keyof typeof plays;

export const acts = Object.keys(plays) as Act[];

export const histories: fc.Arbitrary<Move[]> = fc.array(
  fc.record({ act: fc.constantFrom(...acts), pick: fc.nat({ max: 99 }), size: fc.nat({ max: 99 }) }),
  { minLength: 1, maxLength: 40, size: "max" },
);

/** Plays a step, and returns whether it was done. It is skipped if the bank refuses it or has no such object. */
export function playMove(stage: HistoryStage, { act, ...move }: Move): boolean {
  try {
    plays[act](stage, move);
    return true;
  } catch (error) {
    if (error instanceof BankError || error instanceof Nothing) return false;
    throw error;
  }
}
