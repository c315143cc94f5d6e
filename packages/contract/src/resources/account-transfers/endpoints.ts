import type { CrossFieldRule } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import {
  accountTransferCreateParamsSchema,
  accountTransferListParamsSchema,
  accountTransferListSchema,
  accountTransferSchema,
} from "./schema.ts";

const twoAccounts: CrossFieldRule = {
  id: "two-accounts",
  field: "destination_account_id",
  message: "must name another Account than `account_id`",
  reads: ["account_id", "destination_account_id"],
  broken: (from, to) => from !== undefined && from === to,
};

export const accountTransferEndpoints = defineEndpoints({
  "accountTransfers.list": {
    method: "GET",
    path: "/account_transfers",
    summary: "List Account Transfers, newest first.",
    params: accountTransferListParamsSchema,
    result: accountTransferListSchema,
    extension: true,
  },
  "accountTransfers.create": {
    method: "POST",
    path: "/account_transfers",
    summary: "Move money to another Account at the same bank.",
    details:
      "The money moves at once: a Transaction of category `account_transfer_intention` debits the Account, and another one credits the destination. With `require_approval` the transfer becomes `pending_approval`, and a Pending Transaction of category `account_transfer_instruction` holds the amount. Emits `account_transfer.created`, then `transaction.created` for the Account and `transaction.created` for the destination, or `pending_transaction.created`.",
    params: accountTransferCreateParamsSchema,
    crossFieldRules: [twoAccounts],
    droppedNames: ["unique_identifier"],
    result: accountTransferSchema,
    extension: true,
  },
  "accountTransfers.retrieve": {
    method: "GET",
    path: "/account_transfers/{account_transfer_id}",
    summary: "Retrieve an Account Transfer.",
    result: accountTransferSchema,
    extension: true,
  },
  "accountTransfers.approve": {
    method: "POST",
    path: "/account_transfers/{account_transfer_id}/approve",
    summary: "Approve an Account Transfer.",
    details:
      "The transfer must be `pending_approval`. It becomes `complete`: its hold ends, and the money moves, even if the available balance has become negative. Emits `pending_transaction.updated`, `transaction.created` for the Account and `transaction.created` for the destination, and `account_transfer.updated`.",
    result: accountTransferSchema,
    extension: true,
  },
  "accountTransfers.cancel": {
    method: "POST",
    path: "/account_transfers/{account_transfer_id}/cancel",
    summary: "Cancel an Account Transfer before its approval.",
    details:
      "The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits `pending_transaction.updated` and `account_transfer.updated`.",
    result: accountTransferSchema,
    extension: true,
  },
});
