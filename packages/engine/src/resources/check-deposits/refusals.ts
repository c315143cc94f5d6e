import { staysExact } from "../../refusals/account-refusals.ts";

/** D-41. The Account is open: it cannot be closed while a check is pending (D-38). */
export const submitRules = [staysExact] as const;
