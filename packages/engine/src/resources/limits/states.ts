import type { LimitStatus } from "@sandbank/contract";
import { freeMoves } from "../../resource-kit/state-table.ts";

/** The states of a Limit (contract "Limit"). */
export const limitStates = freeMoves<LimitStatus>(["active", "inactive"], []);
