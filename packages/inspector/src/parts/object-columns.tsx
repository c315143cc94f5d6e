import type { CardPayment, PhysicalCard } from "@sandbank/contract";
import { capitalized } from "@sandbank/view/words/capitalized";
import type { ResourceTable, Column as TableColumn } from "../tables/resource-table.ts";
import { valuesAt } from "../tables/values-at.ts";
import { choiceText } from "../words/choice-text.ts";
import { moneyText } from "../words/money.ts";
import { shortName } from "../words/short-name.ts";
import { describePayment } from "../words/step-name.ts";
import { type Column, MONEY_WIDTH } from "./column.ts";
import { toneOfState } from "./state-tone.ts";
import { Money, ObjectName, RouteName, ShortInstant, Tag, TIME_WIDTH } from "./values.tsx";

export interface Row {
  readonly id: string;
  readonly type?: string;
  readonly status?: string;
}

/** Columns beside those of the contract, for what distinguishes objects of a type from each other. */
const added: Readonly<Record<string, readonly TableColumn[]>> = {
  account_number: [{ path: "account_number", kind: "text" }],
  card_payment: [
    { path: "card_id", kind: "id" },
    { path: "account_id", kind: "id" },
    { path: "latest.state", kind: "state" },
    { path: "latest.outcome", kind: "state" },
    { path: "latest.amount", kind: "cents" },
  ],
  declined_transaction: [{ path: "latest.reason", kind: "state" }],
  pending_transaction: [{ path: "account_id", kind: "id" }],
  transaction: [{ path: "account_id", kind: "id" }],
  physical_card: [
    { path: "latest.shipment", kind: "state" },
    { path: "shipment.method", kind: "text" },
    { path: "latest.at", kind: "instant" },
  ],
  inbound_mail_item: [
    { path: "checks.status", kind: "state" },
    { path: "checks.amount", kind: "cents" },
  ],
};

/** Columns of the contract in place of which a type has others. */
const replaced = ["state.authorized_amount", "shipment.status", "physical_card.created_at"];

/** A transfer says in words where its money goes, because the sign is that of the other account; a decline moves none. */
export function withoutSign<Type extends object>(object: Type): Type {
  const { type, amount } = object as { readonly type?: unknown; readonly amount?: unknown };
  const isSigned = typeof amount !== "number" || !/_transfer$|^declined_transaction$/.test(String(type));
  return isSigned ? object : { ...object, amount: Math.abs(amount) };
}

/** The rows with their latest state, which several columns show. */
const latest = new WeakMap<Row, Row>();

/** Returns an object with what its list says of it, and its other members do not. */
function withLatest(type: string, row: Row): Row {
  const known = latest.get(row) ?? addLatest(type, row);
  latest.set(row, known);
  return known;
}

function addLatest(type: string, row: Row): Row {
  if (type === "card_payment") return { ...row, latest: describePayment(row as CardPayment) } as Row;
  if (type !== "physical_card") {
    const [reason] = valuesAt(row, `source.${valuesAt(row, "source.category")}.reason`);
    return withoutSign({ ...row, type, latest: { reason } });
  }
  const { created_at: at, shipment } = row as PhysicalCard;
  const { category = shipment.status, created_at = at } = shipment.tracking?.updates.at(-1) ?? {};
  return { ...row, latest: { shipment: category, at: created_at } } as Row;
}

const titles: Readonly<Record<string, string>> = {
  account_number: "Number",
  account_id: "Account",
  card_id: "Card",
  "checks.status": "Checks",
  created_at: "Created (UTC)",
  "shipment.method": "Carrier",
  "latest.at": "Latest (UTC)",
};

/** By the path, or by the kind of other columns. */
const widths: Readonly<Record<string, string>> = {
  cents: MONEY_WIDTH,
  instant: TIME_WIDTH,
  state: "186px",
  text: "240px",
  id: "180px",
};

/**
 * Returns the columns of a list: the name of each object, its states, its amount and the time of its creation.
 *
 * @param isLinked Whether the name is a link. In a table the row opens the object.
 */
export function createColumns({ type, title, columns }: ResourceTable, isLinked = false): Column<Row>[] {
  const own = columns.filter(({ path }) => !replaced.includes(path) && !replaced.includes(`${type}.${path}`));
  const more = (added[type] ?? []).filter(({ path, kind }) =>
    isLinked ? kind !== "id" && path !== "latest.state" : path !== "latest.outcome",
  );
  const told = [...own, ...more];
  const amounts = told.filter(({ kind }) => kind === "cents");
  const readAmount = (row: Row) => {
    const cents = amounts.flatMap(({ path }) => valuesAt(withLatest(type, row), path)).at(-1);
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
      cell: (row: Row) => <Cell value={valuesAt(withLatest(type, row), column.path).at(-1)} column={column} />,
      isNumber: column.kind === "cents",
      ...(column.kind === "cents" && { place: "end" as const }),
      ...(column.kind === "id" && { place: "wide" as const }),
      // Beside a short name, a lone Account has room.
      width:
        column.kind === "id" && more.length === 1 ? "260px" : (widths[column.path] ?? (widths[column.kind] as string)),
    })),
  ];
}

function Cell({ value, column: { kind } }: { readonly value: unknown; readonly column: TableColumn }) {
  if (value === undefined || value === null) return <span class="muted">–</span>;
  if (kind === "cents" && typeof value === "number") return <Money cents={value} />;
  const text = String(value);
  if (kind === "id") return <RouteName id={text} />;
  if (kind === "instant") return <ShortInstant at={text} />;
  if (kind === "state") return <Tag tone={toneOfState(text)}>{text.replaceAll("_", " ")}</Tag>;
  return <span title={text}>{choiceText(text)}</span>;
}

/** Makes the title of a column from the end of a dotted path. */
function printTitle(path: string): string {
  const words = (path.split(".").at(-1) ?? "").replaceAll("_", " ");
  return titles[path] ?? capitalized(words);
}
