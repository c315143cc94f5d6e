import type { Rail } from "../../rail.ts";
import { achDeclineSchema } from "./decline.ts";
import { inboundAchTransferEndpoints } from "./endpoints.ts";
import { inboundAchTransferExamples } from "./examples.ts";
import { inboundAchTransferReturnIntentionSchema } from "./return-intention.ts";
import * as schemas from "./schema.ts";
import { transactionInboundAchTransferSchema } from "./transaction.ts";

export const achRail = {
  words: { short: "ACH", payment: "An ACH transfer" },
  resource: {
    name: "inbound-ach-transfers",
    title: "Inbound ACH Transfers",
    endpoints: inboundAchTransferEndpoints,
    schemas,
    examples: inboundAchTransferExamples,
  },
  declines: {
    ach_decline: {
      description: "An ACH transfer was declined.",
      schema: achDeclineSchema,
      example: {
        amount: 1_750,
        id: "ach_decline_4r6t8y0u2i4o6p8a0s2d",
        inbound_ach_transfer_id: "inbound_ach_transfer_3f5g7h9j1k3l5z7x9c1v",
        originator_company_descriptive_date: null,
        originator_company_discretionary_data: null,
        originator_company_id: "0987654321",
        originator_company_name: "EXAMPLE BILLER",
        reason: "insufficient_funds",
        receiver_id_number: "12345678900",
        receiver_name: "EXAMPLE COMPANY",
        trace_number: "021000038461022",
        type: "ach_decline",
      },
    },
  },
  transactions: {
    inbound_ach_transfer: {
      description: "An ACH transfer was accepted.",
      label: "Inbound ACH",
      schema: transactionInboundAchTransferSchema,
      example: {
        addenda: { category: "freeform", freeform: { entries: [{ payment_related_information: "Invoice 29582" }] } },
        amount: 1_750,
        originator_company_descriptive_date: null,
        originator_company_discretionary_data: null,
        originator_company_entry_description: "INVOICES",
        originator_company_id: "0987654321",
        originator_company_name: "EXAMPLE BILLER",
        receiver_id_number: "12345678900",
        receiver_name: "EXAMPLE COMPANY",
        trace_number: "021000038461022",
        transfer_id: "inbound_ach_transfer_3f5g7h9j1k3l5z7x9c1v",
      },
    },
    inbound_ach_transfer_return_intention: {
      description: "You returned an accepted ACH transfer.",
      label: "Returned inbound ACH",
      schema: inboundAchTransferReturnIntentionSchema,
      example: {
        inbound_ach_transfer_id: "inbound_ach_transfer_3f5g7h9j1k3l5z7x9c1v",
      },
    },
  },
  events: {
    "inbound_ach_transfer.created": "An ACH transfer from another bank arrived.",
    "inbound_ach_transfer.updated": "An Inbound ACH Transfer was accepted, declined or returned.",
  },
} satisfies Rail;
