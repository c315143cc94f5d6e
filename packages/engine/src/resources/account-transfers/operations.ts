import type { AccountTransfer } from "@sandbank/contract";
import { approveBy, cancelBy, createTransfer, newTransferFields, outboundList } from "../../rails/outbound-transfer.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { newId, type World } from "../../world/world.ts";
import { accountRail } from "./account-rail.ts";
import { approveRules, createRules, readFacts } from "./refusals.ts";

export const accountTransferOperations = {
  "accountTransfers.list": createListHandler("accountTransfers", (params) => ({ where: outboundList(params) })),
  "accountTransfers.create": refusedBy(createRules, create),
  "accountTransfers.retrieve": retrieveFrom("accountTransfers", "account_transfer"),
  "accountTransfers.approve": approveBy(accountRail, approveRules, readFacts),
  "accountTransfers.cancel": cancelBy(accountRail),
} satisfies Handlers;

function create(
  world: World,
  { params, idempotencyKey }: Call<"accountTransfers.create">,
  requireAll: RequireAll<typeof createRules>,
): AccountTransfer {
  requireAll(readFacts(world, params));
  const transfer: AccountTransfer = {
    id: newId(world, "account_transfer"),
    account_id: params.account_id,
    amount: params.amount,
    description: params.description,
    destination_account_id: params.destination_account_id,
    destination_transaction_id: null,
    ...newTransferFields(world, idempotencyKey),
    status: "complete",
    type: "account_transfer",
  };
  return createTransfer(world, accountRail, transfer, params.require_approval);
}
