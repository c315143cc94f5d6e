import type { TraceStep } from "@sandbank/engine";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import type { Column } from "../../parts/column.ts";
import { NoMatch } from "../../parts/filters.tsx";
import { Loading, PageHeader, Show } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { createRow, type LogRow, logRows } from "../../parts/steps/log-rows.ts";
import { OutcomeText, RequestText, StatusTag } from "../../parts/steps/outcome-text.tsx";
import { rowText } from "../../parts/steps/row-text.ts";
import { describeStatus } from "../../parts/steps/status.ts";
import { Table } from "../../parts/table.tsx";
import { ShortInstant, Tag } from "../../parts/values.tsx";
import { instantStep, route, select } from "../../router/router.ts";
import { source } from "../../store/store.ts";
import { useEnough } from "../../store/use-pages.ts";
import { useSteps } from "../../store/use-steps.ts";
import { formatCount } from "../../words/count.ts";
import { EmptyLog } from "./empty-log.tsx";
import { FilterBar, shownFilter } from "./filter-bar.tsx";
import { filterRows, isWithStep } from "./filter-rows.ts";
import { RowDetail, RowTitle } from "./row-detail.tsx";
import "./log.css";

/** The log: all requests, calls, clock moves and deliveries, with their results. */
export function Log() {
  const { read, more } = useSteps();
  const kind = source.value?.kind;
  return (
    <Show read={read}>{({ rows, hasMore }) => <LogView key={kind} steps={rows} hasMore={hasMore} onEnd={more} />}</Show>
  );
}

/** Announces new rows of the log to screen readers. */
function useAnnouncedRows(steps: readonly TraceStep[]): void {
  const latest = steps.at(-1);
  const known = useRef(latest?.number ?? 0);
  useEffect(() => {
    const added = (latest?.number ?? 0) - known.current;
    known.current = latest?.number ?? 0;
    if (latest === undefined || added <= 0) return;
    const text = rowText(createRow(latest));
    announce(added === 1 ? text : `${formatCount(added, "new row")}, the latest: ${text}`);
  }, [latest]);
}

interface LogViewProps {
  /** Oldest first. */
  readonly steps: readonly TraceStep[];
  /** Whether there are older steps. */
  readonly hasMore: boolean;
  /** Reads older steps. */
  readonly onEnd: () => void;
}

/** Shows the rows of the log with filters, and one row in detail. */
function LogView({ steps, hasMore, onEnd }: LogViewProps) {
  useAnnouncedRows(source.value?.kind === "session" ? [] : steps);
  const all = logRows(steps);
  const filter = shownFilter();
  const rows = filterRows(all, filter);
  const isFiltered = Object.values(filter).some((value) => value !== "");
  const note = `${isFiltered ? `${formatCount(rows.length, "row")} of ` : ""}${printNote(all.length, steps)}`;
  const { id } = route.value;
  const open = rows.find(({ key }) => key === id) ?? all.find(({ key }) => key === id);
  useEnough({ rows: id === null || open !== undefined ? rows : [], hasMore }, onEnd);
  const detail = id === null ? null : renderDetail(id, open, hasMore);
  return (
    <>
      <PageHeader title="Log" note={all.length === 0 ? undefined : note}>
        {all.length > 0 && <FilterBar rows={all} />}
      </PageHeader>
      <Split detail={detail} onClose={() => select(null)}>
        {all.length === 0 ? (
          <EmptyLog />
        ) : rows.length === 0 && hasMore ? (
          <Loading />
        ) : rows.length === 0 ? (
          <NoMatch what="row" names={["q", "status", "kind", "attempts"]} />
        ) : (
          <Table
            caption="Requests, calls, moves of the clock and deliveries, the newest first"
            columns={columns}
            rows={rows}
            keyOf={({ key }) => key}
            // The row that led to the instant.
            selected={id ?? (instantStep.value === undefined ? null : (rows[0]?.key ?? null))}
            onEnd={onEnd}
          />
        )}
      </Split>
    </>
  );
}

function renderDetail(id: string, row: LogRow | undefined, hasMore: boolean) {
  if (row === undefined) return { title: `Row ${id}`, content: hasMore ? <Loading /> : <NoRow id={id} /> };
  return { title: <RowTitle row={row} />, content: <RowDetail key={id} row={row} /> };
}

/** The navigation counts steps only, so the note counts the attempts separately. */
function printNote(all: number, steps: readonly TraceStep[]): string {
  const known = steps.length;
  // Steps are numbered from 1.
  const total = steps.at(-1)?.number ?? 0;
  const part = known < total ? `the latest ${known.toLocaleString("en-US")} of ` : "";
  const attempts = known < all ? ` and ${formatCount(all - known, "webhook attempt")}` : "";
  return `${part}${formatCount(total, "step")}${attempts}, newest first`;
}

function NoRow({ id }: { readonly id: string }) {
  return (
    <p>
      The log has no row {JSON.stringify(id)}. A server keeps the latest 1,000 reads of a bank and its latest 10,000
      other steps, and none from before it was reset or restored.
    </p>
  );
}

const columns: readonly Column<LogRow>[] = [
  { title: "Time (UTC)", cell: ({ at }) => <ShortInstant at={at} />, width: "162px" },
  { title: "Request", cell: (row) => <RequestText row={row} />, width: "228px" },
  { title: "Response", cell: (row) => <StatusTag status={describeStatus(row)} />, width: "90px", place: "end" },
  { title: "Result", cell: (row) => <OutcomeText row={row} /> },
  { title: "Attempts", cell: (row) => <FailedWebhooks row={row} />, width: "124px", place: "lead", folds: true },
];

/** The number of attempts to deliver webhooks that failed at the instant of a step, or of a row for several, which have no rows of their own. */
function FailedWebhooks({ row: { step, attempt, together = [] } }: { readonly row: LogRow }) {
  const own = attempt === null ? logRows([step]).filter(isWithStep) : [];
  const sent = [...together, ...own.map((each) => each.attempt)];
  const failed = sent.filter((each) => each?.state === "failed").length;
  if (failed === 0) return null;
  return (
    <Tag tone="bad">
      <span class="brief">webhooks: </span>
      {failed} failed
    </Tag>
  );
}
