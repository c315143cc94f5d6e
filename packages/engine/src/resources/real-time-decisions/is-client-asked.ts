import type { CardAuthorizationCreateParams, EventCategoryName } from "@sandbank/contract";
import type { World } from "../../state/world.ts";
import { find, hasAny } from "../../store/table.ts";

export const REQUESTED: EventCategoryName = "real_time_decision.card_authorization_requested";

type Asking = Pick<CardAuthorizationCreateParams, "actioner" | "event_subscription_id" | "network_details">;

/**
 * Whether there is anybody to ask about a card payment (D-102): `decide`, the Event Subscription that the simulation
 * names, or one that selects the category. One of all Events has not selected it, and only listens.
 */
export function isClientAsked({ state, decide }: World, { event_subscription_id: id }: Asking): boolean {
  const { eventSubscriptions } = state.tables;
  if (decide !== null) return true;
  if (id !== undefined) return find(eventSubscriptions, id)?.status === "active";
  return hasAny(eventSubscriptions, { sends: [REQUESTED] });
}

/** Whether the simulation says that the network decides in place of the bank. */
export function doesNetworkStandIn({ actioner, network_details }: Asking): boolean {
  return actioner === "network" || (network_details?.cardnet?.stand_in_processing_reason ?? null) !== null;
}
