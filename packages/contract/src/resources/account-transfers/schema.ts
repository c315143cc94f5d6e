import * as z from "zod";
import { once } from "../../once.ts";
import {
  cents,
  createListSchema,
  enumeration,
  id,
  idempotencyKeyFilter,
  listParams,
  reference,
  text,
} from "../../schema-kit.ts";
import { requireApproval, transferFields } from "../../transfer-fields.ts";

// Re-export the schemas of the other files: a resource exports all of its schemas from this module.
export {
  transferApprovalSchema,
  transferCancellationSchema,
  transferCreatorCategorySchema,
  transferCreatorSchema,
} from "../../transfer-fields.ts";
export * from "./sources.ts";

export const accountTransferStatusSchema = enumeration("AccountTransferStatus", "The state of an Account Transfer.", {
  pending_approval: "It waits for your approval. The amount is on hold.",
  canceled: "You canceled it. No money moved.",
  complete: "The money has moved.",
});

const amount = () => cents("Amount of the transfer, in cents, at least 1.").min(1);

export const accountTransferSchema = once(() =>
  z
    .strictObject({
      id: id("account_transfer", "Identifier of the Account Transfer."),
      account_id: id("account", "The Account that the money leaves."),
      amount: amount(),
      description: z.string().meta({ description: "Your description, which both Transactions repeat." }),
      destination_account_id: id("account", "The Account that the money enters."),
      destination_transaction_id: id(
        "transaction",
        "The Transaction that credited the destination, or null if no money has moved.",
      ).nullable(),
      ...transferFields(),
      status: accountTransferStatusSchema(),
      type: z.literal("account_transfer").meta({ description: "Always `account_transfer`." }),
    })
    .meta({ id: "AccountTransfer", description: "Money that you move from one Account to another at the same bank." }),
);

export const accountTransferListSchema = once(() => createListSchema("AccountTransferList", accountTransferSchema()));

export const accountTransferListParamsSchema = once(() =>
  listParams("AccountTransferListParams", {
    account_id: reference("account", "Only Account Transfers from this Account.").optional(),
    idempotency_key: idempotencyKeyFilter(),
  }),
);

export const accountTransferCreateParamsSchema = once(() =>
  z
    .strictObject({
      account_id: reference("account", "The Account that the money leaves."),
      amount: amount(),
      description: text("Your description, 1 to 200 characters."),
      destination_account_id: reference("account", "The Account that the money enters, at the same `bank`."),
      require_approval: requireApproval(),
    })
    .meta({ id: "AccountTransferCreateParams" }),
);
