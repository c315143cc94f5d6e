/** `1 fault`, `2 faults`, `1,200 faults`. */
export function formatCount(count: number, one: string, many: string = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** Returns the words with a capital at their start. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Listed {
  readonly rows: readonly unknown[];
  readonly hasMore: boolean;
}

/** Says what a list shows: `12 Accounts, newest first`, `Latest 100 declines`, or `4 of 92 declines` with a filter. */
export function listNote({ rows, hasMore }: Listed, shown: number, one: string, many?: string): string {
  const count = formatCount(rows.length, one, many);
  if (shown < rows.length) return `${shown.toLocaleString("en-US")} of ${hasMore ? "the latest " : ""}${count}`;
  return hasMore ? `Latest ${count}` : `${count}, newest first`;
}
