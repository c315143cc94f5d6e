import type { DeclinedTransaction } from "@sandbank/contract";
import { railWords } from "../../generated/rails.ts";
import { Instant } from "../../parts/instant.tsx";
import { Money } from "../../parts/money.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { route, select, setParams } from "../../router/router.ts";
import type { Pages } from "../../store/page-list.ts";
import { countOf } from "../../words/count.ts";
import { shortInstantText } from "../../words/instants.ts";
import { reasonOf } from "./decline.ts";

export interface DeclineListProps {
  readonly pages: Pages<DeclinedTransaction>;
  readonly onEnd: () => void;
  readonly onShow: (rows: readonly DeclinedTransaction[]) => void;
  /** Whether a detail is open beside the list. */
  readonly isNarrow: boolean;
}

/** The Declined Transactions, or those of one reason. */
export function DeclineList({ pages: { rows, hasMore }, onEnd, onShow, isNarrow }: DeclineListProps) {
  const { id, params } = route.value;
  const reason = params["reason"];
  const shown = reason === undefined ? rows : rows.filter((row) => reasonOf(row) === reason);
  return (
    <>
      <p>
        {hasMore ? `The latest ${countOf(rows.length, "decline")}` : countOf(rows.length, "decline")}
        {reason === undefined ? "." : `, of which ${shown.length} ${shown.length === 1 ? "has" : "have"} the reason `}
        {reason !== undefined && (
          <>
            <code>{reason}</code>.{" "}
            <button type="button" class="small" onClick={() => setParams({ reason: "" })}>
              Show all
            </button>
          </>
        )}
      </p>
      <Table
        caption="Declined Transactions, the newest first"
        columns={columnsOf(isNarrow)}
        rows={shown}
        keyOf={(row) => row.id}
        selected={id}
        onOpen={(row) => select(row.id)}
        onEnd={onEnd}
        onShow={onShow}
      />
    </>
  );
}

function columnsOf(isNarrow: boolean): Column<DeclinedTransaction>[] {
  const wide: readonly Column<DeclinedTransaction>[] = [
    {
      title: "Rail",
      cell: ({ source }) => railWords[source.category]?.short ?? source.category,
      width: "140px",
      isWide: true,
    },
    { title: "Description", cell: ({ description }) => description, isWide: true },
  ];
  return [
    {
      title: "Bank time",
      cell: ({ created_at }) => <Instant at={created_at} time={isNarrow} />,
      width: isNarrow ? "88px" : "210px",
      isWide: true,
    },
    {
      title: "Reason",
      cell: (row) => (
        <>
          <Tag tone="bad">{reasonOf(row)}</Tag>
          <span class="second-line muted">
            {shortInstantText(row.created_at)} {row.description}
          </span>
        </>
      ),
    },
    ...(isNarrow ? [] : wide),
    {
      title: "Amount",
      cell: ({ amount }) => <Money cents={Math.abs(amount)} />,
      isNumber: true,
      width: "104px",
    },
  ];
}
