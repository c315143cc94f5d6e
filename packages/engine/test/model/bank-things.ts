import type {
  AccountTransfer,
  AchTransfer,
  CardPayment,
  CheckDeposit,
  CheckTransfer,
  DecisionAnswer,
  FednowTransfer,
  InboundAchTransfer,
  InboundCheckDeposit,
  InboundFednowTransfer,
  InboundWireTransfer,
  PendingTransaction,
  RealTimeDecisionId,
  RealTimePaymentsTransfer,
  Transaction,
  WireTransfer,
} from "../../src/index.ts";
import { type BankSide, REQUESTED } from "./bank-side.ts";
import type { InstantRail } from "./instant-rails.ts";
import { at } from "./model.ts";
import { REFUSED } from "./step.ts";

// Each function adds a thing for later steps to refer to, and returns its state.

export function addAchTransfer({ bank, things }: BankSide, transfer: InboundAchTransfer): string {
  const { id } = transfer;
  const stateOf = ({ status, decline }: InboundAchTransfer) => decline?.reason ?? status;
  things.push({
    state: () => stateOf(bank.inboundAchTransfers.retrieve(id)),
    follow: {
      decline: () => stateOf(bank.inboundAchTransfers.decline(id)),
      sendBack: () => stateOf(bank.inboundAchTransfers.transferReturn(id, { reason: "duplicate_entry" })),
    },
  });
  return stateOf(transfer);
}

export function addCheck({ bank, things }: BankSide, check: InboundCheckDeposit): string {
  const { id } = check;
  const stateOf = ({ status, declined_transaction_id: declined }: InboundCheckDeposit) =>
    declined === null ? status : `${bank.declinedTransactions.retrieve(declined).source.check_decline?.reason}`;
  things.push({
    state: () => stateOf(bank.inboundCheckDeposits.retrieve(id)),
    follow: {
      decline: () => stateOf(bank.inboundCheckDeposits.decline(id)),
      sendBack: () => stateOf(bank.inboundCheckDeposits.return(id, { reason: "refer_to_maker" })),
    },
  });
  return stateOf(check);
}

export function addInstantCredit(
  { bank, things }: BankSide,
  resource: InstantRail,
  transfer: InboundFednowTransfer,
): string {
  const { id } = transfer;
  const stateOf = ({ status, decline }: InboundFednowTransfer) => decline?.reason ?? status;
  things.push({ state: () => stateOf(bank[resource].retrieve(id)) });
  return stateOf(transfer);
}

/** A wire has no reason of its own. The newest Declined Transaction has it. */
export function addWire({ bank, things }: BankSide, wire: InboundWireTransfer): string {
  const { id, account_id } = wire;
  const newest = bank.declinedTransactions.list({ account_id, limit: 1 }).data[0];
  const reason = wire.status === "declined" ? `${newest?.source.wire_decline?.reason}` : undefined;
  const stateOf = ({ status }: InboundWireTransfer) => reason ?? status;
  things.push({
    state: () => stateOf(bank.inboundWireTransfers.retrieve(id)),
    follow: { sendBack: () => stateOf(bank.inboundWireTransfers.reverse(id, { reason: "duplicate" })) },
  });
  return stateOf(wire);
}

/** An authorization of a payment or of a refund. */
export function addAuthorization(side: BankSide, pending: PendingTransaction, card_id: CardPayment["card_id"]): string {
  const { bank, things } = side;
  const { id: pending_transaction_id } = pending;
  const card_payment_id = pending.source.card_authorization?.card_payment_id;
  if (card_payment_id === undefined) throw new Error(`${pending_transaction_id} has no Card Payment.`);
  const { simulations, pendingTransactions } = bank;
  const retrieve = () => pendingTransactions.retrieve(pending_transaction_id);
  /** The outcome of the last message: the reason of its decline, or the state of the hold. */
  const cameOf = ({ elements }: CardPayment) => elements.at(-1)?.card_decline?.reason ?? retrieve().status;
  things.push({
    state: () => retrieve().status,
    held: () => retrieve().held_amount,
    follow: {
      increment: ({ amount }) => {
        const { elements } = bank.cardPayments.retrieve(card_payment_id);
        const raised = simulations.cardIncrements.create({ card_payment_id, amount, ...side.actioner });
        return raised.elements.length === elements.length ? addDecision(side) : cameOf(raised);
      },
      reverse: ({ amount }) => cameOf(simulations.cardReversals.create({ card_payment_id, ...given(amount) })),
      expire: () => cameOf(simulations.cardAuthorizationExpirations.create({ card_payment_id })),
      settle: ({ amount }) =>
        addSettlement(side, simulations.cardSettlements.create({ card_id, pending_transaction_id, ...given(amount) })),
      refund: ({ amount }) => posted(simulations.cardRefunds.create({ pending_transaction_id, ...given(amount) })),
    },
  });
  return pending.status;
}

