import type { Rail } from "../../rail.ts";
import { inboundRealTimePaymentsTransferConfirmationSchema } from "./confirmation.ts";
import { inboundRealTimePaymentsTransferDeclineSchema } from "./decline.ts";
import { inboundRealTimePaymentsTransferEndpoints } from "./endpoints.ts";
import { inboundRealTimePaymentsTransferExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const realTimePaymentsRail = {
  words: { short: "real-time payment", payment: "A real-time payment" },
  resource: {
    name: "inbound-real-time-payments-transfers",
    title: "Inbound Real-Time Payments Transfers",
    endpoints: inboundRealTimePaymentsTransferEndpoints,
    schemas,
    examples: inboundRealTimePaymentsTransferExamples,
  },
  declines: {
    inbound_real_time_payments_transfer_decline: {
      description: "A Real-Time Payments transfer was declined.",
      schema: inboundRealTimePaymentsTransferDeclineSchema,
      example: {
        amount: 100,
        creditor_name: "Example Company",
        currency: "USD",
        debtor_account_number: "987654321",
        debtor_name: "Sample Person",
        debtor_routing_number: "101050001",
        reason: "account_number_disabled",
        transaction_identification: "20260101101050001REAL0000001",
        transfer_id: "inbound_real_time_payments_transfer_3x5c7v9b1n3m5q7w9e1r",
        unstructured_remittance_information: "Invoice 29582",
      },
    },
  },
  transactions: {
    inbound_real_time_payments_transfer_confirmation: {
      description: "A Real-Time Payments transfer was confirmed.",
      label: "Inbound Real-Time Payments",
      schema: inboundRealTimePaymentsTransferConfirmationSchema,
      example: {
        amount: 100,
        creditor_name: "Example Company",
        currency: "USD",
        debtor_account_number: "987654321",
        debtor_name: "Sample Person",
        debtor_routing_number: "101050001",
        transaction_identification: "20260101101050001REAL0000001",
        transfer_id: "inbound_real_time_payments_transfer_3x5c7v9b1n3m5q7w9e1r",
        unstructured_remittance_information: "Invoice 29582",
      },
    },
  },
  events: {
    "inbound_real_time_payments_transfer.created": "A Real-Time Payments transfer arrived.",
    "inbound_real_time_payments_transfer.updated": "An Inbound Real-Time Payments Transfer was confirmed or declined.",
  },
} satisfies Rail;
