import type { InboundFednowTransferStatus } from "@sandbank/contract";
import type { StateTable } from "../../resource-kit/state-table.ts";

/** Nothing can be asked of one: it is confirmed or declined as it comes. */
export const inboundFednowTransferStates: StateTable<InboundFednowTransferStatus, never> = {
  pending_confirming: {},
  timed_out: {},
  confirmed: {},
  declined: {},
  requires_attention: {},
};
