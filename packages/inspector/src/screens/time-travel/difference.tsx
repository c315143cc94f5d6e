import type { AdminResult } from "sandbank/client";
import { IdLink } from "../../parts/id-link.tsx";
import { Money } from "../../parts/money.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { Tag, type Tone } from "../../parts/tag.tsx";
import { countOf } from "../../words/count.ts";
import { instantText } from "../../words/instants.ts";

type Diff = AdminResult<"diff">;
type Balance = Diff["balances"][number];

interface Change {
  readonly what: "created" | "changed" | "deleted";
  readonly id: string;
  /** The path of the field that changed; empty for an object that was created or deleted. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const tones: Readonly<Record<Change["what"], Tone>> = { created: "ok", changed: "warn", deleted: "bad" };

interface DifferenceProps {
  readonly from: string;
  readonly to: string;
  readonly diff: Diff;
}

/** Shows the differences between two instants, as tables. */
export function Difference({ from, to, diff }: DifferenceProps) {
  const { clock, balances } = diff;
  const changes = changesIn(diff);
  const objects = new Set(changes.map(({ id }) => id)).size;
  return (
    <>
      <p>
        From entry {from} to entry {to}, {countOf(objects, "object")} and {countOf(balances.length, "balance")} differ
        {clock.before !== clock.after &&
          `, and the clock moved from ${instantText(clock.before)} to ${instantText(clock.after)}`}
        .
      </p>
      {balances.length > 0 && (
        <Table
          caption="Balances that differ"
          columns={balanceColumns}
          rows={balances}
          keyOf={({ account }) => account}
        />
      )}
      {changes.length > 0 && (
        <Table
          caption="Objects that differ"
          columns={changeColumns}
          rows={changes}
          keyOf={({ id, path }) => `${id} ${path}`}
        />
      )}
    </>
  );
}

function changesIn({ resources }: Diff): Change[] {
  return resources.flatMap(({ created, changed, deleted }) => [
    ...created.map(({ id }) => ({ what: "created" as const, id, path: "", before: undefined, after: undefined })),
    ...changed.flatMap(({ id, fields }) =>
      fields.map(({ path, before, after }) => ({ what: "changed" as const, id, path, before, after })),
    ),
    ...deleted.map(({ id }) => ({ what: "deleted" as const, id, path: "", before: undefined, after: undefined })),
  ]);
}

const balanceColumns: readonly Column<Balance>[] = [
  { title: "Account", cell: ({ account }) => <IdLink id={account} /> },
  { title: "Current", cell: ({ current }) => <Moved {...current} />, isNumber: true, width: "220px" },
  { title: "Available", cell: ({ available }) => <Moved {...available} />, isNumber: true, width: "220px" },
];

function Moved({ before, after }: Balance["current"]) {
  if (before === after) return <Money cents={after} />;
  return (
    <>
      <Money cents={before} /> → <Money cents={after} />
    </>
  );
}

const changeColumns: readonly Column<Change>[] = [
  { title: "What", cell: ({ what }) => <Tag tone={tones[what]}>{what}</Tag>, width: "112px" },
  { title: "Object", cell: ({ id }) => <IdLink id={id} />, width: "240px" },
  { title: "Field", cell: ({ path }) => <span class="mono">{path}</span> },
  { title: "Before", cell: ({ before }) => <Value value={before} />, isWide: true },
  { title: "After", cell: ({ after }) => <Value value={after} /> },
];

function Value({ value }: { readonly value: unknown }) {
  const text = value === undefined ? "" : JSON.stringify(value);
  return (
    <span class="mono" title={text}>
      {text}
    </span>
  );
}
