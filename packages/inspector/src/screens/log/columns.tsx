import type { Column } from "../../parts/column.ts";
import { ShortInstant, Tag } from "../../parts/values.tsx";
import { isWithStep } from "./filter-rows.ts";
import { type LogRow, logRows } from "./log-rows.ts";
import { OutcomeText, RequestText, StatusTag } from "./outcome-text.tsx";
import { describeStatus } from "./status.ts";

export const columns: readonly Column<LogRow>[] = [
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
