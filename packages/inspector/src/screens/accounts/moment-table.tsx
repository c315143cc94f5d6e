import { useMemo } from "preact/hooks";
import { Money } from "../../parts/money.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { instantText, shortInstantText, timeOf } from "../../words/instants.ts";
import { amountText, momentTones } from "./moment-words.ts";
import type { Moment } from "./moments.ts";
import { ObjectLink } from "./object-link.tsx";

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
  const columns = useMemo(() => columnsOf(moments), [moments]);
  return (
    <div class="moments">
      <Table
        caption="Entries of the ledger and declines, newest first, with the balances after each"
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        selected={moments[index]?.key ?? null}
        onOpen={(row) => moveTo(moments.indexOf(row))}
      />
    </div>
  );
}

function columnsOf(moments: readonly Moment[]): Column<Moment>[] {
  const hasOne = (length: number) => new Set(moments.map(({ at }) => at.slice(0, length))).size === 1;
  const [isOneDay, isOneYear] = [hasOne("2026-01-01".length), hasOne("2026".length)];
  return [
    {
      title: "Bank time",
      cell: ({ at }) => (
        <time class="mono muted" dateTime={at} title={at}>
          {isOneDay ? timeOf(at) : isOneYear ? shortInstantText(at) : instantText(at)}
        </time>
      ),
      width: isOneDay ? "88px" : isOneYear ? "145px" : "205px",
    },
    ...otherColumns,
  ];
}

const otherColumns: readonly Column<Moment>[] = [
  {
    title: "Entry",
    cell: ({ kind, description, reference, reason }) => (
      <span title={reason === null ? description : `${description}, ${reason}`}>
        <Tag tone={momentTones[kind]}>{kind}</Tag> <ObjectLink id={reference}>{description}</ObjectLink>
        {reason !== null && `, ${reason}`}
      </span>
    ),
  },
  {
    title: "Amount",
    cell: (moment) => <span class={`mono ${moment.kind === "posted" ? "" : "muted"}`}>{amountText(moment)}</span>,
    width: "108px",
    isNumber: true,
  },
  { title: "Current", cell: ({ current }) => <Money cents={current} />, width: "108px", isNumber: true },
  { title: "Available", cell: ({ available }) => <Money cents={available} />, width: "108px", isNumber: true },
];
