import { type CrossFieldRule, defineCrossFieldRules, requiredWith } from "../../cross-field-rule.ts";
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

const rule = defineCrossFieldRules<InboundAchTransferCreateParams>();

const createRules: readonly CrossFieldRule[] = [
  rule({
    id: "amount-not-zero",
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
      "The transfer must be `pending` and becomes `declined`. A Declined Transaction of category `ach_decline` records it. You cannot give a reason that only the bank determines, such as a disabled Account Number. Emits `declined_transaction.created` and `inbound_ach_transfer.updated`.",
    params: inboundAchTransferDeclineParamsSchema,
    result: inboundAchTransferSchema,
    extension: true,
  },
  "inboundAchTransfers.transferReturn": {
    method: "POST",
    path: "/inbound_ach_transfers/{inbound_ach_transfer_id}/transfer_return",
    summary: "Return an Inbound ACH Transfer after its money moved.",
    details:
      "The transfer must be `accepted` and the Account open. The transfer becomes `returned`. A Transaction of category `inbound_ach_transfer_return_intention` moves the money back, even if this overdraws the Account. A returned debit no longer counts towards a Limit. Emits `transaction.created` and `inbound_ach_transfer.updated`.",
    params: inboundAchTransferTransferReturnParamsSchema,
    result: inboundAchTransferSchema,
    extension: true,
  },
  "simulations.inboundAchTransfers.create": {
    method: "POST",
    path: "/simulations/inbound_ach_transfers",
    summary: "Send an ACH transfer to an Account Number.",
    details:
      "The transfer starts `pending` and resolves at once or at `resolve_at`. It becomes `accepted`, and a Transaction of category `inbound_ach_transfer` moves the money; or it becomes `declined`, and a Declined Transaction of category `ach_decline` records the reason. It is declined for `decline_reason`, or if the Account Number, the Account, its Entity, a Limit or the balance does not allow it. Emits `inbound_ach_transfer.created`, and when it resolves `transaction.created` or `declined_transaction.created`, then `inbound_ach_transfer.updated`.",
    params: inboundAchTransferCreateParamsSchema,
    crossFieldRules: createRules,
    result: inboundAchTransferSchema,
    extension: true,
  },
});
