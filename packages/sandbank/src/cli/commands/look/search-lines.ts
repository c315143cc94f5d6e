import type { AdminResult } from "../../../client.ts";

/** Prints what a search found for people: a line for each type, followed by its objects. */
export function searchLines({ data }: AdminResult<"search">): string {
  return data.length === 0 ? "Nothing matches." : data.flatMap(linesOf).join("\n");
}

function linesOf({ type, count, results }: AdminResult<"search">["data"][number]): string[] {
  const shown = results.length === count ? `${count}` : `${count}, the newest ${results.length}`;
  return [
    `${type} (${shown})`,
    ...results.map(({ id, name, status, at }) => `  ${at}  ${name}${status === null ? "" : `, ${status}`}  ${id}`),
  ];
}