/** The newest Real-Time Decision. */
export function addDecision(side: BankSide): string {
  const { bank, things } = side;
  const { data } = bank.events.list({ category: { in: [REQUESTED] }, limit: 1 });
  const id = at(data, 0).associated_object_id as RealTimeDecisionId;
  const asked = bank.realTimeDecisions.retrieve(id).card_authorization;
  if (asked === null) throw new Error(`${id} has no authorization.`);
  /** The outcome of the payment after the decision. */
  const cameOf = () => {
    const { elements } = bank.cardPayments.retrieve(asked.upcoming_card_payment_id);
    const mine = elements.map(({ card_authorization, card_decline, card_increment }) => ({
      authorization: card_authorization,
      any: card_authorization ?? card_decline ?? card_increment,
      reason: card_decline?.reason ?? null,
    }));
    return mine.find(({ any }) => any?.real_time_decision_id === id);
  };
  const answer = (answered: DecisionAnswer) => {
    bank.realTimeDecisions.action(id, answered);
    const { authorization, reason } = cameOf() ?? {};
    const pending = authorization?.pending_transaction_id ?? null;
    if (pending !== null) addAuthorization(side, bank.pendingTransactions.retrieve(pending), asked.card_id);
    return reason ?? "pending";
  };
  things.push({
    state: () => {
      const { status } = bank.realTimeDecisions.retrieve(id);
      return status === "pending" ? status : (cameOf()?.reason ?? status);
    },
    follow: { approve: ({ amount }) => answer(approval(amount ?? "approve")), refuse: () => answer(refusal) },
  });
  return "asked";
}

/** An approval of the full amount, or of a part. */
export function approval(amount: number | "approve"): DecisionAnswer {
  return {
    card_authorization: {
      decision: "approve",
      ...(amount === "approve" ? {} : { approval: { partial_amount: amount } }),
    },
  };
}

export const refusal: DecisionAnswer = {
  card_authorization: { decision: "decline", decline: { reason: "other" } },
};

export function addSettlement({ bank, things }: BankSide, { id: transaction_id }: Transaction): string {
  things.push({
    state: () => posted(bank.transactions.retrieve(transaction_id)),
    follow: {
      refund: ({ amount }) => posted(bank.simulations.cardRefunds.create({ transaction_id, ...given(amount) })),
    },
  });
  return "posted";
}

/** A hold created by the client. */
export function addHold({ bank, things }: BankSide, { id, status }: PendingTransaction): string {
  things.push({
    state: () => bank.pendingTransactions.retrieve(id).status,
    held: () => bank.pendingTransactions.retrieve(id).held_amount,
    follow: { release: () => bank.pendingTransactions.release(id).status },
  });
  return status;
}

export function addDeposit({ bank, things }: BankSide, { id, status }: CheckDeposit): string {
  const { checkDeposits } = bank.simulations;
  things.push({
    state: () => bank.checkDeposits.retrieve(id).status,
    follow: {
      submit: () => checkDeposits.submit(id).status,
      reject: () => checkDeposits.reject(id).status,
      sendBack: () => checkDeposits.return(id).status,
    },
  });
  return status;
}

export function addAccountTransfer({ bank, things }: BankSide, { id, status }: AccountTransfer): string {
  const { accountTransfers } = bank;
  things.push({
    state: () => accountTransfers.retrieve(id).status,
    follow: {
      approveTransfer: () => accountTransfers.approve(id).status,
      cancelTransfer: () => accountTransfers.cancel(id).status,
    },
  });
  return status;
}

