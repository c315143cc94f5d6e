import { placeOf } from "./place-of.ts";

/** A call in a test, and where the test makes it. */
export interface CallSite {
  readonly text: string;
  readonly site: { readonly stack?: string | undefined };
}

/** Notes the call of a function. `text` is the call as a test writes it: `client.accounts.list()`. */
export function noteCallSite(text: string, called: (...args: never[]) => unknown): CallSite {
  const site: CallSite["site"] = {};
  // Without `captureStackTrace`, which not every engine has, a call has no place.
  Error.captureStackTrace?.(site, called);
  return { text, site };
}

/** Prints a call with its place in the test: `client.accounts.list() (app.test.ts:5:10)`. */
export function printCallSite({ text, site }: CallSite): string {
  const place = placeOf(site.stack);
  return place === undefined ? text : `${text} (${place})`;
}
