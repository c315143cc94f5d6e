import { objectNotFound } from "../../errors.ts";
import { randomDigits } from "../../ports/ids.ts";
import { get } from "../../store/layered-map.ts";
import type { World } from "../../world.ts";

const RANDOM_LENGTH = 40;

/** The secret of a subscription that comes without one (D-97). */
export function drawSecret({ state }: World): string {
  return randomDigits(state.random, RANDOM_LENGTH);
}

/** The secret that signs for a subscription, in whatever state it is; refuses with 404 where there is none. */
export function secretOf({ state }: World, subscriptionId: string): string {
  const secret = get(state.secrets, subscriptionId);
  if (secret === undefined) throw objectNotFound("event_subscription", subscriptionId);
  return secret.current;
}
