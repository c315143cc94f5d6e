import { shortenIds } from "../../words/ids.ts";
import { dayOf, shortInstantText, spanBetween, timeOf } from "../../words/instants.ts";
import type { LogRow } from "./log-rows.ts";
import { outcomeOf } from "./outcome.ts";
import { statusOf } from "./status.ts";

/** How the row came about: the method of a request, `clock`, or `out` for a delivery. */
export function methodOf({ step, attempt }: LogRow): string {
  if (attempt !== null) return "out";
  return step.kind === "advance" ? "clock" : step.method;
}

/** The path of a request or the URL of a delivery, with short ids; for the clock, how far it moved, and from when to when. */
export function targetOf(row: LogRow): string {
  return shortenIds(fullTargetOf(row));
}

/** The last part of the target, for a narrow page: `…/card_authorizations`. */
export function shortTargetOf(row: LogRow): string {
  return targetOf(row)
    .replace(/\?.*/s, "")
    .replace(/^.+\/(?=[^/]+$)/, "…/");
}

export function fullTargetOf({ step, attempt }: LogRow): string {
  if (attempt !== null) return attempt.request?.url ?? "";
  return step.kind === "advance" ? moveText(step.at, step.to) : step.path;
}

/** `+2 d, 1 Jan 00:00:00 to 3 Jan 00:00:00`. Moves without anything between them are one row, which has the time of the first. */
function moveText(from: string, to: string): string {
  const text = dayOf(from) === dayOf(to) ? timeOf : shortInstantText;
  return `+${spanBetween(from, to)}, ${text(from)} to ${text(to)}`;
}

/** The row as a sentence. */
export function rowText(row: LogRow): string {
  const { tag, text } = outcomeOf(row);
  const status = statusOf(row).text;
  const head = [methodOf(row), targetOf(row), status].filter((part) => part !== "").join(" ");
  return `${head}: ${tag === null ? "" : `${tag.word} `}${text}`;
}
