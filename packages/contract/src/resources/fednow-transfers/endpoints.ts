import { defineEndpoints } from "../../endpoint.ts";
import { requireDestinationBy } from "../../transfer-fields.ts";
import {
  fednowTransferCompleteParamsSchema,
  fednowTransferCreateParamsSchema,
  fednowTransferListParamsSchema,
  fednowTransferListSchema,
  fednowTransferSchema,
} from "./schema.ts";

export const fednowTransferEndpoints = defineEndpoints({
  "fednowTransfers.list": {
    method: "GET",
    path: "/fednow_transfers",
    summary: "List FedNow Transfers, newest first.",
    params: fednowTransferListParamsSchema,
    result: fednowTransferListSchema,
    extension: true,
  },
  "fednowTransfers.create": {
    method: "POST",
    path: "/fednow_transfers",
    summary: "Send money to an account at another bank within seconds, by FedNow.",
    details:
      "A Pending Transaction of category `fednow_transfer_instruction` holds the amount until the network responds. The transfer becomes `pending_submitting`, or `pending_approval` with `require_approval`. Emits `fednow_transfer.created` and `pending_transaction.created`.",
    params: fednowTransferCreateParamsSchema,
    crossFieldRules: requireDestinationBy("fednow_transfers"),
    droppedNames: ["unique_identifier"],
    result: fednowTransferSchema,
    extension: true,
  },
  "fednowTransfers.retrieve": {
    method: "GET",
    path: "/fednow_transfers/{fednow_transfer_id}",
    summary: "Retrieve a FedNow Transfer.",
    result: fednowTransferSchema,
    extension: true,
  },
  "fednowTransfers.approve": {
    method: "POST",
    path: "/fednow_transfers/{fednow_transfer_id}/approve",
    summary: "Approve a FedNow Transfer.",
    details:
      "The transfer must be `pending_approval`. It becomes `pending_submitting`, and its hold stays. Emits `fednow_transfer.updated`.",
    result: fednowTransferSchema,
    extension: true,
  },
  "fednowTransfers.cancel": {
    method: "POST",
    path: "/fednow_transfers/{fednow_transfer_id}/cancel",
    summary: "Cancel a FedNow Transfer before its approval.",
    details:
      "The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits `pending_transaction.updated` and `fednow_transfer.updated`.",
    result: fednowTransferSchema,
    extension: true,
  },
  "simulations.fednowTransfers.complete": {
    method: "POST",
    path: "/simulations/fednow_transfers/{fednow_transfer_id}/complete",
    summary: "Complete a FedNow Transfer, as the network does.",
    details:
      "The transfer must be `pending_submitting`. Its hold ends. It becomes `complete`, and a Transaction of category `fednow_transfer_acknowledgement` moves the money; or it becomes `rejected` for `rejection`, or if it is above $10,000,000.00, or if its routing number is that of this bank and the Account Number does not exist, is disabled or canceled, or its Account is closed. Emits `pending_transaction.updated`, `transaction.created` unless it is rejected, and `fednow_transfer.updated`.",
    params: fednowTransferCompleteParamsSchema,
    result: fednowTransferSchema,
    extension: true,
  },
});
