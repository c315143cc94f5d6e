import type { Examples } from "../../examples.ts";
import { transferExample } from "../../transfer-fields.ts";

const [id, transaction_id] = ["wire_transfer_2q6w0e4r8t1y5u9i3o7p", "transaction_7c1d5e9f3g2h8j4k6m0n"];
const destination = { account_number: "987654321", routing_number: "101050001" };
const account_id = "account_5m0x2k7q9r3t1v8w6y4z";

const lines = { line1: "33 Example Street", line2: null, line3: "Springfield IL 62701" };
const party = { address: { unstructured: lines }, name: "Sample Person" };
const unstructured = { message: "Invoice 29582" };
const tax = { date: "2026-01-01", identification_number: "123456789", type_code: "94105" };
const submission = {
  input_message_accountability_data: "20260102SANDBANK000001",
  submitted_at: "2026-01-02T14:05:00.000Z",
};
const sent = { ...destination, amount: 100, message_to_recipient: "Invoice 29582", transfer_id: id };

/** The details of each `source`, for the rail. */
export const wireTransferSources = {
  wire_transfer_instruction: sent,
  wire_transfer_intention: sent,
  inbound_wire_reversal: {
    amount: 100,
    created_at: "2026-01-05T14:00:00.000Z",
    debtor_routing_number: "101050001",
    description: "Reversal",
    input_cycle_date: "2026-01-05",
    input_message_accountability_data: "20260105B6B7HU2R000001",
    input_sequence_number: "000001",
    input_source: "B6B7HU2R",
    instruction_identification: null,
    return_reason_additional_information: null,
    return_reason_code: "AC03",
    return_reason_code_description: "Invalid creditor account number",
    transaction_id: "transaction_5x9z3c7v1b4n8m2a6s0d",
    wire_transfer_id: id,
  },
};

export const wireTransferExamples: Examples = {
  WireTransfer: {
    id,
    account_id,
    amount: 100,
    creditor: party,
    debtor: null,
    inbound_wire_drawdown_request_id: null,
    network: "wire",
    remittance: { category: "unstructured", tax: null, unstructured },
    reversal: null,
    source_account_number_id: null,
    ...destination,
    external_account_id: null,
    ...transferExample,
    status: "complete",
    submission,
    transaction_id,
    type: "wire_transfer",
    unique_end_to_end_transaction_reference: "5e3c1a2b-7d4f-4e6a-9b8c-0d1e2f3a4b5c",
  },
  WireTransferInstruction: sent,
  WireTransferIntention: sent,
  WireTransferReversal: wireTransferSources.inbound_wire_reversal,
  WireTransferRemittanceTax: tax,
  WireTransferListParams: { account_id, status: { in: ["pending_creating", "complete"] } },
  WireTransferCreatePartyParams: { name: "Sample Person", address: { unstructured: { line1: "33 Example Street" } } },
  WireTransferCreateParams: {
    account_id,
    amount: 100,
    creditor: { name: "Sample Person", address: { unstructured: { line1: "33 Example Street" } } },
    remittance: { category: "unstructured", unstructured },
    ...destination,
  },
};
