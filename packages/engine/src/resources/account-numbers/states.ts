import { freeMoves } from "../../resource-kit/state-table.ts";

/** D-52. */
export const accountNumberStates = freeMoves(["active", "disabled", "canceled"], ["canceled"]);
