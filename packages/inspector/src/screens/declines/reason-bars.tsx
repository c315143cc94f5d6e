import type { DeclinedTransaction } from "@sandbank/contract";
import { Bars } from "../../parts/bars.tsx";
import { Panel } from "../../parts/panel.tsx";
import { hrefTo, route } from "../../router/router.ts";
import type { Pages } from "../../store/page-list.ts";
import { reasonOf } from "./decline.ts";

/** Shows the number of declines by reason. Selecting a reason filters the list. */
export function ReasonBars({ pages: { rows, hasMore } }: { readonly pages: Pages<DeclinedTransaction> }) {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(reasonOf(row), (counts.get(reasonOf(row)) ?? 0) + 1);
  const sorted = [...counts].toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  const most = sorted[0]?.[1] ?? 1;
  const { id, params } = route.value;
  return (
    <Panel title={hasMore ? `By reason, of the latest ${rows.length}` : "By reason"}>
      <Bars
        caption="Declines by reason"
        bars={sorted.map(([reason, count]) => ({
          key: reason,
          label: reason,
          part: count / most,
          figure: String(count),
          href: hrefTo("declines", id, reason === params["reason"] ? {} : { reason }),
          isCurrent: reason === params["reason"],
        }))}
      />
    </Panel>
  );
}
