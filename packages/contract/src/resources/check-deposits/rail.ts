import type { Rail } from "../../rail.ts";
import { checkDepositAcceptanceSchema } from "./acceptance.ts";
import { checkDepositRejectionSchema } from "./rejection.ts";
import { checkDepositReturnSchema } from "./return.ts";

export const checkDepositsRail = {
  words: { short: "check deposit", payment: "A check deposit" },
  declines: {
    check_deposit_rejection: {
      description: "A check that you deposited was rejected.",
      schema: checkDepositRejectionSchema,
      example: {
        amount: 1_750,
        check_deposit_id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
        currency: "USD",
        declined_transaction_id: "declined_transaction_6n8m0q2w4e6r8t0y2u4i",
        reason: "duplicate",
        rejected_at: "2026-01-01T00:00:00.000Z",
      },
    },
  },
  transactions: {
    check_deposit_acceptance: {
      description: "A check that you deposited was accepted.",
      label: "Deposited checks",
      schema: checkDepositAcceptanceSchema,
      example: {
        account_number: "987654321",
        amount: 1_750,
        auxiliary_on_us: null,
        check_deposit_id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
        currency: "USD",
        routing_number: "101050001",
        serial_number: "1001",
      },
    },
    check_deposit_return: {
      description: "A check that you deposited was returned.",
      label: "Returned check deposits",
      schema: checkDepositReturnSchema,
      example: {
        amount: 1_750,
        check_deposit_id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
        currency: "USD",
        return_reason: "insufficient_funds",
        returned_at: "2026-01-05T12:00:00.000Z",
        transaction_id: "transaction_3v5b7n9m1q2w4e6r8t0y",
      },
    },
  },
  events: {
    "check_deposit.created": "A check was deposited.",
    "check_deposit.updated": "A Check Deposit was submitted, rejected or returned.",
  },
} satisfies Rail;
