import type { InboundMailItemCheckStatus, InboundMailItemStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** The states of an Inbound Mail Item (D-90). Rejected mail starts as `rejected`. */
export const inboundMailItemStates: StateTable<InboundMailItemStatus, "action"> = {
  pending: { action: "processed" },
  processed: { action: refused("all of its checks are decided already") },
  rejected: { action: refused("its mail was rejected, so there is no check to decide on. Send it again") },
};

/** The states of a check in an Inbound Mail Item. It is decided together with its item, once (D-90). */
export const mailCheckStates: StateTable<InboundMailItemCheckStatus, never> = {
  pending: {},
  deposited: {},
  ignored: {},
};
