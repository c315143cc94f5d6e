import { onlyWith, requiredWith } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import { requireDestinationBy } from "../../transfer-fields.ts";
import {
  wireTransferCreateParamsSchema,
  wireTransferListParamsSchema,
  wireTransferListSchema,
  wireTransferSchema,
} from "./schema.ts";

const oldParty = (older: string, now: string) => [
  { older: `${older}_name`, now: `${now}.name` },
  ...["line1", "line2", "line3"].map((line) => ({
    older: `${older}_address_${line}`,
    now: `${now}.address.unstructured.${line}`,
  })),
];

export const wireTransferEndpoints = defineEndpoints({
  "wireTransfers.list": {
    method: "GET",
    path: "/wire_transfers",
    summary: "List Wire Transfers, newest first.",
    params: wireTransferListParamsSchema,
    result: wireTransferListSchema,
    extension: true,
  },
  "wireTransfers.create": {
    method: "POST",
    path: "/wire_transfers",
    summary: "Send money to an account at another bank by wire.",
    details:
      "The money moves at once by a Transaction of category `wire_transfer_intention`, and the transfer becomes `pending_creating`. With `require_approval` it becomes `pending_approval` instead, and a Pending Transaction of category `wire_transfer_instruction` holds the amount. Emits `wire_transfer.created`, then `transaction.created` or `pending_transaction.created`.",
    params: wireTransferCreateParamsSchema,
    crossFieldRules: [
      ...requireDestinationBy("wire_transfers"),
      ...["unstructured", "tax"].flatMap((category) => [
        requiredWith(`remittance.${category}`, "remittance.category", category),
        onlyWith(`remittance.${category}`, "remittance.category", category),
      ]),
    ],
    olderNames: [
      ...oldParty("beneficiary", "creditor"),
      ...oldParty("originator", "debtor"),
      {
        older: "message_to_recipient",
        now: "remittance.unstructured.message",
        beside: { "remittance.category": "unstructured" },
      },
    ],
    droppedNames: ["unique_identifier"],
    result: wireTransferSchema,
    extension: true,
  },
  "wireTransfers.retrieve": {
    method: "GET",
    path: "/wire_transfers/{wire_transfer_id}",
    summary: "Retrieve a Wire Transfer.",
    result: wireTransferSchema,
    extension: true,
  },
  "wireTransfers.approve": {
    method: "POST",
    path: "/wire_transfers/{wire_transfer_id}/approve",
    summary: "Approve a Wire Transfer.",
    details:
      "The transfer must be `pending_approval`. It becomes `pending_creating`: its hold ends, and its money moves, even if the available balance has become negative. Emits `pending_transaction.updated`, `transaction.created` and `wire_transfer.updated`.",
    result: wireTransferSchema,
    extension: true,
  },
  "wireTransfers.cancel": {
    method: "POST",
    path: "/wire_transfers/{wire_transfer_id}/cancel",
    summary: "Cancel a Wire Transfer before its approval.",
    details:
      "The transfer must be `pending_approval`. It becomes `canceled`, and its hold ends. Emits `pending_transaction.updated` and `wire_transfer.updated`.",
    result: wireTransferSchema,
    extension: true,
  },
  "simulations.wireTransfers.submit": {
    method: "POST",
    path: "/simulations/wire_transfers/{wire_transfer_id}/submit",
    summary: "Submit a Wire Transfer to the network.",
    details:
      "The transfer must be `pending_creating`, or `pending_approval`: then it is approved first. It becomes `complete`. For one that is approved first it emits `pending_transaction.updated`, `transaction.created` and `wire_transfer.updated`; then `wire_transfer.updated`.",
    result: wireTransferSchema,
    extension: true,
  },
  "simulations.wireTransfers.reverse": {
    method: "POST",
    path: "/simulations/wire_transfers/{wire_transfer_id}/reverse",
    summary: "Reverse a Wire Transfer, as the receiving bank does.",
    details:
      "The transfer must be `complete` and the Account open. It becomes `reversed`, and a Transaction of category `inbound_wire_reversal` moves the money back. Emits `transaction.created` and `wire_transfer.updated`.",
    result: wireTransferSchema,
    extension: true,
  },
  "simulations.wireTransfers.reject": {
    method: "POST",
    path: "/simulations/wire_transfers/{wire_transfer_id}/reject",
    summary: "Reject a Wire Transfer before its submission.",
    details:
      "The transfer must be `pending_creating` and the Account open. It becomes `rejected`, and a Transaction of category `other` moves the money back. Emits `transaction.created` and `wire_transfer.updated`.",
    result: wireTransferSchema,
    extension: true,
  },
});
