import type { DeclinedTransaction } from "@sandbank/contract";
import { NoMatch } from "../../parts/filters.tsx";
import { Empty, PageHeader, Show } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { hrefTo, route, select } from "../../router/router.ts";
import { useNames } from "../../store/use-name.ts";
import { useEnough, usePages } from "../../store/use-pages.ts";
import { listNote } from "../../words/count.ts";
import { DeclineDetail } from "./decline-detail.tsx";
import { DeclineFilters, filterDeclines, idsOf } from "./decline-filters.tsx";
import { DeclineList } from "./decline-list.tsx";
import "./declines.css";
import { printTitle, useDecline } from "./decline.ts";

/** The declines, filtered by reason, rail and text, with their explanations. */
export function Declines() {
  const { id, params } = route.value;
  const paged = usePages<DeclinedTransaction>("/declined_transactions?limit=100");
  const pages = paged.read.state === "ready" ? paged.read.data : { rows: [], hasMore: false };
  // Only a text needs the names of rows that are not on the screen.
  const ids = params["q"] ? [...new Set(pages.rows.flatMap(idsOf))] : [];
  const names = useNames(ids);
  const rows = filterDeclines(pages.rows, params, new Map(ids.map((id, index) => [id, names[index] ?? ""])));
  useEnough({ ...pages, rows }, paged.more);
  const detail = id === null ? null : { title: <DeclineTitle id={id} />, content: <DeclineDetail key={id} id={id} /> };
  const hasRows = pages.rows.length > 0;
  return (
    <div class="declines stack">
      <PageHeader title="Declines" note={hasRows ? listNote(pages, rows.length, "decline") : undefined}>
        {hasRows && <DeclineFilters rows={pages.rows} />}
      </PageHeader>
      <Split detail={detail} onClose={() => select(null)}>
        <Show read={paged.read}>
          {() =>
            !hasRows ? (
              <NothingDeclined />
            ) : rows.length === 0 ? (
              <NoMatch what="decline" names={["q", "reason", "rail"]} />
            ) : (
              <DeclineList rows={rows} onEnd={paged.more} onShow={paged.show} />
            )
          }
        </Show>
      </Split>
    </div>
  );
}

function NothingDeclined() {
  return (
    <Empty>
      <p>
        Nothing was declined in this bank. Card payments, transfers and checks that the bank declines would be listed
        here, with the rules that were checked.
      </p>
      <a class="button" href={hrefTo("simulate")}>
        Simulate one
      </a>
    </Empty>
  );
}

/** The title of the detail, such as `$60.00 at Cedar Books was declined`. */
function DeclineTitle({ id }: { readonly id: string }) {
  const read = useDecline(id);
  return <>{read.state === "ready" ? printTitle(read.data.declined) : "Decline"}</>;
}
