import { IdLink } from "../../parts/id-link.tsx";
import { Instant } from "../../parts/instant.tsx";
import { Money } from "../../parts/money.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import type { Column } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import type { ResourceTable, Column as TableColumn } from "../../tables/resource-table.ts";
import { valuesAt } from "../../tables/values-at.ts";
import { amountNote } from "../../words/amount-note.ts";
import { shortId } from "../../words/ids.ts";
import { shortInstantText } from "../../words/instants.ts";

export interface Row {
  readonly id: string;
}

const widths: Readonly<Record<TableColumn["kind"], string>> = {
  id: "170px",
  cents: "120px",
  instant: "210px",
  state: "140px",
  text: "auto",
};

/**
 * Returns the columns of a list. Beside a detail these are the id, the first text, the amount and the first state; in a
 * narrow window the id and the amount only.
 */
export function columnsOf({ columns }: ResourceTable, isNarrow: boolean): Column<Row>[] {
  const firstText = columns.find(({ kind }) => kind === "text");
  const firstState = columns.find(({ kind }) => kind === "state");
  const isKept = (column: TableColumn) =>
    column.path === "id" || column.kind === "cents" || column === firstText || column === firstState;
  return columns
    .filter((column) => !isNarrow || isKept(column))
    .map((column) => ({
      title: columnTitle(column.path),
      cell: (row) => (
        <>
          <Cell value={cellValue(row, column)} column={column} />
          {column.path === "id" && <SecondLine row={row} columns={columns} />}
        </>
      ),
      isNumber: column.kind === "cents",
      isWide: column.path !== "id" && column.kind !== "cents",
      width: widths[column.kind],
    }));
}

/**
 * The properties that distinguish an object from others in a narrow window: its state, its texts and the time of its
 * creation. The last text comes first, because a description follows the category, which many objects share.
 */
function SecondLine({ row, columns }: { readonly row: Row; readonly columns: readonly TableColumn[] }) {
  const state = columns.find(({ kind }) => kind === "state");
  const textsOf = (kind: TableColumn["kind"]) =>
    columns.flatMap((column) => (column.kind === kind ? (cellValue(row, column) ?? []) : [])).map(String);
  const texts = [...textsOf("text").toReversed(), ...textsOf("instant").map(shortInstantText)];
  return (
    <span class="second-line muted">
      {state !== undefined && <Cell value={cellValue(row, state)} column={state} />} {texts.join(", ")}
    </span>
  );
}

/** The value of a Limit is an amount if the Limit bounds a volume. */
function cellValue(row: Row, { path, kind }: TableColumn): unknown {
  return (kind === "text" ? amountNote(path, { ...row }) : undefined) ?? valuesAt(row, path)[0];
}

function Cell({ value, column: { path, kind } }: { readonly value: unknown; readonly column: TableColumn }) {
  if (value === undefined || value === null) return <span class="muted">–</span>;
  if (kind === "cents" && typeof value === "number") return <Money cents={value} />;
  const text = String(value);
  // Opening the row opens this object, so the id is not a link.
  if (path === "id") {
    return (
      <span class="mono" title={text}>
        {shortId(text)}
      </span>
    );
  }
  if (kind === "id") return <IdLink id={text} />;
  if (kind === "instant") return <Instant at={text} />;
  if (kind === "state") return <Tag tone={toneOfState(text)}>{text}</Tag>;
  return <span title={text}>{text}</span>;
}

/**
 * Makes the title of a column from a dotted path: `Shipment status`, `Account` for `account_id`, `Category` of a
 * source.
 */
function columnTitle(path: string): string {
  if (path === "id") return "Id";
  const words = path
    .replace(/^(?:source|state)\./, "")
    .replace(/_id$/, "")
    .replace(/[._]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
