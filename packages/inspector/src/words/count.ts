import { formatCount } from "@sandbank/view/words/format-count";

export { formatCount };

interface Listed {
  readonly rows: { readonly length: number };
  readonly hasMore: boolean;
}

/** Says what a list shows: `12 Accounts, newest first`, `Latest 100 declines`, or `4 of 92 declines` with a filter. */
export function listNote({ rows, hasMore }: Listed, shown: number, one: string, many?: string): string {
  const count = formatCount(rows.length, one, many);
  if (shown < rows.length) return `${shown.toLocaleString("en-US")} of ${hasMore ? "the latest " : ""}${count}`;
  return hasMore ? `Latest ${count}` : `${count}, newest first`;
}
