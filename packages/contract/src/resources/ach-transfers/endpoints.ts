import { defineEndpoints } from "../../endpoint.ts";
import { achTransferCreateRules } from "./create-params.ts";
import {
  achTransferOlderNotificationOfChangeParamsSchema,
  notificationOfChangeRules,
  olderNotificationOfChangeRules,
} from "./notification-of-change.ts";
import {
  achTransferCreateNotificationOfChangeParamsSchema,
  achTransferCreateParamsSchema,
  achTransferListParamsSchema,
  achTransferListSchema,
  achTransferReturnParamsSchema,
  achTransferSchema,
  achTransferSettleParamsSchema,
} from "./schema.ts";

export const achTransferEndpoints = defineEndpoints({
  "achTransfers.list": {
    method: "GET",
    path: "/ach_transfers",
    summary: "List ACH Transfers, newest first.",
    params: achTransferListParamsSchema,
    result: achTransferListSchema,
    extension: true,
  },
  "achTransfers.create": {
    method: "POST",
    path: "/ach_transfers",
    summary: "Push money to an account at another bank by ACH, or pull money from it.",
    details:
      "The money moves at once by a Transaction of category `ach_transfer_intention`, and the transfer becomes `pending_submission`. The money of a debit is on hold, by a Pending Transaction of category `inbound_funds_hold`, because the other bank can return it. With `require_approval` the transfer becomes `pending_approval` instead, and a Pending Transaction of category `ach_transfer_instruction` holds the amount of a credit. Emits `ach_transfer.created`, then `transaction.created` unless it waits for approval, and `pending_transaction.created` for a debit and for one that waits.",
    params: achTransferCreateParamsSchema,
    crossFieldRules: achTransferCreateRules,
    olderNames: [
      {
        older: "addendum",
        now: "addenda.freeform.entries.0.payment_related_information",
        beside: { "addenda.category": "freeform" },
      },
      { older: "effective_date", now: "preferred_effective_date.date" },
    ],
    droppedNames: ["unique_identifier"],
    result: achTransferSchema,
    extension: true,
  },
  "achTransfers.retrieve": {
    method: "GET",
    path: "/ach_transfers/{ach_transfer_id}",
    summary: "Retrieve an ACH Transfer.",
    result: achTransferSchema,
    extension: true,
  },
  "achTransfers.approve": {
    method: "POST",
    path: "/ach_transfers/{ach_transfer_id}/approve",
    summary: "Approve an ACH Transfer.",
    details:
      "The transfer must be `pending_approval`. It becomes `pending_submission`: its hold ends, and its money moves as on creation, even if the available balance has become negative. Emits `pending_transaction.updated`, `transaction.created`, for a debit `pending_transaction.created`, and `ach_transfer.updated`.",
    result: achTransferSchema,
    extension: true,
  },
  "achTransfers.cancel": {
    method: "POST",
    path: "/ach_transfers/{ach_transfer_id}/cancel",
    summary: "Cancel an ACH Transfer before its approval.",
    details:
      "The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits `pending_transaction.updated` and `ach_transfer.updated`.",
    result: achTransferSchema,
    extension: true,
  },
  "simulations.achTransfers.submit": {
    method: "POST",
    path: "/simulations/ach_transfers/{ach_transfer_id}/submit",
    summary: "Submit an ACH Transfer to the network.",
    details:
      "The transfer must be `pending_submission`, or `pending_approval`: then it is approved first. It becomes `submitted`. For one that is approved first it emits `pending_transaction.updated`, `transaction.created`, for a debit `pending_transaction.created`, and `ach_transfer.updated`; then `ach_transfer.updated`.",
    result: achTransferSchema,
    extension: true,
  },
  "simulations.achTransfers.acknowledge": {
    method: "POST",
    path: "/simulations/ach_transfers/{ach_transfer_id}/acknowledge",
    summary: "Acknowledge an ACH Transfer, as the network does after its submission.",
    details: "The transfer must be `submitted` and not acknowledged. Emits `ach_transfer.updated`.",
    result: achTransferSchema,
    extension: true,
  },
  "simulations.achTransfers.settle": {
    method: "POST",
    path: "/simulations/ach_transfers/{ach_transfer_id}/settle",
    summary: "Settle an ACH Transfer.",
    details:
      "The transfer must be `submitted` and not settled, or `pending_submission`: then it is submitted first. It stays `submitted`. The hold of a debit is released, or kept until a later time. For one that is submitted first it emits `ach_transfer.updated`; then `pending_transaction.updated` if a hold was open, and `ach_transfer.updated`.",
    params: achTransferSettleParamsSchema,
    result: achTransferSchema,
    extension: true,
  },
  "simulations.achTransfers.return": {
    method: "POST",
    path: "/simulations/ach_transfers/{ach_transfer_id}/return",
    summary: "Return an ACH Transfer, as the receiving bank does.",
    details:
      "The transfer must be `submitted`, settled or not, and the Account open. It becomes `returned`. A Transaction of category `ach_transfer_return` moves the money back, even if this overdraws the Account; an open hold ends before. Emits `pending_transaction.updated` if a hold was open, `transaction.created` and `ach_transfer.updated`.",
    params: achTransferReturnParamsSchema,
    result: achTransferSchema,
    extension: true,
  },
  "simulations.achTransfers.reject": {
    method: "POST",
    path: "/simulations/ach_transfers/{ach_transfer_id}/reject",
    summary: "Reject an ACH Transfer before its submission.",
    details:
      "The transfer must be `pending_submission` and the Account open. It becomes `rejected`. A Transaction of category `ach_transfer_rejection` moves the money back, even if this overdraws the Account; an open hold ends before. Emits `pending_transaction.updated` if a hold was open, `transaction.created` and `ach_transfer.updated`.",
    result: achTransferSchema,
    extension: true,
  },
  "simulations.achTransfers.createNotificationOfChange": {
    method: "POST",
    path: "/simulations/ach_transfers/{ach_transfer_id}/create_notification_of_change",
    summary: "Send a notification of change of an ACH Transfer, as the receiving bank does.",
    details:
      "The transfer must be `submitted` or `returned`, and gets one more element in `notifications_of_change`. Which correction it is follows from the parameters. Its own numbers stay, and so do those of the External Account. Emits `ach_transfer.updated`.",
    params: achTransferCreateNotificationOfChangeParamsSchema,
    crossFieldRules: notificationOfChangeRules,
    olderBody: {
      params: achTransferOlderNotificationOfChangeParamsSchema,
      crossFieldRules: olderNotificationOfChangeRules,
    },
    result: achTransferSchema,
    extension: true,
  },
});
