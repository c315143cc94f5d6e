import type { Rail } from "../../rail.ts";
import { checkDeclineSchema } from "./decline.ts";
import { inboundCheckDepositEndpoints } from "./endpoints.ts";
import { inboundCheckDepositExamples } from "./examples.ts";
import * as schemas from "./schema.ts";
import { checkTransferDepositSchema, inboundCheckDepositReturnIntentionSchema } from "./transactions.ts";

export const checksRail = {
  words: { short: "check", payment: "A check" },
  resource: {
    name: "inbound-check-deposits",
    title: "Inbound Check Deposits",
    endpoints: inboundCheckDepositEndpoints,
    schemas,
    examples: inboundCheckDepositExamples,
  },
  declines: {
    check_decline: {
      description: "A check drawn on an Account Number was declined.",
      schema: checkDeclineSchema,
      example: {
        amount: 1_000,
        auxiliary_on_us: "99999",
        back_image_file_id: null,
        check_transfer_id: "check_transfer_1q3w5e7r9t1y3u5i7o9p",
        front_image_file_id: null,
        inbound_check_deposit_id: "inbound_check_deposit_2a4s6d8f0g2h4j6k8l0z",
        reason: "insufficient_funds",
      },
    },
  },
  transactions: {
    check_transfer_deposit: {
      description: "A check drawn on an Account Number was paid.",
      label: "Paid checks",
      schema: checkTransferDepositSchema,
      example: {
        back_image_file_id: "file_6h4j2k0l9z7x5c3v1b8n",
        bank_of_first_deposit_routing_number: "101050001",
        deposited_at: "2026-01-02T12:00:00.000Z",
        front_image_file_id: "file_9p7o5i3u1y8t6r4e2w0q",
        inbound_check_deposit_id: "inbound_check_deposit_2a4s6d8f0g2h4j6k8l0z",
        transaction_id: "transaction_7c1d5e9f3g2h8j4k6m0n",
        transfer_id: "check_transfer_1q3w5e7r9t1y3u5i7o9p",
        type: "check_transfer_deposit",
      },
    },
    inbound_check_deposit_return_intention: {
      description: "You returned a paid check.",
      label: "Returned checks",
      schema: inboundCheckDepositReturnIntentionSchema,
      example: {
        inbound_check_deposit_id: "inbound_check_deposit_2a4s6d8f0g2h4j6k8l0z",
        transfer_id: null,
      },
    },
  },
  events: {
    "inbound_check_deposit.created": "A check that is drawn on an Account Number was presented.",
    "inbound_check_deposit.updated": "An Inbound Check Deposit was accepted, declined or returned.",
  },
} satisfies Rail;
