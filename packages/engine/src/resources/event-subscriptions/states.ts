import type { EventSubscriptionStatus } from "@sandbank/contract";
import { freeMoves } from "../../resource-kit/state-table.ts";

/** The states of an Event Subscription. Only `deleted` is permanent (D-97). */
export const eventSubscriptionStates = freeMoves<EventSubscriptionStatus>(
  ["active", "disabled", "deleted"],
  ["deleted"],
);
