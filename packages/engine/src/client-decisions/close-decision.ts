import type { RealTimeDecision } from "@sandbank/contract";
import { putInPlace } from "../objects/objects.ts";
import type { DecisionAnswer } from "../state/options.ts";
import { remove } from "../store/layered-map.ts";
import type { World } from "../world/world.ts";

/** The client's answer about a card payment. */
export type CardAnswer = DecisionAnswer["card_authorization"];

/** Records the answer, or null if none arrived in time. Emits no Event, because no category exists for it (D-94). */
export function closeDecision(world: World, decision: RealTimeDecision, answer: CardAnswer | null): RealTimeDecision {
  const { card_authorization: asked } = decision;
  const closed: RealTimeDecision = {
    ...decision,
    card_authorization: asked && { ...asked, ...answeredFields(answer) },
    status: answer === null ? "timed_out" : "responded",
  };
  remove(world.state.openRequests, decision.id);
  return putInPlace(world, world.state.tables.realTimeDecisions, decision, closed);
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
