import type { OutboundRail } from "../../rail.ts";
import { wireTransferEndpoints } from "./endpoints.ts";
import { wireTransferExamples, wireTransferSources } from "./examples.ts";
import * as schemas from "./schema.ts";

export const wireTransfersRail = {
  resource: {
    name: "wire-transfers",
    title: "Wire Transfers",
    endpoints: wireTransferEndpoints,
    schemas,
    examples: wireTransferExamples,
  },
  pendingTransactions: {
    wire_transfer_instruction: {
      description: "A Wire Transfer waits for your approval.",
      schema: schemas.wireTransferInstructionSchema,
      example: wireTransferSources.wire_transfer_instruction,
    },
  },
  transactions: {
    inbound_wire_reversal: {
      description: "A Wire Transfer was reversed, and its money moved back.",
      label: "Reversed outbound wires",
      schema: schemas.wireTransferReversalSchema,
      example: wireTransferSources.inbound_wire_reversal,
    },
    wire_transfer_intention: {
      description: "A Wire Transfer moved money.",
      label: "Outbound wires",
      schema: schemas.wireTransferIntentionSchema,
      example: wireTransferSources.wire_transfer_intention,
    },
  },
  events: {
    "wire_transfer.created": "A Wire Transfer was created.",
    "wire_transfer.updated": "A Wire Transfer changed.",
  },
} satisfies OutboundRail;
