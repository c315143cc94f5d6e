import type { DeclinedTransaction } from "@sandbank/contract";
import { railWords } from "../../generated/rails.ts";
import { Panel } from "../../parts/frames.tsx";
import { hrefTo, route } from "../../router/router.ts";
import type { Pages } from "../../store/page-list.ts";
import { useRead } from "../../store/use-read.ts";
import { countOf } from "../../words/count.ts";
import { reasonOf } from "./decline.ts";

interface Reasons {
  readonly unreached: readonly string[];
}

/** Lists the reasons that no bank of the server has given, by rail. */
export function NeverMet() {
  const coverage = useRead("coverage");
  if (coverage.state !== "ready") return null;
  const counts = new Map<string, number>();
  for (const name of (coverage.data["reasons"] as Reasons).unreached) {
    const category = name.slice(0, name.indexOf("."));
    if (railWords[category] !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  return (
    <Panel title="Not reached yet">
      <ul>
        {[...counts].map(([category, count]) => (
          <li key={category}>
            {countOf(count, `${railWords[category]?.short} reason`)}:{" "}
            <a href={hrefTo("coverage", null, { rail: category })}>trigger them</a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Shows the number of declines by reason. Selecting a reason filters the list. */
export function ReasonBars({ pages: { rows, hasMore } }: { readonly pages: Pages<DeclinedTransaction> }) {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(reasonOf(row), (counts.get(reasonOf(row)) ?? 0) + 1);
  const sorted = [...counts].toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  const most = sorted[0]?.[1] ?? 1;
  const { id, params } = route.value;
  return (
    <Panel title={hasMore ? `By reason, of the latest ${rows.length}` : "By reason"}>
      <table class="bars">
        <caption class="visually-hidden">Declines by reason</caption>
        <tbody>
          {sorted.map(([reason, count]) => {
            const isCurrent = reason === params["reason"];
            return (
              <tr key={reason}>
                <th scope="row">
                  <a href={hrefTo("declines", id, isCurrent ? {} : { reason })} aria-current={isCurrent || undefined}>
                    {reason}
                  </a>
                </th>
                <td class="track">
                  <div style={{ width: `${(count / most) * 100}%` }} />
                </td>
                <td class="number">{count}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
