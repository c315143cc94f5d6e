import { BankAssertionError } from "../assertion-error.ts";
import type { AppBooks, Divergence } from "./books.ts";
import { firstDivergence } from "./first-divergence.ts";
import type { CheckParts } from "./sweep-options.ts";

const key = Symbol("divergence");

/**
 * Makes a `check` for `sweep`: the books of the app agree with the bank. `booksOf` returns the entries of the app, or its
 * balance for each Account. They may lack what came before the sweep: entries any of these Transactions, and the balance of
 * an Account all of them.
 *
 * @example
 * check: booksMatch((ledger) => ledger.entries());
 */
export function booksMatch<App, Store extends object = object>(
  booksOf: (app: App, parts: CheckParts<App, Store>) => AppBooks | PromiseLike<AppBooks>,
): (parts: CheckParts<App, Store>) => Promise<void> {
  return async (parts) => {
    const divergence = firstDivergence(parts.bank, await booksOf(parts.app, parts));
    if (divergence === null) return;
    throw Object.assign(new BankAssertionError(divergence.message), { [key]: divergence });
  };
}

/** The divergence that a failed `booksMatch` found; null for other errors. */
export function findDivergence(error: unknown): Divergence | null {
  return (error as { readonly [key]?: Divergence } | null | undefined)?.[key] ?? null;
}
