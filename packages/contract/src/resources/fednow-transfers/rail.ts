import type { OutboundRail } from "../../rail.ts";
import { fednowTransferEndpoints } from "./endpoints.ts";
import { fednowTransferExamples, fednowTransferSources } from "./examples.ts";
import * as schemas from "./schema.ts";

export const fednowTransfersRail = {
  resource: {
    name: "fednow-transfers",
    title: "FedNow Transfers",
    endpoints: fednowTransferEndpoints,
    schemas,
    examples: fednowTransferExamples,
  },
  pendingTransactions: {
    fednow_transfer_instruction: {
      description: "A FedNow Transfer waits for your approval, or for the network.",
      schema: schemas.fednowTransferInstructionSchema,
      example: fednowTransferSources.fednow_transfer_instruction,
    },
  },
  transactions: {
    fednow_transfer_acknowledgement: {
      description: "A FedNow Transfer moved money.",
      label: "Outbound FedNow",
      schema: schemas.fednowTransferAcknowledgementSchema,
      example: fednowTransferSources.fednow_transfer_acknowledgement,
    },
  },
  events: {
    "fednow_transfer.created": "A FedNow Transfer was created.",
    "fednow_transfer.updated": "A FedNow Transfer changed.",
  },
} satisfies OutboundRail;
