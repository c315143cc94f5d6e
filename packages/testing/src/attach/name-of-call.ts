import type { Bank } from "@sandbank/engine";
import { type CallSite, printCallSite } from "../call-site.ts";
import { hash } from "../report/file-name.ts";

/** What the calls of each line have failed with, by their printed places. */
const failures = new Map<string, string[]>();
const names = new WeakMap<CallSite, string>();

/**
 * The name of a failed call on its page: `sweep (app.test.ts:5:10)`. Calls of one line that fail in different ways, as in
 * `test.each`, have different names, because a page shows the latest failure of each name: the second is
 * `sweep (app.test.ts:5:10) #2`. A call that is repeated has the same name again, so that its report has the same bytes.
 */
export function nameOfCall(call: CallSite, bank: Bank, message: string): string {
  const known = names.get(call);
  if (known !== undefined) return known;
  const place = printCallSite(call);
  const failure = hash(message + JSON.stringify(bank.journal()));
  const earlier = failures.get(place) ?? [];
  failures.set(place, earlier);
  if (!earlier.includes(failure)) earlier.push(failure);
  const number = earlier.indexOf(failure) + 1;
  const name = number === 1 ? place : `${place} #${number}`;
  names.set(call, name);
  return name;
}
