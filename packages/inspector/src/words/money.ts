import { dollars } from "@sandbank/contract/private/dollars";

/** Cents as dollars, with the sign of mathematics: `$1,234.05`, `−$40.00`. */
export function moneyText(cents: number): string {
  return dollars(cents).replace("-", "−");
}
