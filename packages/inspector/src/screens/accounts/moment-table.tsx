import { useMemo } from "preact/hooks";
import { type Column, moneyColumn } from "../../parts/column.ts";
import { Table } from "../../parts/table.tsx";
import { Money, ShortInstant, Tag, TIME_WIDTH } from "../../parts/values.tsx";
import { withoutDirection } from "../../words/isolate.ts";
import { amountText, type Moment, momentTones } from "./moments.ts";

export interface MomentTableProps {
  /** Oldest first. */
  readonly moments: readonly Moment[];
  /** The moment at the cursor. */
  readonly index: number;
  readonly moveTo: (index: number) => void;
}

/** The chart as a table, newest first. Opening a row moves the cursor there. */
export function MomentTable({ moments, index, moveTo }: MomentTableProps) {
  const rows = useMemo(() => moments.toReversed(), [moments]);
  return (
    <Table
      caption="Entries of the ledger and declines, newest first, with the balances after each"
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      selected={moments[index]?.key ?? null}
      onOpen={(row) => moveTo(moments.indexOf(row))}
    />
  );
}

const columns: readonly Column<Moment>[] = [
  { title: "Time (UTC)", cell: ({ at }) => <ShortInstant at={at} />, width: TIME_WIDTH },
  {
    title: "Entry",
    cell: ({ kind, description, reason }) => (
      <span title={reason === null ? description : `${description}, ${reason}`}>
        <Tag tone={momentTones[kind]}>{kind}</Tag> <bdi>{withoutDirection(description)}</bdi>
        {reason !== null && `, ${reason}`}
      </span>
    ),
  },
  moneyColumn(
    "Amount",
    (moment) => <span class={`mono ${moment.kind === "posted" ? "" : "muted"}`}>{amountText(moment)}</span>,
    "end",
  ),
  moneyColumn("Current", ({ current }) => <Money cents={current} />, "wide"),
  moneyColumn("Available", ({ available }) => <Money cents={available} />),
];
