import { capitalized } from "@sandbank/view/words/capitalized";
import type { ResourceTable, Column as TableColumn } from "../tables/resource-table.ts";
import { valuesAt } from "../tables/values-at.ts";
import { moneyText } from "../words/money.ts";
import { shortName } from "../words/short-name.ts";
import type { Column } from "./column.ts";
import { toneOfState } from "./state-tone.ts";
import { MONEY_WIDTH, Money, ObjectName, ShortInstant, Tag, TIME_WIDTH } from "./values.tsx";

export interface Row {
  readonly id: string;
}

/** Columns beside those of the contract, for what distinguishes objects of a type from each other. */
const added: Readonly<Record<string, readonly TableColumn[]>> = {
  account_number: [{ path: "account_number", kind: "text" }],
  physical_card: [
    { path: "shipment.tracking.updates.category", kind: "state" },
    { path: "shipment.method", kind: "text" },
  ],
  inbound_mail_item: [
    { path: "checks.status", kind: "state" },
    { path: "checks.amount", kind: "cents" },
  ],
};

const titles: Readonly<Record<string, string>> = {
  account_number: "Number",
  "checks.status": "Checks",
  created_at: "Created (UTC)",
  "state.authorized_amount": "Authorized",
  "shipment.status": "Shipment",
  "shipment.method": "Carrier",
  "shipment.tracking.updates.category": "Tracking",
};

/** By the path, or by the kind of other columns. */
const widths: Readonly<Record<string, string>> = {
  cents: MONEY_WIDTH,
  instant: TIME_WIDTH,
  state: "186px",
  text: "240px",
};

/**
 * Returns the columns of a list: the name of each object, its states, its amount and the time of its creation.
 *
 * @param isLinked Whether the name is a link. In a table the row opens the object.
 */
export function createColumns({ type, title, columns }: ResourceTable, isLinked = false): Column<Row>[] {
  // The name has the texts, and says to what the object belongs.
  const told = [...columns.filter(({ kind }) => kind !== "id" && kind !== "text"), ...(added[type] ?? [])];
  const amounts = told.filter(({ kind }) => kind === "cents");
  const readAmount = (row: Row) => {
    const cents = amounts.flatMap(({ path }) => valuesAt(row, path)).at(-1);
    return typeof cents === "number" ? moneyText(Math.abs(cents)) : null;
  };
  const name: Column<Row> = {
    title: "Name",
    cell: (row) => (
      <ObjectName id={row.id} shorten={(text) => shortName(text, title, readAmount(row))} isPlain={!isLinked} />
    ),
  };
  return [
    name,
    ...[
      ...told.filter(({ path, kind }) => kind !== "cents" && path !== "created_at"),
      ...told.filter(({ path }) => path === "created_at"),
      ...amounts,
    ].map((column) => ({
      title: printTitle(column.path),
      cell: (row: Row) => <Cell value={valuesAt(row, column.path).at(-1)} column={column} />,
      isNumber: column.kind === "cents",
      ...(column.kind === "cents" && { place: "end" as const }),
      width: widths[column.path] ?? (widths[column.kind] as string),
    })),
  ];
}

function Cell({ value, column: { kind } }: { readonly value: unknown; readonly column: TableColumn }) {
  if (value === undefined || value === null) return <span class="muted">–</span>;
  if (kind === "cents" && typeof value === "number") return <Money cents={value} />;
  const text = String(value);
  if (kind === "instant") return <ShortInstant at={text} />;
  if (kind === "state") return <Tag tone={toneOfState(text)}>{text.replaceAll("_", " ")}</Tag>;
  return <span title={text}>{text.replaceAll("_", " ")}</span>;
}

/** Makes the title of a column from the end of a dotted path. */
function printTitle(path: string): string {
  const words = (path.split(".").at(-1) ?? "").replaceAll("_", " ");
  return titles[path] ?? capitalized(words);
}
