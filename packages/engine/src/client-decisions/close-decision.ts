import type { RealTimeDecision } from "@sandbank/contract";
import type { DecisionAnswer } from "../state/options.ts";
import { tallyStates } from "../state/tally.ts";
import { remove } from "../store/layered-map.ts";
import { replace } from "../store/table.ts";
import type { World } from "../world/world.ts";

/** The client's answer about a card payment. */
export type CardAnswer = DecisionAnswer["card_authorization"];

/** Records the answer, or null if none arrived in time. Emits no Event, because no category exists for it (D-94). */
export function closeDecision(
  { state, tally }: World,
  decision: RealTimeDecision,
  answer: CardAnswer | null,
): RealTimeDecision {
  const { card_authorization: asked } = decision;
  const closed: RealTimeDecision = {
    ...decision,
    card_authorization: asked && { ...asked, ...answeredFields(answer) },
    status: answer === null ? "timed_out" : "responded",
  };
  replace(state.tables.realTimeDecisions, closed);
  tallyStates(tally, decision, closed);
  remove(state.openRequests, decision.id);
  return closed;
}

function answeredFields(answer: CardAnswer | null) {
  if (answer === null) return {};
  const { decision, approval, decline = null } = answer;
  return {
    approval: decision === "approve" ? { partial_amount: approval?.partial_amount ?? null } : null,
    decision,
    decline,
  };
}
