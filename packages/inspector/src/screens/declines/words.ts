import type { DeclinedTransaction } from "@sandbank/contract";
import type { ReadableExplanation } from "@sandbank/engine";
import { moneyText } from "../../words/money.ts";
import { railWords } from "../../words/rails.ts";

/** `$60.00 at Cedar Books was declined` */
export function titleOf({ amount, description, source }: DeclinedTransaction): string {
  const money = moneyText(Math.abs(amount));
  if (source.category === "card_decline") return `${money} at ${description} was declined`;
  return `${railWords(source.category)?.payment ?? "A payment"} of ${money} was declined`;
}

const deciders: Readonly<Record<ReadableExplanation["decidedBy"], string>> = {
  rule: "",
  decline_reason: "The simulation forced the decline by `decline_reason`, so that no rule was checked.",
  client: "Your app declined it.",
  network: "The bank on the other side rejected it.",
};

/** Why it was declined, as a sentence. */
export function conclusionOf({ rules, decidedBy }: ReadableExplanation): string {
  const failed = rules.find(({ outcome }) => outcome === "failed");
  if (failed === undefined) return deciders[decidedBy];
  const { amount, availableBalance } = failed.facts;
  if (failed.reason === "insufficient_funds" && typeof amount === "number" && typeof availableBalance === "number") {
    return `The available balance of ${moneyText(availableBalance)} does not cover ${moneyText(amount)}.`;
  }
  return `This rule failed: ${failed.condition}`;
}
