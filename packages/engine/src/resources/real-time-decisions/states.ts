import type { RealTimeDecisionStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** What a client can do; the clock times out what is pending. */
export const realTimeDecisionStates: StateTable<RealTimeDecisionStatus, "action"> = {
  pending: { action: "responded" },
  responded: { action: refused("it was answered already") },
  timed_out: { action: refused("the payment was declined when the time was up") },
};
