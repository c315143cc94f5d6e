import { defineEndpoints } from "../../endpoint.ts";
import { requireDestinationBy } from "../../transfer-fields.ts";
import {
  realTimePaymentsTransferCompleteParamsSchema,
  realTimePaymentsTransferCreateParamsSchema,
  realTimePaymentsTransferListParamsSchema,
  realTimePaymentsTransferListSchema,
  realTimePaymentsTransferSchema,
} from "./schema.ts";

export const realTimePaymentsTransferEndpoints = defineEndpoints({
  "realTimePaymentsTransfers.list": {
    method: "GET",
    path: "/real_time_payments_transfers",
    summary: "List Real-Time Payments Transfers, newest first.",
    params: realTimePaymentsTransferListParamsSchema,
    result: realTimePaymentsTransferListSchema,
    extension: true,
  },
  "realTimePaymentsTransfers.create": {
    method: "POST",
    path: "/real_time_payments_transfers",
    summary: "Send money to an account at another bank within seconds, by Real-Time Payments.",
    details:
      "A Pending Transaction of category `real_time_payments_transfer_instruction` holds the amount until the network responds. The transfer becomes `pending_submission`, or `pending_approval` with `require_approval`. Emits `real_time_payments_transfer.created` and `pending_transaction.created`.",
    params: realTimePaymentsTransferCreateParamsSchema,
    crossFieldRules: requireDestinationBy("real_time_payments_transfers"),
    olderNames: [
      { older: "destination_account_number", now: "account_number" },
      { older: "destination_routing_number", now: "routing_number" },
      { older: "remittance_information", now: "unstructured_remittance_information" },
    ],
    droppedNames: ["unique_identifier"],
    result: realTimePaymentsTransferSchema,
    extension: true,
  },
  "realTimePaymentsTransfers.retrieve": {
    method: "GET",
    path: "/real_time_payments_transfers/{real_time_payments_transfer_id}",
    summary: "Retrieve a Real-Time Payments Transfer.",
    result: realTimePaymentsTransferSchema,
    extension: true,
  },
  "realTimePaymentsTransfers.approve": {
    method: "POST",
    path: "/real_time_payments_transfers/{real_time_payments_transfer_id}/approve",
    summary: "Approve a Real-Time Payments Transfer.",
    details:
      "The transfer must be `pending_approval`. It becomes `pending_submission`, and its hold stays. Emits `real_time_payments_transfer.updated`.",
    result: realTimePaymentsTransferSchema,
    extension: true,
  },
  "realTimePaymentsTransfers.cancel": {
    method: "POST",
    path: "/real_time_payments_transfers/{real_time_payments_transfer_id}/cancel",
    summary: "Cancel a Real-Time Payments Transfer before its approval.",
    details:
      "The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits `pending_transaction.updated` and `real_time_payments_transfer.updated`.",
    result: realTimePaymentsTransferSchema,
    extension: true,
  },
  "simulations.realTimePaymentsTransfers.complete": {
    method: "POST",
    path: "/simulations/real_time_payments_transfers/{real_time_payments_transfer_id}/complete",
    summary: "Complete a Real-Time Payments Transfer, as the network does.",
    details:
      "The transfer must be `pending_submission`. Its hold ends. It becomes `complete`, and a Transaction of category `real_time_payments_transfer_acknowledgement` moves the money; or it becomes `rejected` for `rejection`, or if it is above $10,000,000.00, or if its routing number is that of this bank and the Account Number does not exist, is disabled or canceled, or its Account is closed. Emits `pending_transaction.updated`, `transaction.created` unless it is rejected, and `real_time_payments_transfer.updated`.",
    params: realTimePaymentsTransferCompleteParamsSchema,
    result: realTimePaymentsTransferSchema,
    extension: true,
  },
});
