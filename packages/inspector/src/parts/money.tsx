import { moneyText } from "../words/money.ts";

/** The width of a column of amounts, up to `−$1,234,567.89`. */
export const MONEY_WIDTH = "130px";

/** Shows an amount in cents as dollars. `signed` also shows the plus sign of a credit. */
export function Money({ cents, signed = false }: { readonly cents: number; readonly signed?: boolean }) {
  return (
    <span class="mono">
      {signed && cents > 0 ? "+" : ""}
      {moneyText(cents)}
    </span>
  );
}
