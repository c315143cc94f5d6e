import type { Examples } from "../../examples.ts";
import { transferExample } from "../../transfer-fields.ts";

const id = "check_transfer_1q3w5e7r9t1y3u5i7o9p";
const account_id = "account_5m0x2k7q9r3t1v8w6y4z";
const source_account_number_id = "account_number_3c9v1n7b5x2z8q4w6e0r";

const address = {
  city: "Springfield",
  line1: "33 Example Street",
  line2: null,
  name: "Sample Person",
  phone: null,
  postal_code: "62701",
  state: "IL",
};

const mailing = { city: "Springfield", line1: "33 Example Street", postal_code: "62701", state: "IL" };

export const checkTransferExamples: Examples = {
  CheckTransfer: {
    id,
    account_id,
    account_number: "987654321",
    amount: 1_000,
    approved_inbound_check_deposit_id: "inbound_check_deposit_2a4s6d8f0g2h4j6k8l0z",
    balance_check: null,
    check_number: "1001",
    fulfillment_method: "physical_check",
    mailing: { mailed_at: "2026-01-03T01:00:00.000Z" },
    physical_check: {
      attachment_file_id: null,
      check_voucher_image_file_id: null,
      mailing_address: address,
      memo: "Invoice 29582",
      note: null,
      payer: [{ contents: "Example Company" }],
      recipient_name: "Sample Person",
      return_address: { ...address, name: "Example Company" },
      return_address_name: null,
      shipping_method: "postal_first_class",
      signature: { image_file_id: null, text: "Sample Owner" },
      tracking_updates: [],
    },
    routing_number: "123123123",
    source_account_number_id,
    stop_payment_request: null,
    submission: {
      preview_file_id: null,
      submitted_address: {
        city: "SPRINGFIELD",
        line1: "33 EXAMPLE STREET",
        line2: null,
        recipient_name: "SAMPLE PERSON",
        state: "IL",
        zip: "62701",
      },
      submitted_at: "2026-01-02T15:00:00.000Z",
      tracking_number: null,
    },
    third_party: null,
    ...transferExample,
    pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
    status: "deposited",
    type: "check_transfer",
    valid_until_date: null,
  },
  CheckTransferInstruction: { amount: 1_000, currency: "USD", transfer_id: id },
  CheckTransferStopPaymentRequest: {
    reason: "not_authorized",
    requested_at: "2026-01-05T14:00:00.000Z",
    transfer_id: id,
    type: "check_transfer_stop_payment_request",
  },
  CheckTransferThirdParty: { recipient_name: "Sample Person" },
  CheckTransferTrackingUpdate: {
    category: "in_transit",
    created_at: "2026-01-05T14:00:00.000Z",
    postal_code: "62701",
  },
  CheckTransferListParams: { account_id, status: { in: ["pending_mailing", "mailed"] } },
  CheckTransferCreatePayerParams: { contents: "Example Company" },
  CheckTransferCreateReturnAddressParams: { ...mailing, name: "Example Company" },
  CheckTransferCreateSignatureParams: { text: "Sample Owner" },
  CheckTransferCreateThirdPartyParams: { recipient_name: "Sample Person" },
  CheckTransferCreateParams: {
    account_id,
    amount: 1_000,
    fulfillment_method: "physical_check",
    source_account_number_id,
    physical_check: { mailing_address: mailing, memo: "Invoice 29582", recipient_name: "Sample Person" },
  },
  CheckTransferStopPaymentParams: { reason: "not_authorized" },
};
