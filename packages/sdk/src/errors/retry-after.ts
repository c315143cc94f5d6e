/**
 * Returns the seconds of a `Retry-After` header, the seconds until its date, or else the seconds of the body. Null if
 * neither has them or the date has passed.
 */
export function secondsToWait(header: string | null, body: unknown, now: number): number | null {
  // Check the form first: `Date.parse` accepts almost any text that contains a number.
  const until = /^[A-Z][a-z]+, .+ GMT$/.test(header ?? "") ? Date.parse(header as string) - now : Number.NaN;
  const seconds = /^\d+(\.\d+)?$/.test(header ?? "") ? Number(header) : until / 1_000;
  return ([seconds, body].find((wait) => typeof wait === "number" && wait >= 0) as number | undefined) ?? null;
}
