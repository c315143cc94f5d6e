import type { RealTimeDecision } from "@sandbank/contract";
import { type CardAnswer, closeDecision } from "../../client-decisions/close-decision.ts";
import { invariant } from "../../invariant.ts";
import { existing } from "../../objects/objects.ts";
import { get } from "../../store/layered-map.ts";
import type { World } from "../../world/world.ts";
import { authorizeDecided } from "../card-payments/authorize.ts";
import { incrementDecided } from "../card-payments/increment.ts";

/** Concludes the request that waits for a decision, with the answer, or null if none arrived in time. */
export function conclude(world: World, decision: RealTimeDecision, answer: CardAnswer | null): RealTimeDecision {
  const request = get(world.state.openRequests, decision.id);
  invariant(request !== undefined, `nothing waits for ${decision.id}`);
  const outcome = { realTimeDecision: decision.id, answer };
  if (request.kind === "authorization") authorizeDecided(world, request, outcome);
  else incrementDecided(world, request, outcome);
  return closeDecision(world, decision, answer);
}

interface Due {
  readonly realTimeDecision: string;
}

/** Whether a Real-Time Decision has no answer yet, so that it times out (D-109). */
export function isDecisionPending({ state }: World, { realTimeDecision }: Due): boolean {
  return existing(state.tables.realTimeDecisions, "real_time_decision", realTimeDecision).status === "pending";
}

/** Declines a request whose Real-Time Decision has timed out. */
export function timeOutDueDecision(world: World, { realTimeDecision }: Due): void {
  conclude(world, existing(world.state.tables.realTimeDecisions, "real_time_decision", realTimeDecision), null);
}
