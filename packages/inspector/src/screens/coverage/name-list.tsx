import { Empty } from "../../parts/states.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { route, select, setParams } from "../../router/router.ts";
import { countOf } from "../../words/count.ts";
import { type Coverage, type Kind, kinds } from "./kinds.ts";

export interface NameListProps {
  readonly counts: Coverage;
}

interface Row {
  readonly kind: Kind;
  readonly name: string;
}

/** The options of the filter. */
const shown = { unreached: "not reached", reached: "reached" } as const;

/** Lists the names that are not reached, or those that are, filtered by kind and text. */
export function NameList({ counts }: NameListProps) {
  const { id, params } = route.value;
  const text = params["q"] ?? "";
  const kind = kinds.find((each) => each === params["kind"]);
  const show = params["show"] === "reached" ? "reached" : "unreached";
  const all = kinds.flatMap((each) => counts[each][show].map((name): Row => ({ kind: each, name })));
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
          <span class="muted">Show</span>
          <select value={show} onChange={({ currentTarget }) => setParams({ show: currentTarget.value })}>
            {Object.entries(shown).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
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
        <span role="status">
          {countOf(rows.length, "name is", "names are")} {shown[show]}.
        </span>
      </div>
      {rows.length === 0 ? (
        <NoNames isFiltered={all.length > 0} show={show} />
      ) : (
        <Table
          caption={`Names that are ${shown[show]}`}
          columns={columns}
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
  { title: "Kind", cell: ({ kind }) => kind, width: "140px" },
  { title: "Name", cell: ({ name }) => <code title={name}>{name}</code> },
];

interface NoNamesProps {
  readonly isFiltered: boolean;
  readonly show: keyof typeof shown;
}

function NoNames({ isFiltered, show }: NoNamesProps) {
  if (!isFiltered) {
    return (
      <Empty>
        <p>{show === "reached" ? "No request has reached a name yet." : "Every name is reached."}</p>
      </Empty>
    );
  }
  return (
    <Empty>
      <p>{show === "reached" ? "No" : "Every"} name of this kind with this text is reached.</p>
      <button type="button" onClick={() => setParams({ kind: "", q: "" })}>
        Show all that are {shown[show]}
      </button>
    </Empty>
  );
}
