import type { DeclinedTransaction } from "@sandbank/contract";
import { railWords } from "../../generated/rails.ts";
import type { Column } from "../../parts/column.ts";
import { Table } from "../../parts/table.tsx";
import { MONEY_WIDTH, Money, ObjectName, ShortInstant, Tag, TIME_WIDTH, UserText } from "../../parts/values.tsx";
import { useName } from "../../store/use-name.ts";
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

interface RowProps {
  readonly row: DeclinedTransaction;
}

const columns: readonly Column<DeclinedTransaction>[] = [
  { title: "Time (UTC)", cell: ({ created_at }) => <ShortInstant at={created_at} />, width: TIME_WIDTH },
  { title: "Merchant or payer", cell: (row) => <Payer row={row} /> },
  { title: "Reason", cell: (row) => <Tag tone="bad">{readReason(row)}</Tag>, width: "262px", place: "lead" },
  { title: "Card or number", cell: (row) => <Route row={row} />, width: "176px" },
  {
    title: "Account",
    cell: ({ account_id }) => <ObjectName id={account_id} isPlain />,
    width: "160px",
    place: "wide",
  },
  {
    title: "Amount",
    cell: ({ amount }) => <Money cents={Math.abs(amount)} />,
    isNumber: true,
    place: "end",
    width: MONEY_WIDTH,
  },
];

/** The other side, and the rail unless it is in the description or a card is beside it. */
function Payer({ row: { description, source } }: RowProps) {
  const rail = railWords[source.category]?.short ?? source.category;
  const isSaid = source.category === "card_decline" || description.toLowerCase().includes(rail);
  return (
    <>
      <UserText text={description} /> {!isSaid && <span class="muted">{rail}</span>}
    </>
  );
}

/** The Card or the Account Number: its name, which is cut before its last digits. Their Account has a column. */
function Route({ row: { route_id: route } }: RowProps) {
  const name = useName(route);
  if (route === null) return null;
  const [, words = name ?? "…", digits = ""] = /^(.*?)( \.\.\d{4})/s.exec(name ?? "") ?? [];
  return (
    <span class="route" title={name ?? route}>
      <UserText text={words} />
      <span class="whole">{digits}</span>
    </span>
  );
}
