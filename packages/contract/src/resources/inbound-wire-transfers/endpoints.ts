import { defineEndpoints } from "../../endpoint.ts";
import {
  inboundWireTransferCreateParamsSchema,
  inboundWireTransferListParamsSchema,
  inboundWireTransferListSchema,
  inboundWireTransferReverseParamsSchema,
  inboundWireTransferSchema,
} from "./schema.ts";

export const inboundWireTransferEndpoints = defineEndpoints({
  "inboundWireTransfers.list": {
    method: "GET",
    path: "/inbound_wire_transfers",
    summary: "List Inbound Wire Transfers, newest first.",
    params: inboundWireTransferListParamsSchema,
    result: inboundWireTransferListSchema,
    extension: true,
  },
  "inboundWireTransfers.retrieve": {
    method: "GET",
    path: "/inbound_wire_transfers/{inbound_wire_transfer_id}",
    summary: "Retrieve an Inbound Wire Transfer.",
    result: inboundWireTransferSchema,
    extension: true,
  },
  "inboundWireTransfers.reverse": {
    method: "POST",
    path: "/inbound_wire_transfers/{inbound_wire_transfer_id}/reverse",
    summary: "Reverse an Inbound Wire Transfer, which sends the money back.",
    details:
      "The wire must be `accepted` and the Account open. The wire becomes `reversed`. A Transaction of category `inbound_wire_transfer_reversal` debits the Account, even if this overdraws it. Emits `transaction.created` and `inbound_wire_transfer.updated`.",
    params: inboundWireTransferReverseParamsSchema,
    result: inboundWireTransferSchema,
    extension: true,
  },
  "simulations.inboundWireTransfers.create": {
    method: "POST",
    path: "/simulations/inbound_wire_transfers",
    summary: "Send a wire to an Account Number.",
    details:
      "The wire starts `pending` and resolves at once. It becomes `accepted`, and a Transaction of category `inbound_wire_transfer` credits the Account; or it becomes `declined`, and a Declined Transaction of category `wire_decline` records the reason. It is declined for `decline_reason`, or if the Account Number, the Account or its Entity does not allow it. Emits `inbound_wire_transfer.created`, then `transaction.created` or `declined_transaction.created`, then `inbound_wire_transfer.updated`.",
    params: inboundWireTransferCreateParamsSchema,
    result: inboundWireTransferSchema,
    extension: true,
  },
});
