import type { ExternalAccountStatus } from "@sandbank/contract";
import { freeMoves } from "../../resource-kit/state-table.ts";

/** Every state can be set from the other one. */
export const externalAccountStates = freeMoves<ExternalAccountStatus>(["active", "archived"], []);
