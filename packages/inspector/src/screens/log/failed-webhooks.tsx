import { Tag } from "../../parts/tag.tsx";
import { isWithStep } from "./filter-rows.ts";
import { type LogRow, logRows } from "./log-rows.ts";

/** The number of deliveries that failed at the instant of a step, which have no rows of their own. */
export function FailedWebhooks({ row: { step, attempt } }: { readonly row: LogRow }) {
  const sent = attempt === null ? logRows([step]).filter(isWithStep) : [];
  const failed = sent.filter(({ attempt: each }) => each?.state === "failed").length;
  if (failed === 0) return null;
  return (
    <Tag tone="bad">
      {failed} of {sent.length}
      <span class="brief"> webhooks</span>
    </Tag>
  );
}
