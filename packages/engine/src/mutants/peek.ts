import { type BankRequest, type BankResponse, handle } from "../http/handle.ts";
import { beginCall } from "../log/logged-step.ts";
import { createTally } from "../state/tally.ts";
import type { World } from "../world/world.ts";

/** Responds to a GET without a trace: no fault fires, nothing is counted or logged. */
export function peek(world: World, request: BankRequest): BankResponse {
  const { state, tally } = world;
  const genesis = { ...state.genesis, rateLimit: null };
  const unseen = { ...state, faults: [], genesis };
  return handle(
    { ...world, probe: null, state: unseen, tally: createTally(tally.family.stateFieldsOf) },
    request,
    beginCall(state, "http", "client"),
  );
}
