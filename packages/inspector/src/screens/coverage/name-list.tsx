import type { Column } from "../../parts/column.ts";
import { Menu } from "../../parts/fields.tsx";
import { MenuFilter, TextFilter } from "../../parts/filters.tsx";
import { Empty } from "../../parts/frames.tsx";
import { Table } from "../../parts/table.tsx";
import { route, setParams } from "../../router/router.ts";
import { countOf } from "../../words/count.ts";
import { type Kind, partsOfReason, type Reach, railText, talliesOfReasons } from "./kinds.ts";

/** The options of the filter. */
const shown = { unreached: "not reached", reached: "reached" } as const;

/** Lists the names of a kind that are not reached, or those that are, filtered by rail and text. */
export function NameList({ kind, reach }: { readonly kind: Kind; readonly reach: Reach }) {
  const { q: text = "", rail = "", show: chosen } = route.value.params;
  const show = chosen === "reached" ? "reached" : "unreached";
  const all = reach[show];
  const rows = all.filter((name) => name.includes(text.trim()) && (rail === "" || partsOfReason(name).rail === rail));
  return (
    <>
      <div class="row filters">
        {kind === "reasons" && (
          <MenuFilter
            name="rail"
            all="Rail: all"
            options={talliesOfReasons(reach).map(({ key, label, reached, all: of }) => ({
              value: key,
              label: `${label}: ${reached} of ${of}`,
            }))}
          />
        )}
        <Menu
          aria-label="Filter by reach"
          value={show}
          onChange={(value) => setParams({ show: value })}
          options={Object.entries(shown).map(([value, words]) => ({ value, label: `Show: ${words}` }))}
        />
        <TextFilter placeholder="Filter: text" />
        <span role="status">
          {countOf(rows.length, "name is", "names are")} {shown[show]}.
        </span>
      </div>
      {rows.length === 0 ? (
        <NoNames isFiltered={all.length > 0} show={show} />
      ) : (
        <Table
          caption={`Names that are ${shown[show]}`}
          columns={kind === "reasons" ? reasonColumns : nameColumns}
          rows={rows}
          keyOf={(name) => `${kind} ${name}`}
        />
      )}
    </>
  );
}

const nameColumns: readonly Column<string>[] = [{ title: "Name", cell: (name) => <code title={name}>{name}</code> }];

/** The rail is beside the reason, because names that begin alike cannot be told apart where they are cut. */
const reasonColumns: readonly Column<string>[] = [
  { title: "Rail", cell: (reason) => railText(partsOfReason(reason).rail), width: "180px" },
  { title: "Reason", cell: (reason) => <code title={reason}>{partsOfReason(reason).name}</code> },
];

function NoNames({ isFiltered, show }: { readonly isFiltered: boolean; readonly show: keyof typeof shown }) {
  const none = show === "reached" ? "No request has reached a name yet." : "Every name is reached.";
  return (
    <Empty>
      <p>{isFiltered ? `${show === "reached" ? "No" : "Every"} name with this text is reached.` : none}</p>
      {isFiltered && (
        <button type="button" onClick={() => setParams({ rail: "", q: "" })}>
          Show all that are {shown[show]}
        </button>
      )}
    </Empty>
  );
}
