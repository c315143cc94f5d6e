import type { Bank, Trace } from "@sandbank/engine";
import { ranWords } from "@sandbank/view/words/move-lines";
import { findPlace } from "../find-place.ts";
import { readStops, type Stop } from "../time/stops.ts";
import { LINE_LENGTH } from "./lines.ts";

/**
 * The latest stops of the one clock of a bank, in lines: `2026-01-31 02:00 timer (src/cron.ts:12) · 02:00 POST /accounts`.
 * Each line begins with its date. Empty for a bank whose time was not put together.
 */
export function stopLines(bank: Bank, trace: Trace, most: number): readonly string[] {
  const calls = new Map(trace.steps.map((step) => [step.number, step]));
  const lines: string[] = [];
  let date = "";
  for (const stop of readStops(bank)) {
    const what = describe(stop, calls);
    if (what === undefined) continue;
    const at = new Date(stop.at).toISOString();
    // No seconds or milliseconds that are 0.
    const text = `${at.slice(11, -1).replace(/(?::00)?\.000$/, "")} ${what}`;
    const last = lines.at(-1);
    const isNew = last === undefined || at.slice(0, 10) !== date || last.length + text.length + 3 > LINE_LENGTH - 2;
    date = at.slice(0, 10);
    if (isNew) lines.push(`${date} ${text}`);
    else lines[lines.length - 1] = `${last} · ${text}`;
  }
  return lines.slice(-most);
}

function describe(stop: Stop, calls: ReadonlyMap<number, Trace["steps"][number]>): string | undefined {
  if (stop.kind === "timer") {
    const place = findPlace(stop.site.stack)?.replace(/:\d+$/, "");
    return place === undefined ? "timer" : `timer (${place})`;
  }
  if (stop.kind === "webhook") return `webhook ${stop.isAccepted ? "accepted" : "failed"}`;
  if (stop.kind === "job") return ranWords(stop.job);
  const call = calls.get(stop.number);
  return call?.kind === "call" ? `${call.method} ${call.path.split("?", 1)[0]}` : undefined;
}
