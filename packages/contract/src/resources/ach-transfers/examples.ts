import type { Examples } from "../../examples.ts";
import { transferExample } from "../../transfer-fields.ts";

const [id, transaction_id] = ["ach_transfer_4n8b2v6c0x9z3l7k1j5h", "transaction_7c1d5e9f3g2h8j4k6m0n"];

const submission = {
  administrative_returns_expected_by: "2026-01-06T11:00:00.000Z",
  effective_date: "2026-01-02",
  expected_funds_settlement_at: "2026-01-02T18:00:00.000Z",
  expected_settlement_schedule: "same_day",
  submitted_at: "2026-01-02T14:00:00.000Z",
  trace_number: "123123120000001",
};

const entry = { payment_related_information: "Invoice 29582" };
const freeform = { entries: [entry] };
const invoice = { invoice_number: "29582", paid_amount: 100 };

const transferReturn = {
  addenda_information: null,
  created_at: "2026-01-05T14:00:00.000Z",
  raw_return_reason_code: "R03",
  return_reason_code: "no_account",
  trace_number: "101050000000001",
  transaction_id: "transaction_5x9z3c7v1b4n8m2a6s0d",
  transfer_id: id,
};

const hold = {
  amount: 100,
  automatically_releases_at: "2026-01-06T11:00:00.000Z",
  created_at: "2026-01-02T14:00:00.000Z",
  currency: "USD",
  held_transaction_id: transaction_id,
  pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
  released_at: null,
  status: "held",
  type: "inbound_funds_hold",
};

/** The details of each `source`, for the rail. */
export const achTransferSources = {
  ach_transfer_instruction: { amount: 100, transfer_id: id },
  inbound_funds_hold: hold,
  ach_transfer_intention: {
    account_number: "987654321",
    amount: 100,
    routing_number: "101050001",
    statement_descriptor: "Invoice 29582",
    transfer_id: id,
  },
  ach_transfer_rejection: { transfer_id: id },
  ach_transfer_return: transferReturn,
};

const schedule = { date: null, settlement_schedule: "same_day" };

export const achTransferExamples: Examples = {
  AchTransfer: {
    id,
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    acknowledgement: null,
    addenda: null,
    amount: 100,
    company_descriptive_date: null,
    company_discretionary_data: null,
    company_entry_description: null,
    company_id: "1234567890",
    company_name: "Example Company",
    destination_account_holder: "unknown",
    funding: "checking",
    inbound_funds_hold: null,
    individual_id: null,
    individual_name: "Sample Person",
    network: "ach",
    notifications_of_change: [],
    preferred_effective_date: schedule,
    return: null,
    settlement: null,
    standard_entry_class_code: "corporate_credit_or_debit",
    statement_descriptor: "Invoice 29582",
    account_number: "987654321",
    external_account_id: null,
    routing_number: "101050001",
    ...transferExample,
    status: "submitted",
    submission,
    transaction_id,
    type: "ach_transfer",
  },
  AchTransferAcknowledgement: { acknowledged_at: "2026-01-02T14:15:00.000Z" },
  AchTransferAddenda: { category: "freeform", freeform, payment_order_remittance_advice: null },
  AchTransferAddendaEntry: entry,
  AchTransferAddendaFreeform: freeform,
  AchTransferAddendaInvoice: invoice,
  AchTransferAddendaPaymentOrderRemittanceAdvice: { invoices: [invoice] },
  AchTransferCreateAddendaEntryParams: entry,
  AchTransferCreateAddendaFreeformParams: freeform,
  AchTransferCreateAddendaInvoiceParams: invoice,
  AchTransferCreateAddendaParams: { category: "freeform", freeform },
  AchTransferCreateAddendaPaymentOrderRemittanceAdviceParams: { invoices: [invoice] },
  AchTransferCreatePreferredEffectiveDateParams: { settlement_schedule: "same_day" },
  AchTransferInstruction: achTransferSources.ach_transfer_instruction,
  AchTransferIntention: achTransferSources.ach_transfer_intention,
  AchTransferNotificationOfChange: {
    change_code: "incorrect_account_number",
    corrected_account_funding: null,
    corrected_account_number: "987654322",
    corrected_individual_id: null,
    corrected_routing_number: null,
    created_at: "2026-01-05T14:00:00.000Z",
  },
  AchTransferPreferredEffectiveDate: schedule,
  AchTransferRejection: achTransferSources.ach_transfer_rejection,
  AchTransferReturn: transferReturn,
  AchTransferSettlement: { settled_at: "2026-01-02T18:00:00.000Z" },
  AchTransferSubmission: submission,
  AchTransferListParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    status: { in: ["pending_submission", "submitted"] },
  },
  AchTransferCreateParams: {
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 100,
    statement_descriptor: "Invoice 29582",
    account_number: "987654321",
    routing_number: "101050001",
  },
  AchTransferSettleParams: { inbound_funds_hold_behavior: "release_on_default_schedule" },
  AchTransferReturnParams: { reason: "no_account" },
  AchTransferCreateNotificationOfChangeParams: { corrected_account_number: "987654322" },
};
