import { type CrossFieldRule, isGiven, onlyWith, requiredWith } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import {
  checkTransferCreateParamsSchema,
  checkTransferListParamsSchema,
  checkTransferListSchema,
  checkTransferSchema,
  checkTransferStopPaymentParamsSchema,
} from "./schema.ts";

/** Two parameters that exclude each other. */
function notBeside(field: string, other: string): CrossFieldRule {
  return {
    id: `${field}-not-beside`,
    field,
    message: `is not allowed beside \`${other}\``,
    reads: [field, other],
    broken: (own, beside) => isGiven(own) && isGiven(beside),
    presence: { kind: "notBoth", fields: [field, other] },
  };
}

export const checkTransferEndpoints = defineEndpoints({
  "checkTransfers.list": {
    method: "GET",
    path: "/check_transfers",
    summary: "List Check Transfers, newest first.",
    params: checkTransferListParamsSchema,
    result: checkTransferListSchema,
    extension: true,
  },
  "checkTransfers.create": {
    method: "POST",
    path: "/check_transfers",
    summary: "Write a check.",
    details:
      "A Pending Transaction of category `check_transfer_instruction` holds the amount until the check is paid or stopped; with `balance_check: none` it holds nothing. A check that the bank prints becomes `pending_submission`, one that somebody else prints `mailed`, and with `require_approval` either becomes `pending_approval` first. Emits `check_transfer.created` and `pending_transaction.created`.",
    params: checkTransferCreateParamsSchema,
    crossFieldRules: [
      ...["physical_check", "third_party"].flatMap((method) => [
        requiredWith(method, "fulfillment_method", method),
        onlyWith(method, "fulfillment_method", method),
      ]),
      notBeside("physical_check.return_address_name", "physical_check.return_address"),
      notBeside("physical_check.signature.text", "physical_check.signature.image_file_id"),
    ],
    olderNames: [{ older: "physical_check.signature_text", now: "physical_check.signature.text" }],
    droppedNames: ["unique_identifier"],
    result: checkTransferSchema,
    extension: true,
  },
  "checkTransfers.retrieve": {
    method: "GET",
    path: "/check_transfers/{check_transfer_id}",
    summary: "Retrieve a Check Transfer.",
    result: checkTransferSchema,
    extension: true,
  },
  "checkTransfers.approve": {
    method: "POST",
    path: "/check_transfers/{check_transfer_id}/approve",
    summary: "Approve a Check Transfer.",
    details:
      "The transfer must be `pending_approval`, and its `valid_until_date` not passed. It becomes `pending_submission`, or `mailed` if somebody else prints it, and its hold stays. Emits `check_transfer.updated`.",
    result: checkTransferSchema,
    extension: true,
  },
  "checkTransfers.cancel": {
    method: "POST",
    path: "/check_transfers/{check_transfer_id}/cancel",
    summary: "Cancel a Check Transfer before its approval.",
    details:
      "The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits `pending_transaction.updated` and `check_transfer.updated`.",
    result: checkTransferSchema,
    extension: true,
  },
  "checkTransfers.stopPayment": {
    method: "POST",
    path: "/check_transfers/{check_transfer_id}/stop_payment",
    summary: "Stop the payment of a check.",
    details:
      "The transfer must be `pending_submission`, `pending_mailing` or `mailed`. It becomes `stopped`, and its hold ends. A deposit of the check is declined from then on, with the reason `stop_payment_requested`. Emits `pending_transaction.updated` and `check_transfer.updated`.",
    params: checkTransferStopPaymentParamsSchema,
    result: checkTransferSchema,
    extension: true,
  },
  "simulations.checkTransfers.mail": {
    method: "POST",
    path: "/simulations/check_transfers/{check_transfer_id}/mail",
    summary: "Mail a check, as the printer does.",
    details:
      "The bank must print the check. The transfer must be `pending_submission` or `pending_mailing`, or `pending_approval`: then it is approved first. It becomes `mailed`. For one that is approved first it emits `check_transfer.updated`; then `check_transfer.updated`.",
    result: checkTransferSchema,
    extension: true,
  },
  "simulations.checkTransfers.reject": {
    method: "POST",
    path: "/simulations/check_transfers/{check_transfer_id}/reject",
    summary: "Reject a Check Transfer before it is printed.",
    details:
      "The transfer must be `pending_submission`. It becomes `rejected`, and its hold ends. Emits `pending_transaction.updated` and `check_transfer.updated`.",
    result: checkTransferSchema,
    extension: true,
  },
});
