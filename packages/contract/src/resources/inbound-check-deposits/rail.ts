import type { Rail } from "../../rail.ts";
import { inboundCheckDepositAcceptanceSchema } from "./acceptance.ts";
import { checkDeclineSchema } from "./decline.ts";
import { inboundCheckDepositEndpoints } from "./endpoints.ts";
import { inboundCheckDepositExamples } from "./examples.ts";
import * as schemas from "./schema.ts";

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
    inbound_check_deposit_acceptance: {
      description: "A check drawn on an Account Number was paid.",
      label: "Paid checks",
      schema: inboundCheckDepositAcceptanceSchema,
      example: {
        amount: 1_000,
        auxiliary_on_us: null,
        back_image_file_id: "file_6h4j2k0l9z7x5c3v1b8n",
        check_number: "1001",
        currency: "USD",
        front_image_file_id: "file_9p7o5i3u1y8t6r4e2w0q",
        inbound_check_deposit_id: "inbound_check_deposit_2a4s6d8f0g2h4j6k8l0z",
      },
    },
  },
  events: {
    "inbound_check_deposit.created": "A check that is drawn on an Account Number was presented.",
    "inbound_check_deposit.updated": "An Inbound Check Deposit was accepted, declined or returned.",
  },
} satisfies Rail;
