import { moneyText } from "../words/money.ts";

/** An amount in cents, shown in dollars. `signed` also shows the plus of a credit. */
export function Money({ cents, signed = false }: { readonly cents: number; readonly signed?: boolean }) {
  return (
    <span class="mono">
      {signed && cents > 0 ? "+" : ""}
      {moneyText(cents)}
    </span>
  );
}
