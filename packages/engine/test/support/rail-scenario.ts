import type { Caller, Play } from "./caller.ts";

/** Later than any time of the bank, so that the transfer stays pending until the client acts. */
const LATER = "2099-01-01T00:00:00Z";

/** Transfers and checks of each kind: accepted, declined, and returned if the kind allows it. */
export function* transfers(bank: Caller, account: string): Play {
  const number = yield* bank.ok("accountNumbers.create", {
    params: { account_id: account, name: "Incoming", inbound_checks: { status: "allowed" } },
  });
  yield* achTransfers(bank, number.id);
  yield* checksDrawn(bank, number.id);
  yield* instantTransfers(bank, number.id);
  yield* wires(bank, number.id);
}

function* achTransfers({ ok, no }: Caller, number: string): Play {
  const salary = yield* ok("simulations.inboundAchTransfers.create", {
    params: {
      account_number_id: number,
      amount: 10_000,
      company_name: "Payroll Inc",
      addenda: { category: "freeform", freeform: { entries: [{ payment_related_information: "January" }] } },
    },
    key: "salary",
  });
  const reason = "credit_entry_refused_by_receiver";
  yield* ok("inboundAchTransfers.transferReturn", { id: salary.id, params: { reason } });
  yield* no("inboundAchTransfers.transferReturn", { id: salary.id, params: { reason } });
  const bill = { account_number_id: number, amount: -400, receiver_name: "Sample Person" };
  yield* ok("simulations.inboundAchTransfers.create", { params: bill });
  const waiting = yield* ok("simulations.inboundAchTransfers.create", { params: { ...bill, resolve_at: LATER } });
  yield* ok("inboundAchTransfers.decline", { id: waiting.id, params: { reason: "payment_stopped" } });
  yield* ok("simulations.inboundAchTransfers.create", { params: { ...bill, amount: -1_000_000 } });
  yield* ok("inboundAchTransfers.retrieve", { id: waiting.id });
  yield* ok("inboundAchTransfers.list", { params: { account_number_id: number, status: { in: ["declined"] } } });
}

function* checksDrawn({ ok, no }: Caller, number: string): Play {
  const check = { account_number_id: number, amount: 200, check_number: "101" };
  const paid = yield* ok("simulations.inboundCheckDeposits.create", { params: check });
  yield* ok("inboundCheckDeposits.return", { id: paid.id, params: { reason: "duplicate_presentment" } });
  const waiting = yield* ok("simulations.inboundCheckDeposits.create", {
    params: { ...check, check_number: "102", payee_name_analysis: "does_not_match", resolve_at: LATER },
  });
  yield* no("inboundCheckDeposits.return", { id: waiting.id, params: { reason: "refer_to_maker" } });
  yield* ok("inboundCheckDeposits.decline", { id: waiting.id });
  yield* ok("simulations.inboundCheckDeposits.create", {
    params: { ...check, check_number: "103", decline_reason: "altered_or_fictitious" },
  });
  yield* ok("inboundCheckDeposits.retrieve", { id: paid.id });
  yield* ok("inboundCheckDeposits.list", { params: { account_number_id: number } });
}

function* instantTransfers({ ok }: Caller, number: string): Play {
  const transfer = { account_number_id: number, amount: 300, debtor_name: "Sample Person" };
  const refused = { ...transfer, decline_reason: "account_restricted" };
  const bySecond = yield* ok("simulations.inboundRealTimePaymentsTransfers.create", { params: transfer });
  yield* ok("simulations.inboundRealTimePaymentsTransfers.create", { params: refused });
  yield* ok("inboundRealTimePaymentsTransfers.retrieve", { id: bySecond.id });
  yield* ok("inboundRealTimePaymentsTransfers.list", { params: { status: { in: ["confirmed"] } } });
  const byFednow = yield* ok("simulations.inboundFednowTransfers.create", { params: transfer });
  yield* ok("simulations.inboundFednowTransfers.create", { params: refused });
  yield* ok("inboundFednowTransfers.retrieve", { id: byFednow.id });
  yield* ok("inboundFednowTransfers.list", { params: { status: { in: ["declined"] } } });
}

function* wires({ ok, no }: Caller, number: string): Play {
  const wire = { account_number_id: number, amount: 5_000, debtor_name: "Sample Person", purpose: "Rent" };
  const kept = yield* ok("simulations.inboundWireTransfers.create", { params: wire });
  const reversed = yield* ok("simulations.inboundWireTransfers.create", { params: { ...wire, amount: 1 } });
  yield* ok("inboundWireTransfers.reverse", { id: reversed.id, params: { reason: "duplicate" } });
  const declined = yield* ok("simulations.inboundWireTransfers.create", {
    params: { ...wire, decline_reason: "transaction_not_allowed" },
  });
  yield* no("inboundWireTransfers.reverse", { id: declined.id, params: { reason: "duplicate" } });
  yield* ok("inboundWireTransfers.retrieve", { id: kept.id });
  yield* ok("inboundWireTransfers.list", { params: { status: { in: ["accepted", "reversed"] } } });
}

/** Card Payments that are settled, reversed, expired, refunded and declined. */
export function* cardPayments({ ok, no }: Caller, account: string): Play {
  const card = yield* ok("cards.create", { params: { account_id: account } });
  const request = { card_id: card.id, amount: 500, merchant_descriptor: "CORNER SHOP" };
  const hotel = yield* ok("simulations.cardAuthorizations.create", { params: request });
  const payment = hotel.pending_transaction?.source.card_authorization?.card_payment_id ?? "";
  yield* ok("simulations.cardIncrements.create", { params: { card_payment_id: payment, amount: 100 } });
  yield* ok("simulations.cardIncrements.create", { params: { card_payment_id: payment, amount: 1_000_000 } });
  yield* ok("simulations.cardReversals.create", { params: { card_payment_id: payment, amount: 50 } });
  yield* no("simulations.cardReversals.create", { params: { card_payment_id: payment, amount: 551 } });
  const pendingId = hotel.pending_transaction?.id;
  const settled = yield* ok("simulations.cardSettlements.create", {
    params: { card_id: card.id, pending_transaction_id: pendingId, amount: 560 },
  });
  yield* no("simulations.cardSettlements.create", {
    params: { card_id: card.id, pending_transaction_id: pendingId },
  });
  yield* ok("simulations.cardSettlements.create", { params: { card_id: card.id, amount: 70 } });
  yield* ok("simulations.cardRefunds.create", { params: { transaction_id: settled.id, amount: 60 } });
  const refund = yield* ok("simulations.cardAuthorizations.create", { params: { ...request, direction: "refund" } });
  yield* ok("simulations.cardRefunds.create", { params: { pending_transaction_id: refund.pending_transaction?.id } });
  const left = yield* ok("simulations.cardAuthorizations.create", { params: request });
  yield* ok("simulations.cardAuthorizationExpirations.create", {
    params: { card_payment_id: left.pending_transaction?.source.card_authorization?.card_payment_id },
  });
  yield* ok("simulations.cardAuthorizations.create", { params: { ...request, presented: { pin: "0000" } } });
  yield* ok("simulations.cardAuthorizations.create", { params: { ...request, decline_reason: "suspected_fraud" } });
  yield* ok("simulations.cardBalanceInquiries.create", { params: { card_id: card.id } });
  yield* ok("simulations.cardBalanceInquiries.create", {
    params: { card_id: card.id, decline_reason: "invalid_physical_card" },
  });
  yield* ok("cardPayments.retrieve", { id: payment });
  yield* ok("cardPayments.list", { params: { card_id: card.id } });
}
