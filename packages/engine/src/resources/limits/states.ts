import type { LimitStatus } from "@sandbank/contract";
import { freeMoves } from "../../rules/state-table.ts";

/** Contract "Limit". */
export const limitStates = freeMoves<LimitStatus>(["active", "inactive"], []);
