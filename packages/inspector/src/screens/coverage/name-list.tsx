import { Empty } from "../../parts/states.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { route, select, setParams } from "../../router/router.ts";
import { countOf } from "../../words/count.ts";
import { type Coverage, type Kind, kinds } from "./kinds.ts";

export interface NameListProps {
  readonly counts: Coverage;
  /** Whether a detail is open beside the list. */
  readonly isNarrow: boolean;
}

interface Row {
  readonly kind: Kind;
  readonly name: string;
}

/** What is not reached, filtered by kind and text. */
export function NameList({ counts, isNarrow }: NameListProps) {
  const { id, params } = route.value;
  const text = params["q"] ?? "";
  const kind = kinds.find((each) => each === params["kind"]);
  const all = kinds.flatMap((each) => counts[each].unreached.map((name): Row => ({ kind: each, name })));
  const rows = all.filter((row) => (kind === undefined || row.kind === kind) && row.name.includes(text.trim()));
  return (
    <>
      <div class="row filters">
        <label class="row">
          <span class="muted">Kind</span>
          <select value={kind ?? ""} onChange={({ currentTarget }) => setParams({ kind: currentTarget.value })}>
            <option value="">all</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <label class="row">
          <span class="muted">Contains</span>
          <input
            type="search"
            value={text}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setParams({ q: currentTarget.value })}
          />
        </label>
        <span role="status">{countOf(rows.length, "name is", "names are")} not reached.</span>
      </div>
      {rows.length === 0 ? (
        <NothingLeft isFiltered={all.length > 0} />
      ) : (
        <Table
          caption="What is not reached"
          columns={isNarrow ? columns.slice(1) : columns}
          rows={rows}
          keyOf={keyOf}
          selected={id}
          onOpen={(row) => select(keyOf(row))}
        />
      )}
    </>
  );
}

function keyOf({ kind, name }: Row): string {
  return `${kind} ${name}`;
}

const columns: readonly Column<Row>[] = [
  { title: "Kind", cell: ({ kind }) => kind, width: "130px", isWide: true },
  { title: "Name", cell: ({ name }) => <code title={name}>{name}</code> },
];

function NothingLeft({ isFiltered }: { readonly isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <Empty>
        <p>Everything is reached. Names that no request has reached would be listed here.</p>
      </Empty>
    );
  }
  return (
    <Empty>
      <p>Nothing of this kind with this text is left to reach.</p>
      <button type="button" onClick={() => setParams({ kind: "", q: "" })}>
        Show all that is not reached
      </button>
    </Empty>
  );
}
