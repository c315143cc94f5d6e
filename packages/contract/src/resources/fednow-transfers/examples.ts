import type { Examples } from "../../examples.ts";
import { transferExample } from "../../transfer-fields.ts";

const transfer_id = "fednow_transfer_6z8x0c2v4b6n8m1a3s5d";
const destination = { account_number: "987654321", routing_number: "101050001" };
const source_account_number_id = "account_number_3c9v1n7b5x2z8q4w6e0r";
const message = { unstructured_remittance_information: "Invoice 29582" };
const { approval, cancellation, ...fields } = transferExample;

/** The details of each `source`, for the rail. */
export const fednowTransferSources = {
  fednow_transfer_instruction: { transfer_id },
  fednow_transfer_acknowledgement: { transfer_id },
};

export const fednowTransferExamples: Examples = {
  FednowTransfer: {
    id: transfer_id,
    acknowledgement: { acknowledged_at: "2026-01-01T00:00:05.000Z" },
    creditor_address: { city: "Springfield", line1: "33 Example Street", postal_code: "62701", state: "IL" },
    debtor_address: null,
    debtor_name: "Example Company",
    rejection: null,
    account_id: "account_5m0x2k7q9r3t1v8w6y4z",
    amount: 100,
    creditor_name: "Sample Person",
    source_account_number_id,
    ...destination,
    external_account_id: null,
    ...message,
    ...fields,
    pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
    status: "complete",
    submission: {
      message_identification: "20260101123123123A1B2C3D4E5F6G7H8I9",
      submitted_at: "2026-01-01T00:00:05.000Z",
    },
    transaction_id: "transaction_7c1d5e9f3g2h8j4k6m0n",
    type: "fednow_transfer",
    unique_end_to_end_transaction_reference: "5e3c1a2b-7d4f-4e6a-9b8c-0d1e2f3a4b5c",
  },
  FednowTransferAcknowledgement: fednowTransferSources.fednow_transfer_acknowledgement,
  FednowTransferInstruction: fednowTransferSources.fednow_transfer_instruction,
  FednowTransferRejection: {
    reject_reason_additional_information: null,
    reject_reason_code: "account_closed",
    rejected_at: "2026-01-01T00:00:05.000Z",
  },
  FednowTransferListParams: { status: { in: ["pending_submitting", "complete"] } },
  FednowTransferCreateAddressParams: { city: "Springfield", postal_code: "62701", state: "IL" },
  FednowTransferCreateParams: {
    amount: 100,
    creditor_name: "Sample Person",
    debtor_name: "Example Company",
    source_account_number_id,
    ...message,
    ...destination,
  },
  FednowTransferCompleteParams: { rejection: { reject_reason_code: "account_closed" } },
};
