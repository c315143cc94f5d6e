import type { ReadableExplanation } from "@sandbank/engine";
import { Prose } from "../../parts/prose.tsx";
import { Tag } from "../../parts/tag.tsx";
import { screenOfId } from "../../router/find-screen.ts";
import { hrefTo } from "../../router/router.ts";
import { countOf } from "../../words/count.ts";
import { Branch } from "./branch.tsx";
import { Facts } from "./facts.tsx";

/** Explains a decline: the number of evaluated rules, the one that decided, and the facts that it checked. */
export function RulesBranch({ decline }: { readonly decline: ReadableExplanation }) {
  const { rules, limit, control, declinedTransactionId: id } = decline;
  const conclusion = <Prose text={decline.conclusion} />;
  const index = rules.findIndex(({ outcome }) => outcome === "failed");
  const decisive = rules[index];
  const screen = screenOfId(id);
  const reason = <code>{decline.reason}</code>;
  const content = (
    <>
      {decisive === undefined
        ? conclusion
        : `${countOf(rules.length, "rule")} in order, and rule ${index + 1} decides:`}{" "}
      <Tag tone="bad">declined</Tag> {screen === undefined ? reason : <a href={hrefTo(screen.name, id)}>{reason}</a>}
    </>
  );
  return (
    <Branch title="Rules" content={content}>
      {decisive !== undefined && (
        <li>
          <div>
            {conclusion} {limit === null && control === null && <Facts of={decisive.facts} />}
          </div>
        </li>
      )}
    </Branch>
  );
}