export function addSentWire({ bank, things }: BankSide, { id, status }: WireTransfer): string {
  const { simulations, wireTransfers } = bank;
  things.push({
    state: () => wireTransfers.retrieve(id).status,
    follow: {
      approveTransfer: () => wireTransfers.approve(id).status,
      cancelTransfer: () => wireTransfers.cancel(id).status,
      submitTransfer: () => simulations.wireTransfers.submit(id).status,
      returnTransfer: () => simulations.wireTransfers.reverse(id).status,
      rejectTransfer: () => simulations.wireTransfers.reject(id).status,
    },
  });
  return status;
}

const rejection = { reject_reason_code: "narrative" } as const;

export function addRealTimePayment({ bank, things }: BankSide, { id, status }: RealTimePaymentsTransfer): string {
  const { realTimePaymentsTransfers: payments, simulations } = bank;
  const stateOf = ({ rejection, status }: RealTimePaymentsTransfer) => rejection?.reject_reason_code ?? status;
  things.push({
    state: () => stateOf(payments.retrieve(id)),
    follow: {
      approveTransfer: () => payments.approve(id).status,
      cancelTransfer: () => payments.cancel(id).status,
      completeTransfer: ({ rejected }) =>
        stateOf(simulations.realTimePaymentsTransfers.complete(id, rejected ? { rejection } : {})),
    },
  });
  return status;
}

export function addFednow({ bank, things }: BankSide, { id, status }: FednowTransfer): string {
  const { fednowTransfers, simulations } = bank;
  const stateOf = ({ rejection, status }: FednowTransfer) => rejection?.reject_reason_code ?? status;
  things.push({
    state: () => stateOf(fednowTransfers.retrieve(id)),
    follow: {
      approveTransfer: () => fednowTransfers.approve(id).status,
      cancelTransfer: () => fednowTransfers.cancel(id).status,
      completeTransfer: ({ rejected }) =>
        stateOf(simulations.fednowTransfers.complete(id, rejected ? { rejection } : {})),
    },
  });
  return status;
}

/** A check that the client has written. */
export function addWrittenCheck(side: BankSide, written: CheckTransfer): string {
  const { checkTransfers, simulations } = side.bank;
  const { id, check_number, source_account_number_id: number } = written;
  if (number === null) throw new Error(`${id} has no Account Number.`);
  side.things.push({
    state: () => checkTransfers.retrieve(id).status,
    follow: {
      approveTransfer: () => checkTransfers.approve(id).status,
      cancelTransfer: () => checkTransfers.cancel(id).status,
      mailCheck: () => simulations.checkTransfers.mail(id).status,
      stopCheck: () => checkTransfers.stopPayment(id).status,
      rejectTransfer: () => simulations.checkTransfers.reject(id).status,
      presentCheck: ({ amount, wait }) => {
        const paper = { account_number_id: number, amount: amount ?? written.amount, check_number };
        return addCheck(side, simulations.inboundCheckDeposits.create({ ...paper, ...resolution(side, wait) }));
      },
    },
  });
  return written.status;
}

/** The parameter for a simulation that resolves later. */
export function resolution({ bank }: BankSide, wait: number | null): { resolve_at?: string } {
  return wait === null ? {} : { resolve_at: new Date(Date.parse(bank.clock.now()) + wait).toISOString() };
}

/** An ACH Transfer that the client sends. */
export function addSentTransfer(side: BankSide, { id, status }: AchTransfer): string {
  const { achTransfers, simulations } = side.bank;
  side.things.push({
    state: () => achTransfers.retrieve(id).status,
    follow: {
      approveTransfer: () => achTransfers.approve(id).status,
      cancelTransfer: () => achTransfers.cancel(id).status,
      submitTransfer: () => simulations.achTransfers.submit(id).status,
      settleTransfer: ({ keepsHold }) => {
        const behavior = keepsHold ? "release_on_default_schedule" : "release_immediately";
        return simulations.achTransfers.settle(id, { inbound_funds_hold_behavior: behavior }).status;
      },
      returnTransfer: () => simulations.achTransfers.return(id).status,
      rejectTransfer: () => simulations.achTransfers.reject(id).status,
      releaseFunds: () => {
        const held = achTransfers.retrieve(id).inbound_funds_hold?.pending_transaction_id ?? null;
        if (held === null) return REFUSED;
        simulations.pendingTransactions.releaseInboundFundsHold(held);
        return achTransfers.retrieve(id).status;
      },
    },
  });
  return status;
}

function posted(_: Transaction): string {
  return "posted";
}

function given(amount: number | null): { amount?: number } {
  return amount === null ? {} : { amount };
}
