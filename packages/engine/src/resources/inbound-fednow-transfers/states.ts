import type { InboundFednowTransferStatus } from "@sandbank/contract";
import type { StateTable } from "../../resource-kit/state-table.ts";

/** A client cannot move a FedNow transfer: it is confirmed or declined on arrival. */
export const inboundFednowTransferStates: StateTable<InboundFednowTransferStatus, never> = {
  pending_confirming: {},
  timed_out: {},
  confirmed: {},
  declined: {},
  requires_attention: {},
};
