import type { TraceStep, WebhookAttempt } from "@sandbank/engine";
import { AttemptDetail } from "../../parts/attempt-detail.tsx";
import { Show } from "../../parts/frames.tsx";
import { ObjectName } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { useRead } from "../../store/use-read.ts";
import { Branch } from "./branches.tsx";
import { logRows } from "./log-rows.ts";
import { rowText } from "./row-text.ts";

export interface DeliveryDetailProps {
  /** The step that caused the Event. */
  readonly step: TraceStep;
  readonly attempt: WebhookAttempt;
}

/** Shows an attempt to deliver a webhook as the Event shows it, and its cause. */
export function DeliveryDetail({ step, attempt: { id, eventId } }: DeliveryDetailProps) {
  const attempts = useRead("attempts", { event: eventId });
  const cause = logRows([step]).find((row) => row.attempt === null);
  return (
    <>
      <ul class="tree" aria-label="The cause and the Event">
        <Branch title="Cause" content={<a href={hrefTo("log", String(step.number))}>{cause && rowText(cause)}</a>} />
        <Branch title="Event" content={<ObjectName id={eventId} copy />} />
      </ul>
      <Show read={attempts}>
        {({ data }) => data.filter((each) => each.id === id).map((each) => <AttemptDetail key={id} attempt={each} />)}
      </Show>
    </>
  );
}
