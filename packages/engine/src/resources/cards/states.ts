import { freeMoves } from "../../resource-kit/state-table.ts";

/** As D-54 has it of Physical Cards. */
export const cardStates = freeMoves(["active", "disabled", "canceled"], ["canceled"]);
