import type { Account } from "@sandbank/contract";
import { createMap, entriesOf, get, type LayeredMap, set } from "../store/layered-map.ts";

/** By the id of a Program, in minor units: what its open Accounts may borrow together (D-32). */
export type ExtendedCredit = LayeredMap<string, number>;

export function creditExtendedBy(credit: ExtendedCredit, program: string): number {
  return get(credit, program) ?? 0;
}

/** Counts an Account's credit limit when it becomes `limit` and was `before`. */
export function changeCredit(credit: ExtendedCredit, program: string, limit: number, before: number): void {
  set(credit, program, creditExtendedBy(credit, program) + limit - before);
}

/** Counts what an Account may borrow: nothing once it is closed. */
export function addCredit(credit: ExtendedCredit, { loan, program_id, status }: Account): void {
  if (loan !== null && status === "open") changeCredit(credit, program_id, loan.credit_limit, 0);
}

/** What is wrong with the index; empty when nothing is. */
export function extendedCreditFaults(credit: ExtendedCredit, accounts: readonly Account[]): string[] {
  const anew: ExtendedCredit = createMap();
  for (const account of accounts) addCredit(anew, account);
  const programs = new Set([...entriesOf(credit), ...entriesOf(anew)].map(([program]) => program));
  return [...programs]
    .filter((program) => creditExtendedBy(credit, program) !== creditExtendedBy(anew, program))
    .map(
      (program) =>
        `${program} extends ${creditExtendedBy(credit, program)}, its Accounts ${creditExtendedBy(anew, program)}`,
    );
}
