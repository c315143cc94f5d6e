import { freeMoves } from "../../resource-kit/state-table.ts";

/** The states of a Card: the same as those of a Physical Card (D-54). */
export const cardStates = freeMoves(["active", "disabled", "canceled"], ["canceled"]);
