import { isOpen } from "../../refusals/account-refusals.ts";

/** D-39. Whoever owns the Account: a Limit only restricts what goes on. */
export const createRules = [isOpen] as const;
