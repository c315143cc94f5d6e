import type { Account } from "@sandbank/contract";
import { createMap, get, type LayeredMap, listEntries, set } from "../store/layered-map.ts";

/** The credit limits of a Program's open Accounts, summed up, in minor units, by the Program's id (D-32). */
export type ExtendedCredit = LayeredMap<string, number>;

export function creditExtendedBy(credit: ExtendedCredit, program: string): number {
  return get(credit, program) ?? 0;
}

/** Updates the sum when an Account's credit limit changes from `before` to `limit`. */
export function changeCredit(credit: ExtendedCredit, program: string, limit: number, before: number): void {
  set(credit, program, creditExtendedBy(credit, program) + limit - before);
}

/** Adds an Account's credit limit. A closed Account does not count. */
export function addCredit(credit: ExtendedCredit, { loan, program_id, status }: Account): void {
  if (loan !== null && status === "open") changeCredit(credit, program_id, loan.credit_limit, 0);
}

/** Describes how the index disagrees with the Accounts. */
export function extendedCreditViolations(credit: ExtendedCredit, accounts: readonly Account[]): string[] {
  const anew: ExtendedCredit = createMap();
  for (const account of accounts) addCredit(anew, account);
  const programs = new Set([...listEntries(credit), ...listEntries(anew)].map(([program]) => program));
  return [...programs]
    .filter((program) => creditExtendedBy(credit, program) !== creditExtendedBy(anew, program))
    .map(
      (program) =>
        `${program} extends ${creditExtendedBy(credit, program)}, its Accounts ${creditExtendedBy(anew, program)}`,
    );
}
