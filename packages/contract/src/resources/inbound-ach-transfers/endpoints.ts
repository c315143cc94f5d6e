import { type CrossFieldRule, crossFieldRulesOf, requiredWith } from "../../cross-field-rule.ts";
import { defineEndpoints } from "../../endpoint.ts";
import type { InboundAchTransferCreateParams } from "../../generated/inbound-ach-transfers.ts";
import {
  inboundAchTransferCreateParamsSchema,
  inboundAchTransferDeclineParamsSchema,
  inboundAchTransferListParamsSchema,
  inboundAchTransferListSchema,
  inboundAchTransferSchema,
  inboundAchTransferTransferReturnParamsSchema,
} from "./schema.ts";

const rule = crossFieldRulesOf<InboundAchTransferCreateParams>();

const createRules: readonly CrossFieldRule[] = [
  rule({
    field: "amount",
    message: "must not be 0: positive is a credit, negative a debit",
    reads: ["amount"],
    broken: (amount) => amount === 0,
  }),
  requiredWith("addenda.freeform", "addenda.category", "freeform"),
];

export const inboundAchTransferEndpoints = defineEndpoints({
  "inboundAchTransfers.list": {
    method: "GET",
    path: "/inbound_ach_transfers",
    summary: "List Inbound ACH Transfers, newest first.",
    params: inboundAchTransferListParamsSchema,
    result: inboundAchTransferListSchema,
    extension: true,
  },
  "inboundAchTransfers.retrieve": {
    method: "GET",
    path: "/inbound_ach_transfers/{inbound_ach_transfer_id}",
    summary: "Retrieve an Inbound ACH Transfer.",
    result: inboundAchTransferSchema,
    extension: true,
  },
  "inboundAchTransfers.decline": {
    method: "POST",
    path: "/inbound_ach_transfers/{inbound_ach_transfer_id}/decline",
    summary: "Decline an Inbound ACH Transfer before its money moves.",
    details:
      "It must be `pending`, and is then `declined`. A Declined Transaction of category `ach_decline` records it. What only the bank can find out, a disabled Account Number for instance, is no reason that you can give. Emits `declined_transaction.created` and `inbound_ach_transfer.updated`.",
    params: inboundAchTransferDeclineParamsSchema,
    result: inboundAchTransferSchema,
    extension: true,
  },
  "inboundAchTransfers.transferReturn": {
    method: "POST",
    path: "/inbound_ach_transfers/{inbound_ach_transfer_id}/transfer_return",
    summary: "Return an Inbound ACH Transfer after its money moved.",
    details:
      "It must be `accepted` and the Account open; it is then `returned`. A Transaction of category `inbound_ach_transfer_return_intention` moves the money back, even if the balance is too low for it. A debit then counts toward no Limit. Emits `transaction.created` and `inbound_ach_transfer.updated`.",
    params: inboundAchTransferTransferReturnParamsSchema,
    result: inboundAchTransferSchema,
    extension: true,
  },
  "simulations.inboundAchTransfers.create": {
    method: "POST",
    path: "/simulations/inbound_ach_transfers",
    summary: "Send an ACH transfer to an Account Number.",
    details:
      "Starts `pending`, and resolves at once or at `resolve_at`. Then it is `accepted`, and a Transaction of category `inbound_ach_transfer` moves the money; or it is `declined`, and a Declined Transaction of category `ach_decline` says why. It is declined for `decline_reason`, and where the Account Number, the Account, its Entity, a Limit or the balance does not allow it. Emits `inbound_ach_transfer.created`, and when it resolves `transaction.created` or `declined_transaction.created`, then `inbound_ach_transfer.updated`.",
    params: inboundAchTransferCreateParamsSchema,
    crossFieldRules: createRules,
    result: inboundAchTransferSchema,
    extension: true,
  },
});
