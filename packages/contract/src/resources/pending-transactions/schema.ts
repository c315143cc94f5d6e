import * as z from "zod";
import { once } from "../../once.ts";
import {
  anyOf,
  cents,
  currencySchema,
  enumeration,
  id,
  listOf,
  listParams,
  reference,
  routeFields,
  routeFilter,
  text,
  timestamp,
} from "../../schema-kit.ts";
import { sourceUnion } from "../../source-union.ts";
import { cardAuthorizationSchema } from "../card-payments/card-authorization.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export * from "../card-payments/card-authorization.ts";

export const pendingTransactionStatusSchema = enumeration(
  "PendingTransactionStatus",
  "Whether a Pending Transaction is still open.",
  {
    pending: "The change is expected, and the held money cannot be spent.",
    complete: "The change was posted, declined or released. It holds no money.",
  },
);

export const pendingTransactionCategorySchema = enumeration(
  "PendingTransactionCategory",
  "The kind of event that caused a Pending Transaction.",
  {
    card_authorization: "A card payment was authorized.",
    check_deposit_instruction: "A check was deposited and is under review.",
    user_initiated_hold: "You hold money.",
    other: "An event that is not documented, or no longer documented.",
  },
);

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

export const pendingTransactionSourceSchema = once(() =>
  sourceUnion("PendingTransactionSource", "The cause of the Pending Transaction.", {
    card_authorization: cardAuthorizationSchema(),
    check_deposit_instruction: checkDepositInstructionSchema(),
    user_initiated_hold: userInitiatedHoldSchema(),
    other: pendingTransactionOtherSchema(),
  }),
);

export const pendingTransactionSchema = once(() =>
  z
    .strictObject({
      id: id("pending_transaction", "Identifier of the Pending Transaction."),
      account_id: id("account", "The Account whose balance it will change."),
      amount: cents("Expected change of the balance in cents: positive for a credit, negative for a debit."),
      completed_at: timestamp("When it was completed, or null while it is pending.").nullable(),
      created_at: timestamp("When it was created."),
      currency: currencySchema().meta({ description: "Currency of the Account." }),
      description: z.string().meta({ description: "Description in words." }),
      held_amount: cents(
        "The amount that it holds from the available balance while it is pending, in cents, 0 or more. A credit holds nothing.",
      ).min(0),
      ...routeFields(),
      source: pendingTransactionSourceSchema(),
      status: pendingTransactionStatusSchema(),
      type: z.literal("pending_transaction").meta({ description: "Always `pending_transaction`." }),
    })
    .meta({
      id: "PendingTransaction",
      description: "An expected change of the balance of an Account. A debit is held until it is complete.",
    }),
);

export const pendingTransactionListSchema = once(() => listOf("PendingTransactionList", pendingTransactionSchema()));

export const pendingTransactionCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account to hold money on."),
      amount: cents("The amount to hold, in cents, as a negative number: at most -1.").max(-1),
      description: text("Your description, 1 to 200 characters.").optional(),
    })
    .meta({ id: "PendingTransactionCreateParams" }),
);

export const pendingTransactionListParamsSchema = once(() =>
  listParams("PendingTransactionListParams", {
    account_id: reference("account", "Only Pending Transactions of this Account.").optional(),
    route_id: routeFilter("Pending Transactions"),
    category: anyOf(pendingTransactionCategorySchema(), "Only Pending Transactions of one of these categories."),
    status: anyOf(pendingTransactionStatusSchema(), "Only Pending Transactions in one of these states.").meta({
      description: "Only Pending Transactions in one of these states. Default: pending ones.",
      default: "pending",
    }),
  }),
);
