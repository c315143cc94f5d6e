import { type CallSite, printCallSite } from "../call-site.ts";

/** How many calls have failed, by their printed places. */
const failures = new Map<string, number>();
const names = new WeakMap<CallSite, string>();

/**
 * The name of a failed call on its page: `sweep (app.test.ts:5:10)`. Calls of one line, as in `test.each`, have different
 * names, because a page shows the latest failure of each name: the second is `sweep (app.test.ts:5:10) #2`.
 */
export function nameOfCall(call: CallSite): string {
  const known = names.get(call);
  if (known !== undefined) return known;
  const place = printCallSite(call);
  const number = (failures.get(place) ?? 0) + 1;
  failures.set(place, number);
  const name = number === 1 ? place : `${place} #${number}`;
  names.set(call, name);
  return name;
}
