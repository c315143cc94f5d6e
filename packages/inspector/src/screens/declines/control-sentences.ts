import type { ReadableExplanation } from "@sandbank/engine";
import { countOf } from "../../words/count.ts";
import { moneyText } from "../../words/money.ts";

type Control = NonNullable<ReadableExplanation["control"]>;

const INTERVALS: Readonly<Record<string, string>> = {
  all_time: "in all",
  per_transaction: "in one payment",
  per_day: "a day",
  per_week: "a week",
  per_month: "a month",
};

/** What an authorization control allows, and what the payment compared with it. */
export function controlSentences(control: Control): string[] {
  switch (control.kind) {
    case "merchant": {
      const { merchant, list } = control;
      return [`${merchant} is ${list === "blocked" ? "on the list of blocked" : "not on the list of allowed"} values.`];
    }
    case "single_use": {
      const { comparison, value, payments, used, requested } = control;
      return [
        `The Card allows one payment of ${comparison === "equals" ? "exactly" : "at most"} ${moneyText(value)}.`,
        `There were ${countOf(payments, "earlier payment")} of ${usedText(used)}, and ${moneyText(requested)} was requested.`,
      ];
    }
    case "spending_limit": {
      const { interval, merchantCategoryCodes: codes, value, used, requested, remaining } = control;
      const where = codes === null ? "" : ` at merchants of category ${codes.join(", ")}`;
      return [
        `The Card allows ${moneyText(value)}${where} ${INTERVALS[interval] ?? interval}.`,
        `${usedText(used)} was used, so ${remaining === null ? "nothing" : moneyText(remaining)} remained, and ${moneyText(requested)} was requested.`,
      ];
    }
  }
}

function usedText(used: number | null): string {
  return used === null ? "More than can be counted" : moneyText(used);
}
