import type { DeclinedTransaction } from "@sandbank/contract";
import type { ReadableExplanation } from "@sandbank/engine";
import { railWords } from "../../generated/rails.ts";
import { countOf } from "../../words/count.ts";
import { isolate } from "../../words/isolate.ts";
import { moneyText } from "../../words/money.ts";

/** `$60.00 at Cedar Books was declined` */
export function titleOf({ amount, description, source }: DeclinedTransaction): string {
  const money = moneyText(Math.abs(amount));
  if (source.category === "card_decline") return `${money} at ${isolate(description)} was declined`;
  return `${railWords[source.category]?.payment ?? "A payment"} of ${money} was declined`;
}

type Limit = NonNullable<ReadableExplanation["limit"]>;

/** The bound of a Limit: `$50.00 per day`. */
export function allowanceText({ metric, interval, value }: Limit): string {
  const most = metric === "volume" ? moneyText(value) : countOf(value, "debit");
  return `${most} ${interval === "all_time" ? "in all" : `per ${interval}`}`;
}
