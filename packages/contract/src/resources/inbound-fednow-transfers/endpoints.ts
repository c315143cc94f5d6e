import { defineEndpoints } from "../../endpoint.ts";
import {
  inboundFednowTransferCreateParamsSchema,
  inboundFednowTransferListParamsSchema,
  inboundFednowTransferListSchema,
  inboundFednowTransferSchema,
} from "./schema.ts";

export const inboundFednowTransferEndpoints = defineEndpoints({
  "inboundFednowTransfers.list": {
    method: "GET",
    path: "/inbound_fednow_transfers",
    summary: "List Inbound FedNow Transfers, newest first.",
    params: inboundFednowTransferListParamsSchema,
    result: inboundFednowTransferListSchema,
    extension: true,
  },
  "inboundFednowTransfers.retrieve": {
    method: "GET",
    path: "/inbound_fednow_transfers/{inbound_fednow_transfer_id}",
    summary: "Retrieve an Inbound FedNow Transfer.",
    result: inboundFednowTransferSchema,
    extension: true,
  },
  "simulations.inboundFednowTransfers.create": {
    method: "POST",
    path: "/simulations/inbound_fednow_transfers",
    summary: "Send money to an Account Number by FedNow.",
    details:
      "The transfer starts `pending_confirming` and resolves at once. It becomes `confirmed`, and a Transaction of category `inbound_fednow_transfer_confirmation` credits the Account; or it becomes `declined`, and a Declined Transaction of category `inbound_fednow_transfer_decline` records the reason. It is declined for `decline_reason`, or if the Account Number, the Account or its Entity does not allow it. Emits `inbound_fednow_transfer.created`, then `transaction.created` or `declined_transaction.created`, then `inbound_fednow_transfer.updated`.",
    params: inboundFednowTransferCreateParamsSchema,
    result: inboundFednowTransferSchema,
    extension: true,
  },
});
