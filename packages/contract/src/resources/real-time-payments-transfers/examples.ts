import type { Examples } from "../../examples.ts";
import { transferExample } from "../../transfer-fields.ts";

const transfer_id = "real_time_payments_transfer_8i2o4p6a1s3d5f7g9h0j";
const destination = { account_number: "987654321", routing_number: "101050001" };
const source_account_number_id = "account_number_3c9v1n7b5x2z8q4w6e0r";
const message = { unstructured_remittance_information: "Invoice 29582" };
const rejection = {
  reject_reason_additional_information: null,
  reject_reason_code: "account_closed",
  rejected_at: "2026-01-01T00:00:05.000Z",
};

/** The details of each `source`, for the rail. */
export const realTimePaymentsTransferSources = {
  real_time_payments_transfer_instruction: { amount: 100, transfer_id },
  real_time_payments_transfer_acknowledgement: { ...destination, amount: 100, transfer_id, ...message },
};

export const realTimePaymentsTransferExamples: Examples = {
  RealTimePaymentsTransfer: {
    id: transfer_id,
    acknowledgement: { acknowledged_at: "2026-01-01T00:00:05.000Z" },
    debtor_name: "Example Company",
    rejection: null,
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 100,
    creditor_name: "Sample Person",
    source_account_number_id,
    ...destination,
    external_account_id: null,
    ...message,
    ...transferExample,
    pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
    status: "complete",
    submission: {
      submitted_at: "2026-01-01T00:00:05.000Z",
      transaction_identification: "20260101123123123T1A1B2C3D4E5F6G7H8",
    },
    transaction_id: "transaction_7c1d5e9f3g2h8j4k6m0n",
    type: "real_time_payments_transfer",
    ultimate_creditor_name: null,
    ultimate_debtor_name: null,
  },
  RealTimePaymentsTransferAcknowledgement: realTimePaymentsTransferSources.real_time_payments_transfer_acknowledgement,
  RealTimePaymentsTransferInstruction: realTimePaymentsTransferSources.real_time_payments_transfer_instruction,
  RealTimePaymentsTransferRejection: rejection,
  RealTimePaymentsTransferListParams: { status: { in: ["pending_submission", "complete"] } },
  RealTimePaymentsTransferCreateParams: {
    amount: 100,
    creditor_name: "Sample Person",
    source_account_number_id,
    ...message,
    ...destination,
  },
  RealTimePaymentsTransferCompleteParams: { rejection: { reject_reason_code: "account_closed" } },
};
