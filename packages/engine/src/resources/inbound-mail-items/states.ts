import type { InboundMailItemCheckStatus, InboundMailItemStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** Contract "Inbound Mail Item", D-90. Mail that is not taken starts as `rejected`. */
export const inboundMailItemStates: StateTable<InboundMailItemStatus, "action"> = {
  pending: { action: "processed" },
  processed: { action: refused("each of its checks was decided on already") },
  rejected: { action: refused("its mail was not taken, so that there is no check to decide on. Send it again") },
};

/** D-90: a check is decided on with its item, once. */
export const mailCheckStates: StateTable<InboundMailItemCheckStatus, never> = {
  pending: {},
  deposited: {},
  ignored: {},
};
