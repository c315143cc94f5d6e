import * as z from "zod";
import { bankAccountNumber, routingNumber } from "../../bank-numbers.ts";
import { once } from "../../once.ts";
import {
  createInFilter,
  createListSchema,
  enumeration,
  id,
  idempotencyKey,
  idempotencyKeyFilter,
  listParams,
  selection,
  text,
  timestamp,
} from "../../schema-kit.ts";

export const externalAccountHolderSchema = enumeration("ExternalAccountHolder", "Who owns an External Account.", {
  business: "A business.",
  individual: "A person.",
  unknown: "Nobody said who.",
});

export const externalAccountUpdateHolderSchema = selection(
  "ExternalAccountUpdateHolder",
  "Who owns an External Account, as you learned later.",
  externalAccountHolderSchema,
  ["business", "individual"],
);

export const externalAccountFundingSchema = enumeration("ExternalAccountFunding", "The kind of an External Account.", {
  checking: "A checking account.",
  savings: "A savings account.",
  general_ledger: "A general ledger account of a bank.",
  other: "Another kind of account.",
});

export const externalAccountStatusSchema = enumeration(
  "ExternalAccountStatus",
  "Whether money can be sent to an External Account.",
  {
    active: "It can be paid.",
    archived: "It cannot be paid until it is active again.",
  },
);

export const externalAccountSchema = once(() =>
  z
    .strictObject({
      id: id("external_account", "Identifier of the External Account."),
      account_holder: externalAccountHolderSchema(),
      account_number: z.string().meta({ description: "The account number at the other bank, in full." }),
      created_at: timestamp("When the External Account was created."),
      description: text("Description for your own use, 1 to 200 characters."),
      funding: externalAccountFundingSchema(),
      idempotency_key: idempotencyKey(),
      routing_number: z.string().meta({ description: "The routing number of the other bank." }),
      status: externalAccountStatusSchema(),
      type: z.literal("external_account").meta({ description: "Always `external_account`." }),
    })
    .meta({
      id: "ExternalAccount",
      description: "An account at another bank, kept for transfers to it. The numbers of one never change.",
    }),
);

export const externalAccountListSchema = once(() => createListSchema("ExternalAccountList", externalAccountSchema()));

export const externalAccountCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_number: bankAccountNumber("The account number at the other bank"),
      description: text("Description for your own use, 1 to 200 characters."),
      routing_number: routingNumber("The routing number of the other bank"),
      account_holder: externalAccountHolderSchema()
        .meta({ description: "Who owns the account.", default: "unknown" })
        .optional(),
      funding: externalAccountFundingSchema()
        .meta({ description: "The kind of the account.", default: "checking" })
        .optional(),
    })
    .meta({ id: "ExternalAccountCreateParams" }),
);

export const externalAccountUpdateParamsSchema = once(() =>
  z
    .strictObject({
      account_holder: externalAccountUpdateHolderSchema().optional(),
      description: text("New description, 1 to 200 characters.").optional(),
      funding: externalAccountFundingSchema().optional(),
      status: externalAccountStatusSchema().optional(),
    })
    .meta({ id: "ExternalAccountUpdateParams" }),
);

export const externalAccountListParamsSchema = once(() =>
  listParams("ExternalAccountListParams", {
    idempotency_key: idempotencyKeyFilter(),
    routing_number: z
      .string()
      .length(9)
      .meta({ description: "Only External Accounts at the bank with this routing number, 9 characters." })
      .optional(),
    status: createInFilter(externalAccountStatusSchema(), "Only External Accounts in one of these states."),
  }),
);
