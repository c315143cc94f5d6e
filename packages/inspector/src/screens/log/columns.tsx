import type { Column } from "../../parts/table.tsx";
import { dayOf, shortDayOf, timeOf } from "../../words/instants.ts";
import type { LogRow } from "./log-rows.ts";
import { OutcomeText } from "./outcome-text.tsx";
import { fullTargetOf, methodOf, shortTargetOf, targetOf } from "./row-text.ts";
import { statusOf } from "./status.ts";
import { StatusTag } from "./status-tag.tsx";

/** The columns of the log. The time has its day if the rows are of several days. */
export function columnsOf(rows: readonly LogRow[]): readonly Column<LogRow>[] {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  const isOneDay = newest !== undefined && oldest !== undefined && dayOf(newest.at) === dayOf(oldest.at);
  return [
    {
      title: "Time (UTC)",
      cell: ({ at }) => (
        <time class="mono muted" dateTime={at} title={at}>
          {isOneDay ? timeOf(at) : `${shortDayOf(at)}, ${timeOf(at)}`}
        </time>
      ),
      width: isOneDay ? "100px" : "150px",
      isWide: true,
    },
    {
      title: "Request",
      cell: (row) => (
        <span class="mono" title={fullTargetOf(row)}>
          <span class="method">{methodOf(row)}</span> <span class="wide">{targetOf(row)}</span>
          <span class="narrow">{shortTargetOf(row)}</span>
        </span>
      ),
      width: "44%",
    },
    { title: "Answer", cell: (row) => <StatusTag status={statusOf(row)} />, width: "96px", isWide: true },
    { title: "What came of it", cell: (row) => <AnsweredOutcome row={row} /> },
  ];
}

/** On a narrow page, an unusual answer stands before what came of the row. */
function AnsweredOutcome({ row }: { readonly row: LogRow }) {
  const status = statusOf(row);
  return (
    <>
      {status.tone !== null && (
        <span class="narrow">
          <StatusTag status={status} />{" "}
        </span>
      )}
      <OutcomeText row={row} />
    </>
  );
}
