import { dollars } from "@sandbank/contract/private/words";
import { instantText } from "@sandbank/view/words/instants";
import type { AdminResult } from "../../../client.ts";
import type { Names, Page } from "../../command.ts";
import { readName } from "../../output/object-names.ts";
import type { Paint } from "../../output/paint.ts";
import { wrapLines } from "../../output/wrap.ts";

type Use = AdminResult<"limit_use">["data"][number];

/** Prints the use of Limits for people, with the debits that count. */
export function limitLines({ data }: AdminResult<"limit_use">, { width, names, paint }: Page): string {
  return data.length === 0
    ? "No active Limit applies."
    : wrapLines(data.flatMap((use) => printLines(use, names, { paint, widest: widestIn(data) })).join("\n"), width);
}

/** The width of the amounts of all debits, which are in one column. */
function widestIn(data: readonly Use[]): number {
  return Math.max(0, ...data.flatMap(({ debits }) => debits.map(({ volume }) => dollars(volume).length)));
}

function printLines(
  { limitId, modelId, metric, interval, status, value, window, used, remaining, debits }: Use,
  names: Names,
  { paint, widest }: { readonly paint: Paint; readonly widest: number },
): string[] {
  const amount = (sum: number | null) => (sum === null ? "more than can be counted" : shown(sum));
  const shown = (sum: number) => (metric === "volume" ? dollars(sum) : `${sum}`);
  const named = (id: string) => (Object.hasOwn(names, id) ? `${readName(id, names)}  ${paint("dim", id)}` : id);
  const left = remaining === null ? "nothing" : shown(remaining);
  return [
    ...(Object.hasOwn(names, limitId) ? [paint("bold", readName(limitId, names))] : []),
    `${limitId} on ${modelId}: ${metric} ${interval === "all_time" ? "in all" : `per ${interval}`}${status === "active" ? "" : `, ${status}`}`,
    `  ${amount(used)} of ${shown(value)} used, ${left} left`,
    ...(window.after === null ? [] : [`  after ${instantText(window.after)}, until ${instantText(window.until)} UTC`]),
    ...debits.map(({ id, at, volume }) => `    ${instantText(at)}  ${dollars(volume).padStart(widest)}  ${named(id)}`),
  ];
}
