import type { DeclinedTransaction } from "@sandbank/contract";
import { railWords } from "../../generated/rails.ts";
import type { Column } from "../../parts/column.ts";
import { Table } from "../../parts/table.tsx";
import { MONEY_WIDTH, Money, ShortInstant, Tag, TIME_WIDTH, UserText } from "../../parts/values.tsx";
import { readReason } from "./decline.ts";

export interface DeclineListProps {
  readonly rows: readonly DeclinedTransaction[];
  readonly onEnd: () => void;
  readonly onShow: (rows: readonly DeclinedTransaction[]) => void;
}

/** A table of Declined Transactions. */
export function DeclineList({ rows, onEnd, onShow }: DeclineListProps) {
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
  { title: "Merchant or payer", cell: ({ description }) => <UserText text={description} /> },
  { title: "Reason", cell: (row) => <Tag tone="bad">{readReason(row)}</Tag>, width: "230px", place: "lead" },
  { title: "Rail", cell: ({ source }) => railWords[source.category]?.short ?? source.category, width: "162px" },
  {
    title: "Amount",
    cell: ({ amount }) => <Money cents={Math.abs(amount)} />,
    isNumber: true,
    place: "end",
    width: MONEY_WIDTH,
  },
];
