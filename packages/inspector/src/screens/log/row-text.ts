import { moveText } from "sandbank/private/words/instants";
import { shortenIds } from "../../words/ids.ts";
import { urlText } from "../../words/url-text.ts";
import type { LogRow } from "./log-rows.ts";
import { outcomeOf } from "./outcome.ts";
import { statusOf } from "./status.ts";

/** Returns the method of a request, `clock` for a clock move, or `out` for a delivery. */
export function methodOf({ step, attempt }: LogRow): string {
  if (attempt !== null) return "out";
  return step.kind === "advance" ? "clock" : step.method;
}

/** Returns the path of a request or the URL of a delivery, with short ids; or how far the clock moved. */
export function targetOf(row: LogRow): string {
  return shortenIds(fullTargetOf(row));
}

/**
 * Returns the last part of the target, for a column: `…/card_authorizations`. The URLs of deliveries often differ before
 * it, so that of a delivery is without its host only: `…/bookkeeping/hooks`.
 */
export function shortTargetOf(row: LogRow): string {
  if (row.attempt !== null) return urlText(row.attempt.url).replace(/^[^/]+(?=\/.)/, "…");
  return targetOf(row)
    .replace(/\?.*/s, "")
    .replace(/^.+\/(?=[^/]+$)/, "…/");
}

export function fullTargetOf({ step, attempt }: LogRow): string {
  if (attempt !== null) return attempt.request?.url ?? "";
  return step.kind === "advance" ? moveText(step) : step.path;
}

/** Describes the row in one sentence. */
export function rowText(row: LogRow): string {
  const { tag, text } = outcomeOf(row);
  const status = statusOf(row).text;
  const head = [methodOf(row), targetOf(row), status].filter((part) => part !== "").join(" ");
  return `${head}: ${tag === null ? "" : `${tag.word} `}${shortenIds(text)}`;
}
