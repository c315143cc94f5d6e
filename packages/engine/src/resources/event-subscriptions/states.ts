import type { EventSubscriptionStatus } from "@sandbank/contract";
import { freeMoves } from "../../resource-kit/state-table.ts";

/** D-97: what is deleted stays so. */
export const eventSubscriptionStates = freeMoves<EventSubscriptionStatus>(
  ["active", "disabled", "deleted"],
  ["deleted"],
);
