import { freeMoves } from "../../resource-kit/state-table.ts";

/** The states of a Physical Card. Only `canceled` is permanent (D-54). */
export const physicalCardStates = freeMoves(["active", "disabled", "canceled"], ["canceled"]);

/** The states of a shipment. Any state can follow any other (D-59). */
export const shipmentStates = freeMoves(
  ["pending", "canceled", "submitted", "acknowledged", "rejected", "shipped", "returned", "requires_attention"],
  [],
);
