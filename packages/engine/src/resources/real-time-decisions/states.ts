import type { RealTimeDecisionStatus } from "@sandbank/contract";
import { refused, type StateTable } from "../../resource-kit/state-table.ts";

/** The moves of a client. The clock times out a pending decision. */
export const realTimeDecisionStates: StateTable<RealTimeDecisionStatus, "action"> = {
  pending: { action: "responded" },
  responded: { action: refused("it was answered already") },
  timed_out: { action: refused("the payment was declined when the decision timed out") },
};
