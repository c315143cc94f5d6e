import { staysExact } from "../../refusals/account-refusals.ts";

/** The Account is always open, because it cannot be closed while a check is pending (D-38). */
export const submitRules = [staysExact] as const;
