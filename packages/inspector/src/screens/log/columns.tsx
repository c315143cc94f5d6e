import type { Column } from "../../parts/table.tsx";
import { dayOf, shortDayOf, timeOf } from "../../words/instants.ts";
import type { LogRow } from "./log-rows.ts";
import { OutcomeText } from "./outcome-text.tsx";
import { fullTargetOf, methodOf, shortTargetOf, targetOf } from "./row-text.ts";
import { statusOf } from "./status.ts";
import { StatusTag } from "./status-tag.tsx";

/**
 * Returns the columns of the log. Times include the day if the rows are of several days. The columns are narrower
 * beside a detail.
 */
export function columnsOf(rows: readonly LogRow[], isNarrow: boolean): readonly Column<LogRow>[] {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  const isOneDay = newest !== undefined && oldest !== undefined && dayOf(newest.at) === dayOf(oldest.at);
  const timeText = (at: string) => (isOneDay ? timeOf(at) : `${shortDayOf(at)}, ${timeOf(at)}`);
  const response: Column<LogRow> = {
    title: "Response",
    cell: (row) => <StatusTag status={statusOf(row)} />,
    width: "96px",
    isWide: true,
  };
  return [
    {
      title: "Time (UTC)",
      cell: ({ at }) => (
        <time class="mono muted" dateTime={at} title={at}>
          {timeText(at)}
        </time>
      ),
      width: isOneDay ? "100px" : "150px",
      isWide: true,
    },
    {
      title: "Request",
      cell: (row) => (
        <>
          <span class="mono" title={fullTargetOf(row)}>
            <span class="method">{methodOf(row)}</span> {!isNarrow && <span class="wide">{targetOf(row)}</span>}
            <span class={isNarrow ? undefined : "narrow"}>{shortTargetOf(row)}</span>
          </span>
          <span class="second-line muted">{timeText(row.at)}</span>
        </>
      ),
      width: isNarrow ? "38%" : "44%",
    },
    ...(isNarrow ? [] : [response]),
    { title: "Result", cell: (row) => <NarrowOutcome row={row} isNarrow={isNarrow} /> },
  ];
}

/** In a narrow layout, an unusual status comes before the result. */
function NarrowOutcome({ row, isNarrow }: { readonly row: LogRow; readonly isNarrow: boolean }) {
  const status = statusOf(row);
  return (
    <>
      {status.tone !== null && (
        <span class={isNarrow ? undefined : "narrow"}>
          <StatusTag status={status} />{" "}
        </span>
      )}
      <OutcomeText row={row} />
    </>
  );
}
