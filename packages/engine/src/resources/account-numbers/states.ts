import { freeMoves } from "../../resource-kit/state-table.ts";

/** The states of an Account Number. Only `canceled` is permanent (D-52). */
export const accountNumberStates = freeMoves(["active", "disabled", "canceled"], ["canceled"]);
