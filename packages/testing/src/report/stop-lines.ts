import type { Bank, Trace } from "@sandbank/engine";
import { ranWords } from "@sandbank/view/words/move-lines";
import { findPlace } from "../find-place.ts";
import { readStops, readUnended, type Stop, type Unended } from "../time/stops.ts";
import { LINE_LENGTH } from "./lines.ts";

/**
 * The latest stops of the one clock of a bank, in lines: `2026-01-31 02:00 timer (src/cron.ts:12) · 02:00 POST /accounts`.
 * Each line begins with its date. Empty for a bank whose time was not put together.
 */
export function stopLines(bank: Bank, trace: Trace, most: number): readonly string[] {
  const calls = new Map(trace.steps.map((step) => [step.number, step]));
  const lines: string[] = [];
  let date = "";
  const told = new Set<Unended>();
  for (const stop of readStops(bank)) {
    // Each move waits for the same work again.
    if (stop.kind === "unended") {
      if (told.has(stop.what)) continue;
      told.add(stop.what);
    }
    const what = describe(stop, calls);
    if (what === undefined) continue;
    const at = new Date(stop.at).toISOString();
    const text = `${printTime(at)} ${what}`;
    const last = lines.at(-1);
    const isNew = last === undefined || at.slice(0, 10) !== date || last.length + text.length + 3 > LINE_LENGTH - 2;
    date = at.slice(0, 10);
    if (isNew) lines.push(`${date} ${text}`);
    else lines[lines.length - 1] = `${last} · ${text}`;
  }
  return lines.slice(-most);
}

/** The work that the clock has gone on without, and that has not ended since: `2026-01-31 03:00 timer (src/cron.ts:12)`. */
export function unendedLines(bank: Bank): readonly string[] {
  return readUnended(bank).map((work) => {
    const at = new Date(work.at).toISOString();
    return `${at.slice(0, 10)} ${printTime(at)} ${describeUnended(work)}`;
  });
}

/** The time of an ISO text, without seconds and milliseconds that are 0. */
function printTime(iso: string): string {
  return iso.slice(11, -1).replace(/(?::00)?\.000$/, "");
}

function describe(stop: Stop, calls: ReadonlyMap<number, Trace["steps"][number]>): string | undefined {
  if (stop.kind === "timer") return withPlace("timer", stop.site);
  if (stop.kind === "unended") return `${describeUnended(stop.what)} did not end; time went on`;
  if (stop.kind === "webhook") return `webhook ${stop.isAccepted ? "accepted" : "failed"}`;
  if (stop.kind === "job") return ranWords(stop.job);
  const call = calls.get(stop.number);
  return call?.kind === "call" ? `${call.method} ${call.path.split("?", 1)[0]}` : undefined;
}

function describeUnended(what: Unended): string {
  if (!("site" in what)) return `a ${what.kind}`;
  return withPlace(what.kind === "run" ? "run()" : "timer", what.site);
}

function withPlace(what: string, { stack }: { readonly stack?: string }): string {
  const place = findPlace(stack)?.replace(/:\d+$/, "");
  return place === undefined ? what : `${what} (${place})`;
}
