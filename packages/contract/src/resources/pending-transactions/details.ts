import * as z from "zod";
import { cardAuthorizationFieldsExample } from "../../card-network/examples.ts";
import { sorted } from "../../object-keys.ts";
import { once } from "../../once.ts";
import { railPendingTransactionDetails } from "../../rails.ts";
import { cents, currencySchema, id } from "../../schema-kit.ts";
import type { SourceDetails } from "../../source-details.ts";
import { cardAuthorizationSchema } from "../card-payments/card-authorization.ts";

export const checkDepositInstructionSchema = once(() =>
  z
    .strictObject({
      amount: cents("Amount of the check, in cents, at least 1.").min(1),
      back_image_file_id: id("file", "The File with the image of its back, or null.").nullable(),
      check_deposit_id: id("check_deposit", "The Check Deposit, or null.").nullable(),
      currency: currencySchema(),
      front_image_file_id: id("file", "The File with the image of its front."),
    })
    .meta({ id: "CheckDepositInstruction", description: "A check that you deposited and that is under review." }),
);

export const userInitiatedHoldSchema = once(() =>
  z.strictObject({}).meta({ id: "UserInitiatedHold", description: "Empty: a hold that you create has no details." }),
);

/** D-86: it has no details. */
export const pendingTransactionOtherSchema = once(() =>
  z
    .strictObject({})
    .meta({ id: "PendingTransactionOther", description: "Empty: an event of category `other` has no details." }),
);

/** The details by category, in alphabetical order except `other`. */
export const pendingTransactionDetails = {
  ...sorted({
    ...railPendingTransactionDetails,
    card_authorization: {
      description: "A card payment was authorized.",
      schema: cardAuthorizationSchema,
      example: {
        id: "card_authorization_7y9u1i3o5p7a9s1d3f5g",
        amount: 1_000,
        expires_at: "2026-01-08T00:00:00.000Z",
        healthcare: { merchant_ninety_percent_eligibility: "ineligible" },
        pending_transaction_id: "pending_transaction_5t7y9u1i3o2p4a6s8d0f",
        ...cardAuthorizationFieldsExample,
        type: "card_authorization",
      },
    },
    check_deposit_instruction: {
      description: "A check was deposited and is under review.",
      schema: checkDepositInstructionSchema,
      example: {
        amount: 1_750,
        back_image_file_id: "file_6h4j2k0l9z7x5c3v1b8n",
        check_deposit_id: "check_deposit_1z3x5c7v9b2n4m6a8s0d",
        currency: "USD",
        front_image_file_id: "file_9p7o5i3u1y8t6r4e2w0q",
      },
    },
    user_initiated_hold: { description: "You hold money.", schema: userInitiatedHoldSchema, example: {} },
  }),
  other: {
    description: "An event that is not documented, or no longer documented.",
    schema: pendingTransactionOtherSchema,
    example: {},
  },
} satisfies Readonly<Record<string, SourceDetails>>;
