import { mistake } from "../mistake.ts";
import { type Attempt, type AttemptState, attemptStates, type Delivery } from "../state/delivery.ts";
import { onlyKnown } from "../store/only-known.ts";
import { rowsWith } from "../store/table.ts";
import type { World } from "../world/world.ts";
import { type AttemptPlace, attemptView, type WebhookAttempt } from "./attempt-view.ts";

/** Selects attempts. An attempt must meet all conditions. */
export interface AttemptFilter {
  readonly eventId?: string;
  readonly eventSubscriptionId?: string;
  readonly state?: AttemptState;
  /** False leaves out the requests, because each is signed again, which takes most of the time. Default: true. */
  readonly requests?: boolean;
}

/** The due attempts, in the order in which they are sent. */
export function dueAttempts(world: World): WebhookAttempt[] {
  return attemptsIn(world, rowsWith(world.state.tables.deliveries, { due: ["due"] }), { state: "due" });
}

/** The selected attempts, in the order of their time. */
export function listAttempts(world: World, filter: AttemptFilter = {}): WebhookAttempt[] {
  const known = onlyKnown("list attempts", filter, ["eventId", "eventSubscriptionId", "state", "requests"]);
  const { eventId, eventSubscriptionId, state, requests } = known;
  if (state !== undefined && !attemptStates.includes(state)) {
    throw mistake("list attempts", `there is no state "${state}"`, `Use ${attemptStates.join(", ")}.`);
  }
  const where = {
    event: eventId === undefined ? undefined : [eventId],
    subscription: eventSubscriptionId === undefined ? undefined : [eventSubscriptionId],
  };
  return attemptsIn(world, rowsWith(world.state.tables.deliveries, where), { state, requests });
}

interface Listed extends AttemptPlace {
  readonly attempt: Attempt;
}

interface Shown {
  readonly state?: AttemptState | undefined;
  readonly requests?: boolean | undefined;
}

/** The attempts of deliveries, in the order of their time. */
export function attemptsIn(
  world: World,
  deliveries: readonly Delivery[],
  { state, requests }: Shown,
): WebhookAttempt[] {
  const listed: Listed[] = [];
  for (const delivery of deliveries) {
    delivery.attempts.forEach((attempt, index) => {
      if (state === undefined || attempt.state === state) listed.push({ delivery, attempt, index });
    });
  }
  return listed.sort(inOrder).map((place) => attemptView(world, place, requests));
}

/** The sort is stable, so a copy stays after its original. */
function inOrder({ attempt: one }: Listed, { attempt: other }: Listed): number {
  return one.dueAt - other.dueAt || one.place - other.place;
}
