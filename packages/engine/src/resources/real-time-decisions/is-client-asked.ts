import type { CardAuthorizationCreateParams, EventCategoryName } from "@sandbank/contract";
import type { World } from "../../state/world.ts";
import { find, hasAny } from "../../store/table.ts";

export const REQUESTED: EventCategoryName = "real_time_decision.card_authorization_requested";

/** The parameters of a simulated request that say who decides. */
export type Asking = Pick<CardAuthorizationCreateParams, "actioner" | "event_subscription_id" | "network_details">;

/**
 * Whether a card payment requires a Real-Time Decision (D-102): `decide` is set, the simulation names an active Event
 * Subscription, or one selects the category. An Event Subscription to all Events only listens, and does not count.
 */
export function isClientAsked({ state, decide }: World, { event_subscription_id: id }: Asking): boolean {
  const { eventSubscriptions } = state.tables;
  if (decide !== null) return true;
  if (id !== undefined) return find(eventSubscriptions, id)?.status === "active";
  return hasAny(eventSubscriptions, { sends: [REQUESTED] });
}

/** Whether the simulation makes the network decide in place of the bank. */
export function doesNetworkStandIn({ actioner, network_details }: Asking): boolean {
  return actioner === "network" || (network_details?.cardnet?.stand_in_processing_reason ?? null) !== null;
}
