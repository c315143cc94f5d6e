import type { OutboundRail } from "../../rail.ts";
import { realTimePaymentsTransferEndpoints } from "./endpoints.ts";
import { realTimePaymentsTransferExamples, realTimePaymentsTransferSources } from "./examples.ts";
import * as schemas from "./schema.ts";

export const realTimePaymentsTransfersRail = {
  resource: {
    name: "real-time-payments-transfers",
    title: "Real-Time Payments Transfers",
    endpoints: realTimePaymentsTransferEndpoints,
    schemas,
    examples: realTimePaymentsTransferExamples,
  },
  pendingTransactions: {
    real_time_payments_transfer_instruction: {
      description: "A Real-Time Payments Transfer waits for your approval, or for the network.",
      schema: schemas.realTimePaymentsTransferInstructionSchema,
      example: realTimePaymentsTransferSources.real_time_payments_transfer_instruction,
    },
  },
  transactions: {
    real_time_payments_transfer_acknowledgement: {
      description: "A Real-Time Payments Transfer moved money.",
      label: "Outbound real-time payments",
      schema: schemas.realTimePaymentsTransferAcknowledgementSchema,
      example: realTimePaymentsTransferSources.real_time_payments_transfer_acknowledgement,
    },
  },
  events: {
    "real_time_payments_transfer.created": "A Real-Time Payments Transfer was created.",
    "real_time_payments_transfer.updated": "A Real-Time Payments Transfer changed.",
  },
} satisfies OutboundRail;
