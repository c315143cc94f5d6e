import type { LimitStatus } from "@sandbank/contract";
import { freeMoves } from "../../resource-kit/state-table.ts";

/** Contract "Limit". */
export const limitStates = freeMoves<LimitStatus>(["active", "inactive"], []);
