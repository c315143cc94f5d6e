import { shortenIds } from "@sandbank/view/words/ids";
import { moveText } from "@sandbank/view/words/instants";
import { urlText } from "../../words/url-text.ts";
import type { LogRow } from "./log-rows.ts";
import { describeOutcome } from "./outcome.ts";
import { describeStatus } from "./status.ts";

/** Returns the method of a request, `clock` for a clock move, or `out` for a delivery. */
export function readMethod({ step, attempt }: LogRow): string {
  if (attempt !== null) return "out";
  return step.kind === "advance" ? "clock" : step.method;
}

/** Returns the path of a request or the URL of a delivery, with short ids; or how far the clock moved. */
export function printTarget(row: LogRow): string {
  return shortenIds(readTarget(row));
}

/**
 * Returns the last part of the target, for a column: `…/card_authorizations`. The URLs of deliveries often differ before
 * it, so that of a delivery is without its host only: `…/bookkeeping/hooks`.
 */
export function printShortTarget(row: LogRow): string {
  if (row.attempt !== null) return urlText(readTarget(row)).replace(/^[^/]+(?=\/.)/, "…");
  return printTarget(row)
    .replace(/\?.*/s, "")
    .replace(/^.+\/(?=[^/]+$)/, "…/");
}

export function readTarget({ step, attempt, together }: LogRow): string {
  const urls = new Set(together?.map(({ url }) => url));
  if (urls.size > 1) return `${urls.size} receivers`;
  if (attempt !== null) return attempt.url;
  return step.kind === "advance" ? moveText(step) : step.path;
}

/** Describes the row in one sentence. */
export function rowText(row: LogRow): string {
  const { tag, text } = describeOutcome(row);
  const status = describeStatus(row).text;
  const head = [readMethod(row), printTarget(row), status].filter((part) => part !== "").join(" ");
  return `${head}: ${tag === null ? "" : `${tag.word} `}${shortenIds(text)}`;
}
