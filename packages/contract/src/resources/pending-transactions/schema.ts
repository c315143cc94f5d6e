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
  routeTypeSchema,
  text,
  timestamp,
} from "../../schema-kit.ts";
import { sourceUnion } from "../../source-union.ts";
import { cardAuthorizationSchema } from "../card-payments/card-authorization.ts";

// The schemas of a resource are one namespace, whichever of its files they are in.
export * from "../card-payments/card-authorization.ts";

export const pendingTransactionStatusSchema = enumeration(
  "PendingTransactionStatus",
  "Whether a Pending Transaction still counts.",
  {
    pending: "It is expected, and what it holds cannot be spent.",
    complete: "It is over: posted, declined or released. It holds nothing.",
  },
);

export const pendingTransactionCategorySchema = enumeration(
  "PendingTransactionCategory",
  "The kind of event behind a Pending Transaction.",
  {
    card_authorization: "A card payment was authorized.",
    check_deposit_instruction: "A check was deposited and is looked at.",
    user_initiated_hold: "You hold money back.",
    other: "Something that is not documented, or no longer.",
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
    .meta({ id: "CheckDepositInstruction", description: "A check that you deposited and that is looked at." }),
);

export const userInitiatedHoldSchema = once(() =>
  z.strictObject({}).meta({ id: "UserInitiatedHold", description: "Empty: of a hold of yours there are no details." }),
);

/** D-86: there is nothing to say of it. */
export const pendingTransactionOtherSchema = once(() =>
  z
    .strictObject({})
    .meta({ id: "PendingTransactionOther", description: "Empty: an event of category `other` has no details." }),
);

export const pendingTransactionSourceSchema = once(() =>
  sourceUnion("PendingTransactionSource", "What made the Pending Transaction.", {
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
      account_id: id("account", "The Account whose balance it is going to change."),
      amount: cents("Expected change of the balance in cents: positive adds money, negative takes it."),
      completed_at: timestamp("When it was over, or null while it is pending.").nullable(),
      created_at: timestamp("When it was created."),
      currency: currencySchema().meta({ description: "Currency of the Account." }),
      description: z.string().meta({ description: "What it is, in words." }),
      held_amount: cents(
        "What it takes from the available balance while it is pending, in cents, 0 or more: the money it is going to take, and nothing where it adds money.",
      ).min(0),
      route_id: z.string().nullable().meta({
        description: "Identifier of the route (Account Number, Card or Lockbox Recipient) it came through, or null.",
      }),
      route_type: routeTypeSchema().nullable().meta({ description: "The kind of `route_id`, or null." }),
      source: pendingTransactionSourceSchema(),
      status: pendingTransactionStatusSchema(),
      type: z.literal("pending_transaction").meta({ description: "Always `pending_transaction`." }),
    })
    .meta({
      id: "PendingTransaction",
      description: "An expected change of the balance of an Account. What it takes is held until it is complete.",
    }),
);

export const pendingTransactionListSchema = once(() => listOf("PendingTransactionList", pendingTransactionSchema()));

export const pendingTransactionCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account to hold money on."),
      amount: cents("The amount to hold, in cents, as what it takes: negative, at most -1.").max(-1),
      description: text("What it is, in your words, 1 to 200 characters.").optional(),
    })
    .meta({ id: "PendingTransactionCreateParams" }),
);

export const pendingTransactionListParamsSchema = once(() =>
  listParams("PendingTransactionListParams", {
    account_id: reference("account", "Only Pending Transactions of this Account.").optional(),
    route_id: z
      .string()
      .min(1)
      .meta({ description: "Only Pending Transactions that came through this route, text of at least 1 character." })
      .optional(),
    category: anyOf(pendingTransactionCategorySchema(), "Only Pending Transactions of one of these categories."),
    status: anyOf(pendingTransactionStatusSchema(), "Only Pending Transactions in one of these states.").meta({
      description: "Only Pending Transactions in one of these states; only pending ones by default.",
      default: "pending",
    }),
  }),
);
