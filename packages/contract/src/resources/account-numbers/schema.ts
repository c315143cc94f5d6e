import * as z from "zod";
import { once } from "../../once.ts";
import {
  createInFilter,
  createListSchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listParams,
  reference,
  text,
  timestamp,
} from "../../schema-kit.ts";

export const accountNumberStatusSchema = enumeration(
  "AccountNumberStatus",
  "Whether payments can be made to an Account Number.",
  {
    active: "Payments are accepted.",
    disabled: "Payments are declined until it is active again.",
    canceled: "Payments are declined permanently, and the Account Number cannot be changed.",
  },
);

export const accountNumberAchDebitStatusSchema = enumeration(
  "AccountNumberAchDebitStatus",
  "How an Account Number handles inbound ACH debits.",
  {
    allowed: "It is accepted, unless another decline rule applies.",
    blocked: "It is declined.",
  },
);

export const accountNumberCheckStatusSchema = enumeration(
  "AccountNumberCheckStatus",
  "How an Account Number handles checks that are drawn on it.",
  {
    allowed: "It is paid, unless another decline rule applies.",
    check_transfers_only: "It is paid only if it was sent as a Check Transfer; every other check is declined.",
  },
);

export const accountNumberInboundAchSchema = once(() =>
  z
    .strictObject({ debit_status: accountNumberAchDebitStatusSchema() })
    .meta({ id: "AccountNumberInboundAch", description: "How an Account Number handles inbound ACH transfers." }),
);

export const accountNumberInboundChecksSchema = once(() =>
  z.strictObject({ status: accountNumberCheckStatusSchema() }).meta({
    id: "AccountNumberInboundChecks",
    description: "How an Account Number handles checks that are drawn on it.",
  }),
);

export const accountNumberSchema = once(() =>
  z
    .strictObject({
      id: id("account_number", "Identifier of the Account Number."),
      account_id: id("account", "The Account that receives payments to the Account Number."),
      account_number: z
        .string()
        .regex(/^\d+$/)
        .meta({ description: "The number to give to payers, digits only and unique among Account Numbers." }),
      created_at: timestamp("When the Account Number was created."),
      idempotency_key: idempotencyKey(),
      inbound_ach: accountNumberInboundAchSchema(),
      inbound_checks: accountNumberInboundChecksSchema(),
      name: text("Name that the client chose, 1 to 200 characters."),
      routing_number: z
        .string()
        .regex(/^\d{9}$/)
        .meta({ description: "ABA routing transit number: nine digits, of which the last is a checksum." }),
      status: accountNumberStatusSchema(),
      type: z.literal("account_number").meta({ description: "Always `account_number`." }),
    })
    .meta({
      id: "AccountNumber",
      description:
        "An account number with its routing number. An Account can have many, each with its own handling of debits.",
    }),
);

export const accountNumberListSchema = once(() => createListSchema("AccountNumberList", accountNumberSchema()));

export const accountNumberCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account that receives payments to the Account Number."),
      name: text("Name for the Account Number, 1 to 200 characters."),
      inbound_ach: z
        .strictObject({
          debit_status: accountNumberAchDebitStatusSchema()
            .meta({ description: "How to handle an inbound ACH debit.", default: "allowed" })
            .optional(),
        })
        .meta({ id: "AccountNumberCreateInboundAchParams", description: "How to handle inbound ACH transfers." })
        .optional(),
      inbound_checks: z
        .strictObject({
          status: accountNumberCheckStatusSchema()
            .meta({
              description: "How to handle a check drawn on the Account Number.",
              default: "check_transfers_only",
            })
            .optional(),
        })
        .meta({
          id: "AccountNumberCreateInboundChecksParams",
          description: "How to handle checks drawn on the Account Number.",
        })
        .optional(),
    })
    .meta({ id: "AccountNumberCreateParams" }),
);

export const accountNumberUpdateParamsSchema = once(() =>
  z
    .strictObject({
      inbound_ach: z
        .strictObject({ debit_status: accountNumberAchDebitStatusSchema().optional() })
        .meta({
          id: "AccountNumberUpdateInboundAchParams",
          description: "How to handle inbound ACH transfers from now on.",
        })
        .optional(),
      inbound_checks: z
        .strictObject({ status: accountNumberCheckStatusSchema().optional() })
        .meta({ id: "AccountNumberUpdateInboundChecksParams", description: "How to handle checks from now on." })
        .optional(),
      name: text("New name, 1 to 200 characters.").optional(),
      status: accountNumberStatusSchema().optional(),
    })
    .meta({ id: "AccountNumberUpdateParams" }),
);

export const accountNumberListParamsSchema = once(() =>
  listParams("AccountNumberListParams", {
    account_id: reference("account", "Only Account Numbers of this Account.").optional(),
    idempotency_key: idempotencyKeyFilter(),
    status: createInFilter(accountNumberStatusSchema(), "Only Account Numbers in one of these states."),
    ach_debit_status: createInFilter(
      accountNumberAchDebitStatusSchema(),
      "Only Account Numbers with one of these settings for ACH debits.",
    ),
  }),
);
