import type { RealTimeDecision } from "@sandbank/contract";
import { existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { retrieveFrom } from "../../resource-kit/read-operations.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import type { World } from "../../world/world.ts";
import { conclude } from "./conclude.ts";
import { realTimeDecisionStates } from "./states.ts";

export const realTimeDecisionOperations = {
  "realTimeDecisions.retrieve": retrieveFrom("realTimeDecisions", "real_time_decision"),
  "realTimeDecisions.action": action,
} satisfies Handlers;

/**
 * Answers in time (D-102). An approval may say which parts of the cardholder's address match (D-83). The Real-Time Decision
 * itself emits no Event (D-94).
 */
function action(world: World, { id, params }: Call<"realTimeDecisions.action">): RealTimeDecision {
  const decision = existing(world.state.tables.realTimeDecisions, "real_time_decision", id);
  nextState(world, realTimeDecisionStates, { id: decision.id, state: decision.status, trigger: "action" });
  return conclude(world, decision, params.card_authorization);
}
