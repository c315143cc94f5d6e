import type { OutboundRail } from "../../rail.ts";
import { checkTransferEndpoints } from "./endpoints.ts";
import { checkTransferExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

export const checkTransfersRail = {
  resource: {
    name: "check-transfers",
    title: "Check Transfers",
    endpoints: checkTransferEndpoints,
    schemas,
    examples: checkTransferExamples,
  },
  pendingTransactions: {
    check_transfer_instruction: {
      description: "A check that you wrote is not paid yet.",
      schema: schemas.checkTransferInstructionSchema,
      example: { amount: 1_000, currency: "USD", transfer_id: "check_transfer_1q3w5e7r9t1y3u5i7o9p" },
    },
  },
  // The Transactions of a check belong to its deposit.
  transactions: {},
  events: {
    "check_transfer.created": "A Check Transfer was created.",
    "check_transfer.updated": "A Check Transfer changed.",
  },
} satisfies OutboundRail;
