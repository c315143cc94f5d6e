import { isOpen } from "../accounts/rules.ts";

/** D-39. Whoever owns the Account: a Limit only restricts what goes on. */
export const createRules = [isOpen] as const;
