import { isOpen } from "../../refusals/account-refusals.ts";

/** The owner of the Account need not be active, because a Limit only restricts existing activity (D-39). */
export const createRules = [isOpen] as const;
