import { dollars } from "@sandbank/contract/private/dollars";
import type { AdminResult } from "../../../client.ts";

type Use = AdminResult<"limit_use">["data"][number];

/** Prints the use of Limits for people, with the debits that count. */
export function limitLines({ data }: AdminResult<"limit_use">): string {
  return data.length === 0 ? "No active Limit applies." : data.flatMap(linesOf).join("\n");
}

function linesOf({
  limitId,
  modelId,
  metric,
  interval,
  status,
  value,
  window,
  used,
  remaining,
  debits,
}: Use): string[] {
  const amount = (sum: number | null) => (sum === null ? "more than can be counted" : shown(sum));
  const shown = (sum: number) => (metric === "volume" ? dollars(sum) : `${sum}`);
  const left = remaining === null ? "nothing" : shown(remaining);
  return [
    `${limitId} on ${modelId}: ${metric} ${interval === "all_time" ? "in all" : `per ${interval}`}${status === "active" ? "" : `, ${status}`}`,
    `  ${amount(used)} of ${shown(value)} used, ${left} left`,
    ...(window.after === null ? [] : [`  after ${window.after}, until ${window.until}`]),
    ...debits.map(({ id, at, volume }) => `    ${at}  ${dollars(volume).padStart(12)}  ${id}`),
  ];
}
