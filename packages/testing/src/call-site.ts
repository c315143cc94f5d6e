import { findPlace } from "./find-place.ts";

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
  const place = findPlace(site.stack);
  return place === undefined ? text : `${text} (${place})`;
}

/** The file of a call: `test/app.test.ts`; undefined if it is unknown. */
export function fileOfCallSite({ site }: CallSite): string | undefined {
  return findPlace(site.stack)?.replace(/:\d+:\d+$/, "");
}

/** The errors with the lines of a call. The reason of a signal can reject many calls, and gets the lines of one. */
const traced = new WeakSet<Error>();

/**
 * Adds the lines that lead to the call to the stack of its error, and returns the error: V8 adds them only where each
 * promise in between is awaited.
 */
export function tracedTo({ site }: CallSite, error: unknown): unknown {
  if (!(error instanceof Error) || Object.isFrozen(error) || traced.has(error)) return error;
  traced.add(error);
  const frames = splitFrames(site.stack).filter((frame) => !error.stack?.includes(frame));
  return Object.assign(error, { stack: [error.stack, ...frames].join("\n") });
}

/** The lines of a stack without its message. */
export function splitFrames(stack: string | undefined): readonly string[] {
  return stack?.split("\n").slice(1) ?? [];
}
