import { defineEndpoints } from "../../endpoint.ts";
import {
  inboundRealTimePaymentsTransferCreateParamsSchema,
  inboundRealTimePaymentsTransferListParamsSchema,
  inboundRealTimePaymentsTransferListSchema,
  inboundRealTimePaymentsTransferSchema,
} from "./schema.ts";

export const inboundRealTimePaymentsTransferEndpoints = defineEndpoints({
  "inboundRealTimePaymentsTransfers.list": {
    method: "GET",
    path: "/inbound_real_time_payments_transfers",
    summary: "List Inbound Real-Time Payments Transfers, newest first.",
    params: inboundRealTimePaymentsTransferListParamsSchema,
    result: inboundRealTimePaymentsTransferListSchema,
    extension: true,
  },
  "inboundRealTimePaymentsTransfers.retrieve": {
    method: "GET",
    path: "/inbound_real_time_payments_transfers/{inbound_real_time_payments_transfer_id}",
    summary: "Retrieve an Inbound Real-Time Payments Transfer.",
    result: inboundRealTimePaymentsTransferSchema,
    extension: true,
  },
  "simulations.inboundRealTimePaymentsTransfers.create": {
    method: "POST",
    path: "/simulations/inbound_real_time_payments_transfers",
    summary: "Send money to an Account Number by Real-Time Payments.",
    details:
      "The transfer starts `pending_confirming` and resolves at once. It becomes `confirmed`, and a Transaction of category `inbound_real_time_payments_transfer_confirmation` credits the Account; or it becomes `declined`, and a Declined Transaction of category `inbound_real_time_payments_transfer_decline` records the reason. It is declined for `decline_reason`, or if the Account Number, the Account or its Entity does not allow it. Emits `inbound_real_time_payments_transfer.created`, then `transaction.created` or `declined_transaction.created`, then `inbound_real_time_payments_transfer.updated`.",
    params: inboundRealTimePaymentsTransferCreateParamsSchema,
    result: inboundRealTimePaymentsTransferSchema,
    extension: true,
  },
});
