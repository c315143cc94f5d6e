import type { OutboundRail } from "../../rail.ts";
import { achTransferEndpoints } from "./endpoints.ts";
import { achTransferExamples, achTransferSources } from "./examples.ts";
import * as schemas from "./schema.ts";

export const achTransfersRail = {
  resource: {
    name: "ach-transfers",
    title: "ACH Transfers",
    endpoints: achTransferEndpoints,
    schemas,
    examples: achTransferExamples,
  },
  pendingTransactions: {
    ach_transfer_instruction: {
      description: "An ACH Transfer waits for your approval.",
      schema: schemas.achTransferInstructionSchema,
      example: achTransferSources.ach_transfer_instruction,
    },
    inbound_funds_hold: {
      description: "The money of an ACH debit is on hold, because it may be returned yet.",
      schema: schemas.inboundFundsHoldSchema,
      example: achTransferSources.inbound_funds_hold,
    },
  },
  transactions: {
    ach_transfer_intention: {
      description: "An ACH Transfer moved money.",
      label: "Outbound ACH",
      schema: schemas.achTransferIntentionSchema,
      example: achTransferSources.ach_transfer_intention,
    },
    ach_transfer_rejection: {
      description: "An ACH Transfer was rejected, and its money moved back.",
      label: "Rejected outbound ACH",
      schema: schemas.achTransferRejectionSchema,
      example: achTransferSources.ach_transfer_rejection,
    },
    ach_transfer_return: {
      description: "An ACH Transfer was returned, and its money moved back.",
      label: "Returned outbound ACH",
      schema: schemas.achTransferReturnSchema,
      example: achTransferSources.ach_transfer_return,
    },
  },
  events: {
    "ach_transfer.created": "An ACH Transfer was created.",
    "ach_transfer.updated": "An ACH Transfer changed.",
  },
} satisfies OutboundRail;
