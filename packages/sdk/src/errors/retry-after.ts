/**
 * The seconds of a `Retry-After` header, or those until its date, else those of the body; null where none of them says it,
 * or the date has passed.
 */
export function secondsToWait(header: string | null, body: unknown, now: number): number | null {
  // Checked first: `Date.parse` takes almost any text with a number for a date.
  const until = /^[A-Z][a-z]+, .+ GMT$/.test(header ?? "") ? Date.parse(header as string) - now : Number.NaN;
  const seconds = /^\d+(\.\d+)?$/.test(header ?? "") ? Number(header) : until / 1_000;
  return ([seconds, body].find((wait) => typeof wait === "number" && wait >= 0) as number | undefined) ?? null;
}
