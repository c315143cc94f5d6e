import type { ReadableExplanation } from "@sandbank/engine";
import { IdLink } from "../../parts/id-link.tsx";
import { Tag } from "../../parts/tag.tsx";
import { hrefTo } from "../../router/router.ts";
import { countOf } from "../../words/count.ts";
import { moneyText } from "../../words/money.ts";
import { screenOfId } from "../find-screen.ts";
import { Branch } from "./branch.tsx";
import { Facts } from "./facts.tsx";

/** Why something was declined: how many rules were asked, which one decided, and what it checked. */
export function RulesBranch({ decline }: { readonly decline: ReadableExplanation }) {
  const { rules, decidedBy, declinedTransactionId: id } = decline;
  const index = rules.findIndex(({ outcome }) => outcome === "failed");
  const decisive = rules[index];
  const screen = screenOfId(id);
  const reason = <code>{decline.reason}</code>;
  const content = (
    <>
      {decisive === undefined
        ? deciders[decidedBy]
        : `${countOf(rules.length, "rule")} in order, and rule ${index + 1} decides: `}
      <Tag tone="bad">declined</Tag> {screen === undefined ? reason : <a href={hrefTo(screen.name, id)}>{reason}</a>}
    </>
  );
  return (
    <Branch title="Rules" content={content}>
      {decisive !== undefined && (
        <li>
          <div>
            {decisive.condition} <span class="muted">This does not hold:</span> <Use decline={decline} />
          </div>
        </li>
      )}
    </Branch>
  );
}

const deciders: Readonly<Record<ReadableExplanation["decidedBy"], string>> = {
  rule: "A rule decided. ",
  decline_reason: "The simulation asked for it by decline_reason. ",
  client: "The client declined it. ",
  network: "The bank on the other side rejected it. ",
};

/** The facts of the rule that decided; those of a Limit as a sentence. */
function Use({ decline: { limit, control, rules } }: { readonly decline: ReadableExplanation }) {
  if (limit === null) {
    if (control !== null && control.kind !== "spending_limit") return <Facts of={{ ...control }} />;
    return <Facts of={rules.find(({ outcome }) => outcome === "failed")?.facts ?? {}} />;
  }
  const { limitId, metric, interval, value, used, requested, remaining } = limit;
  const shown = (amount: number | null) => {
    if (amount === null) return "more than can be counted";
    return metric === "volume" ? moneyText(amount) : String(amount);
  };
  return (
    <>
      <IdLink id={limitId} /> allows {shown(value)} {interval === "all_time" ? "in all" : `per ${interval}`}: used{" "}
      {shown(used)}, requested {shown(requested)}, remaining {shown(remaining)}.
    </>
  );
}
