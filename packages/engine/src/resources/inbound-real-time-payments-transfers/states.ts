import type { InboundRealTimePaymentsTransferStatus } from "@sandbank/contract";
import type { StateTable } from "../../resource-kit/state-table.ts";

/** A client cannot move a Real-Time Payments transfer: it is confirmed or declined on arrival. */
export const inboundRealTimePaymentsTransferStates: StateTable<InboundRealTimePaymentsTransferStatus, never> = {
  pending_confirming: {},
  timed_out: {},
  confirmed: {},
  declined: {},
};
