/**
 * Parses dollars as a person writes them, and returns cents: `1,234.5` is 123450. Returns undefined for a text that is
 * not an amount.
 */
export function centsOf(text: string): number | undefined {
  const [, sign, dollars = "", cents = ""] =
    /^(-|−)?\$?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text.trim().replace(/^\$(-|−)/, "$1$$")) ?? [];
  if (dollars === "") return undefined;
  const amount = Number(dollars.replaceAll(",", "") + cents.padEnd(2, "0"));
  return sign === undefined || amount === 0 ? amount : -amount;
}

/** Returns the error for a text that is not an amount, with an example of one. */
export function notAnAmount(text: string): string {
  return `${JSON.stringify(text)} is not an amount. Write dollars, such as 12.50.`;
}
