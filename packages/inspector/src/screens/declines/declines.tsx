import type { DeclinedTransaction } from "@sandbank/contract";
import { railWords } from "../../generated/rails.ts";
import { type Column, moneyColumn } from "../../parts/column.ts";
import { filterKey, NoMatch } from "../../parts/filters.tsx";
import { Empty, PageHeader, Show } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { Table } from "../../parts/table.tsx";
import { Money, RouteName, ShortInstant, Tag, TIME_WIDTH, UserText } from "../../parts/values.tsx";
import { hrefTo, route, select } from "../../router/router.ts";
import { useEnough, usePages } from "../../store/use-pages.ts";
import { listNote } from "../../words/count.ts";
import { printTitle, readReason, useDecline } from "./decline.ts";
import { DeclineDetail } from "./decline-detail.tsx";
import { DeclineFilters, useFoundDeclines } from "./decline-filters.tsx";
import "./declines.css";

const FILTERS = ["q", "reason", "rail"];

/** The declines, filtered by reason, rail and text, with their explanations. */
export function Declines() {
  const { id } = route.value;
  const paged = usePages<DeclinedTransaction>("/declined_transactions?limit=100");
  const pages = paged.read.state === "ready" ? paged.read.data : { rows: [], hasMore: false };
  const rows = useFoundDeclines(pages.rows);
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
              <NoMatch what="decline" names={FILTERS} />
            ) : (
              <DeclineList key={filterKey(FILTERS)} rows={rows} onEnd={paged.more} onShow={paged.show} />
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

interface DeclineListProps {
  readonly rows: readonly DeclinedTransaction[];
  readonly onEnd: () => void;
  readonly onShow: (rows: readonly DeclinedTransaction[]) => void;
}

/** A table of Declined Transactions. */
function DeclineList({ rows, onEnd, onShow }: DeclineListProps) {
  return (
    <Table
      caption="Declined Transactions, the newest first"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      onEnd={onEnd}
      onShow={onShow}
    />
  );
}

const columns: readonly Column<DeclinedTransaction>[] = [
  { title: "Time (UTC)", cell: ({ created_at }) => <ShortInstant at={created_at} />, width: TIME_WIDTH },
  { title: "Merchant or payer", cell: (row) => <Payer row={row} /> },
  { title: "Reason", cell: (row) => <Tag tone="bad">{readReason(row)}</Tag>, width: "262px", place: "lead" },
  { title: "Card or number", cell: ({ route_id: route }) => route && <RouteName id={route} />, width: "176px" },
  { title: "Account", cell: ({ account_id }) => <RouteName id={account_id} />, width: "160px", place: "wide" },
  moneyColumn("Amount", ({ amount }) => <Money cents={Math.abs(amount)} />, "end"),
];

/** The other side, and the rail unless it is in the description or a card is beside it. */
function Payer({ row: { description, source } }: { readonly row: DeclinedTransaction }) {
  const rail = railWords[source.category]?.short ?? source.category;
  const isSaid = source.category === "card_decline" || description.toLowerCase().includes(rail);
  return (
    <>
      <UserText text={description} /> {!isSaid && <span class="muted">{rail}</span>}
    </>
  );
}
