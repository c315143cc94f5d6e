import type { OutboundRail } from "../../rail.ts";
import { accountTransferEndpoints } from "./endpoints.ts";
import { accountTransferExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

const transfer_id = "account_transfer_7h3k9m1p5r8t2v6x4z0b";

export const accountTransfersRail = {
  resource: {
    name: "account-transfers",
    title: "Account Transfers",
    endpoints: accountTransferEndpoints,
    schemas,
    examples: accountTransferExamples,
  },
  pendingTransactions: {
    account_transfer_instruction: {
      description: "An Account Transfer waits for your approval.",
      schema: schemas.accountTransferInstructionSchema,
      example: { amount: 10_000, currency: "USD", transfer_id },
    },
  },
  transactions: {
    account_transfer_intention: {
      description: "An Account Transfer moved money out of the Account, or into it.",
      label: "Account transfers",
      schema: schemas.accountTransferIntentionSchema,
      example: {
        amount: 10_000,
        currency: "USD",
        description: "Move to savings",
        destination_account_id: "account_8n4b6v2c0x9z7l5k3j1h",
        source_account_id: "account_5m0x2k7q9r3t1v8w6y4z",
        transfer_id,
      },
    },
  },
  events: {
    "account_transfer.created": "An Account Transfer was created.",
    "account_transfer.updated": "An Account Transfer was approved or canceled.",
  },
} satisfies OutboundRail;
