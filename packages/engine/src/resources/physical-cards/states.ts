import { freeMoves } from "../../resource-kit/state-table.ts";

/** D-54. */
export const physicalCardStates = freeMoves(["active", "disabled", "canceled"], ["canceled"]);

/** D-59: any state can follow any other. */
export const shipmentStates = freeMoves(
  ["pending", "canceled", "submitted", "acknowledged", "rejected", "shipped", "returned", "requires_attention"],
  [],
);
