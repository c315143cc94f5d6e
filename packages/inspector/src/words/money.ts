import { dollars } from "@sandbank/contract/private/words";

/** Cents as dollars, with the sign of mathematics: `$1,234.05`, `−$40.00`. */
export function moneyText(cents: number): string {
  return dollars(cents).replace("-", "−");
}

/** Parses dollars as people write them, and returns cents: 123450 for `1,234.5`. Undefined for other texts. */
export function parseCents(text: string): number | undefined {
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
