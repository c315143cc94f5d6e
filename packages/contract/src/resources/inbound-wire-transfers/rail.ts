import type { Rail } from "../../rail.ts";
import { wireDeclineSchema } from "./decline.ts";
import { inboundWireTransferEndpoints } from "./endpoints.ts";
import { inboundWireTransferExamples } from "./examples.ts";
import * as schemas from "./schema.ts";
import { transactionInboundWireTransferReversalSchema, transactionInboundWireTransferSchema } from "./transaction.ts";

export const wiresRail = {
  words: { short: "wire", payment: "A wire" },
  resource: {
    name: "inbound-wire-transfers",
    title: "Inbound Wire Transfers",
    endpoints: inboundWireTransferEndpoints,
    schemas,
    examples: inboundWireTransferExamples,
  },
  declines: {
    wire_decline: {
      description: "A wire was declined.",
      schema: wireDeclineSchema,
      example: {
        inbound_wire_transfer_id: "inbound_wire_transfer_5g7h9j1k3l5z7x9c1v3b",
        reason: "account_number_disabled",
      },
    },
  },
  transactions: {
    inbound_wire_transfer: {
      description: "A wire was accepted.",
      label: "Inbound wires",
      schema: transactionInboundWireTransferSchema,
      example: {
        amount: 100_000,
        creditor_address_line1: "33 Example Street",
        creditor_address_line2: null,
        creditor_address_line3: "Springfield IL 62701",
        creditor_name: "Example Company",
        debtor_account_number: "987654321",
        debtor_address_line1: "1 Example Road",
        debtor_address_line2: null,
        debtor_address_line3: null,
        debtor_name: "Sample Person",
        debtor_routing_number: "101050001",
        description: "Inbound wire transfer",
        end_to_end_identification: "INVOICE29582",
        input_message_accountability_data: "20260101B6B7HU2R000001",
        instructing_agent_routing_number: "101050001",
        instruction_identification: null,
        purpose: null,
        transfer_id: "inbound_wire_transfer_5g7h9j1k3l5z7x9c1v3b",
        unique_end_to_end_transaction_reference: "5e3c1a2b-7d4f-4e6a-9b8c-0d1e2f3a4b5c",
        unstructured_remittance_information: "Invoice 29582",
        wire_drawdown_request_id: null,
      },
    },
    // O-18.
    inbound_wire_transfer_reversal: {
      description: "You reversed a wire.",
      label: "Reversals of wires",
      schema: transactionInboundWireTransferReversalSchema,
      example: { inbound_wire_transfer_id: "inbound_wire_transfer_5g7h9j1k3l5z7x9c1v3b" },
    },
  },
  events: {
    "inbound_wire_transfer.created": "A wire arrived.",
    "inbound_wire_transfer.updated": "An Inbound Wire Transfer was accepted, declined or reversed.",
  },
} satisfies Rail;
