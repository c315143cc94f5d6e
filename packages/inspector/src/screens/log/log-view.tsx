import type { TraceStep } from "@sandbank/engine";
import { PageHeader } from "../../parts/page-header.tsx";
import { Split } from "../../parts/split.tsx";
import { Empty } from "../../parts/states.tsx";
import { Table } from "../../parts/table.tsx";
import { route, select } from "../../router/router.ts";
import { countOf } from "../../words/count.ts";
import { columns } from "./columns.tsx";
import { EmptyLog } from "./empty-log.tsx";
import { clearFilter, FilterBar, shownFilter } from "./filter-bar.tsx";
import { filterRows } from "./filter-rows.ts";
import { type LogRow, logRows } from "./log-rows.ts";
import { RowDetail, RowTitle } from "./row-detail.tsx";

export interface LogViewProps {
  /** Oldest first. */
  readonly steps: readonly TraceStep[];
  /** Reads older steps. */
  readonly onEnd?: (() => void) | undefined;
}

/** Shows the rows of the log with filters, and one row in detail. */
export function LogView({ steps, onEnd }: LogViewProps) {
  const all = logRows(steps);
  const rows = filterRows(all, shownFilter());
  const { id } = route.value;
  const detail = id === null ? null : detailOf(id, all);
  return (
    <>
      <PageHeader title="Log" note={all.length === 0 ? undefined : noteOf(rows.length, all.length, steps)}>
        {all.length > 0 && <FilterBar rows={all} />}
      </PageHeader>
      <Split detail={detail} onClose={() => select(null)}>
        {all.length === 0 ? (
          <EmptyLog />
        ) : rows.length === 0 ? (
          <NoMatch />
        ) : (
          <Table
            caption="Requests, calls, moves of the clock and deliveries, the newest first"
            columns={columns}
            rows={rows}
            keyOf={({ key }) => key}
            selected={id}
            onOpen={({ key }) => select(key)}
            {...(onEnd !== undefined && { onEnd })}
          />
        )}
      </Split>
    </>
  );
}

function detailOf(id: string, rows: readonly LogRow[]) {
  const row = rows.find(({ key }) => key === id);
  if (row === undefined) return { title: `Row ${id}`, content: <NoRow id={id} /> };
  return { title: <RowTitle row={row} />, content: <RowDetail key={id} row={row} /> };
}

/** The navigation counts steps only, so the note counts the deliveries separately. */
function noteOf(shown: number, all: number, steps: readonly TraceStep[]): string {
  const { text, status, kind } = shownFilter();
  if (`${text}${status}${kind}` !== "") return `${shown.toLocaleString("en-US")} of ${countOf(all, "row")}`;
  const known = steps.length;
  // Steps are numbered from 1.
  const total = steps.at(-1)?.number ?? 0;
  // A server drops old reads that lie between steps that it keeps.
  const isWhole = total - (steps[0]?.number ?? 0) + 1 === known;
  const part = known < total ? `${isWhole ? "the latest " : ""}${known.toLocaleString("en-US")} of ` : "";
  const deliveries = known < all ? ` and ${countOf(all - known, "delivery", "deliveries")}` : "";
  return `${part}${countOf(total, "step")}${deliveries}, newest first`;
}

function NoMatch() {
  return (
    <Empty>
      <p>No row matches the filters.</p>
      <button type="button" onClick={clearFilter}>
        Clear the filters
      </button>
    </Empty>
  );
}

function NoRow({ id }: { readonly id: string }) {
  return (
    <p>
      The log has no row {JSON.stringify(id)}. A server keeps the latest 1,000 reads of a bank and its latest 10,000
      other steps, and none from before it was reset or restored.
    </p>
  );
}
