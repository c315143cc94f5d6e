import type { DeclinedTransaction } from "@sandbank/contract";
import { railWords } from "../../generated/rails.ts";
import { type Column, moneyColumn } from "../../parts/column.ts";
import { Table } from "../../parts/table.tsx";
import { Money, RouteName, ShortInstant, Tag, TIME_WIDTH, UserText } from "../../parts/values.tsx";
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
