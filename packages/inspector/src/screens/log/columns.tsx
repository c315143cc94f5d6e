import { ShortInstant, TIME_WIDTH } from "../../parts/instant.tsx";
import type { Column } from "../../parts/table.tsx";
import { FailedWebhooks } from "./failed-webhooks.tsx";
import type { LogRow } from "./log-rows.ts";
import { OutcomeText } from "./outcome-text.tsx";
import { fullTargetOf, methodOf, shortTargetOf, targetOf } from "./row-text.ts";
import { statusOf } from "./status.ts";
import { StatusTag } from "./status-tag.tsx";

export const columns: readonly Column<LogRow>[] = [
  { title: "Time (UTC)", cell: ({ at }) => <ShortInstant at={at} />, width: TIME_WIDTH },
  {
    title: "Request",
    cell: (row) => (
      <span class="mono" title={fullTargetOf(row)}>
        <span class="method">{methodOf(row)}</span> <span class="full">{targetOf(row)}</span>
        <span class="brief">{shortTargetOf(row)}</span>
      </span>
    ),
    width: "330px",
  },
  { title: "Response", cell: (row) => <StatusTag status={statusOf(row)} />, width: "94px", place: "end" },
  { title: "Result", cell: (row) => <OutcomeText row={row} /> },
  { title: "Webhooks", cell: (row) => <FailedWebhooks row={row} />, width: "108px", place: "lead" },
];
