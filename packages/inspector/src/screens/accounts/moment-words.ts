import { shortInstantText } from "sandbank/private/words/instants";
import type { Tone } from "../../parts/tag.tsx";
import { isolate } from "../../words/isolate.ts";
import { moneyText } from "../../words/money.ts";
import type { Moment } from "./moments.ts";

export const momentTones: Readonly<Record<Moment["kind"], Tone>> = {
  posted: "ok",
  held: "warn",
  released: "quiet",
  credit: "quiet",
  declined: "bad",
};

/** The amount with its sign. A declined amount is in parentheses, because no money moved. */
export function amountText({ kind, amount }: Pick<Moment, "kind" | "amount">): string {
  if (kind === "declined") return `(${moneyText(amount)})`;
  return `${amount > 0 ? "+" : ""}${moneyText(amount)}`;
}

/** The kind and the amount of a moment, in one short line. */
export function momentLabel({ kind, amount }: Pick<Moment, "kind" | "amount">): string {
  return `${kind} ${moneyText(Math.abs(amount))}`;
}

/** A sentence with the moment and the balances after it. */
export function momentText(moment: Moment): string {
  const { at, description, reason, current, available } = moment;
  const why = reason === null ? "" : `, ${reason}`;
  const balances = `Current ${moneyText(current)}, available ${moneyText(available)}.`;
  return `${shortInstantText(at)}: ${momentLabel(moment)}, ${isolate(description)}${why}. ${balances}`;
}
