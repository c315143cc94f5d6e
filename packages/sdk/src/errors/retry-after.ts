/** The seconds of a `Retry-After` header, or those until its date; null where it is neither, or the date has passed. */
export function secondsToWait(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+(\.\d+)?$/.test(header)) return Number(header);
  // Checked first: `Date.parse` takes almost any text with a number for a date.
  if (!/^[A-Z][a-z]+, .+ GMT$/.test(header)) return null;
  const wait = (Date.parse(header) - now) / 1_000;
  return wait >= 0 ? wait : null;
}
