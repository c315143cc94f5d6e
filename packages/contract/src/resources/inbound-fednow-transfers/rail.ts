import type { Rail } from "../../rail.ts";
import { inboundFednowTransferConfirmationSchema } from "./confirmation.ts";
import { inboundFednowTransferDeclineSchema } from "./decline.ts";
import { inboundFednowTransferEndpoints } from "./endpoints.ts";
import { inboundFednowTransferExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const fednowRail = {
  words: { short: "FedNow", payment: "A FedNow transfer" },
  resource: {
    name: "inbound-fednow-transfers",
    title: "Inbound FedNow Transfers",
    endpoints: inboundFednowTransferEndpoints,
    schemas,
    examples: inboundFednowTransferExamples,
  },
  declines: {
    inbound_fednow_transfer_decline: {
      description: "A FedNow transfer was declined.",
      schema: inboundFednowTransferDeclineSchema,
      example: {
        transfer_id: "inbound_fednow_transfer_4t6y8u0i2o4p6a8s0d2f",
        reason: "account_number_disabled",
      },
    },
  },
  transactions: {
    inbound_fednow_transfer_confirmation: {
      description: "A FedNow transfer was confirmed.",
      label: "Inbound FedNow",
      schema: inboundFednowTransferConfirmationSchema,
      example: { transfer_id: "inbound_fednow_transfer_4t6y8u0i2o4p6a8s0d2f" },
    },
  },
  events: {
    "inbound_fednow_transfer.created": "A FedNow transfer arrived.",
    "inbound_fednow_transfer.updated": "An Inbound FedNow Transfer was confirmed or declined.",
  },
} satisfies Rail;
