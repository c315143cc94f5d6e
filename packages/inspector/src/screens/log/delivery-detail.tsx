import type { TraceStep, WebhookAttempt } from "@sandbank/engine";
import { Facts } from "../../parts/facts.tsx";
import { Section } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { Instant, ObjectName } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { parsedJson } from "../../words/parsed-json.ts";
import { Branch } from "./branches.tsx";
import { logRows } from "./log-rows.ts";
import { StatusTag } from "./outcome-text.tsx";
import { rowText } from "./row-text.ts";
import { attemptStatus } from "./status.ts";

export interface DeliveryDetailProps {
  /** The step that caused the Event. */
  readonly step: TraceStep;
  readonly attempt: WebhookAttempt;
}

/** Shows an attempt to deliver a webhook: the request and the response. */
export function DeliveryDetail({ step, attempt }: DeliveryDetailProps) {
  const { eventId, eventSubscriptionId, number, origin, request, answer, error } = attempt;
  const cause = logRows([step]).find((row) => row.attempt === null);
  return (
    <>
      <p class="muted">
        <Instant at={attempt.dueAt} /> UTC, attempt {number}
        {origin !== "schedule" && `, ${origin}`}
      </p>
      <ul class="tree" aria-label="The request and the response">
        <Branch title="Cause" content={<a href={hrefTo("log", String(step.number))}>{cause && rowText(cause)}</a>} />
        <Branch title="Event" content={<ObjectName id={eventId} copy />} />
        <Branch title="To" content={<ObjectName id={eventSubscriptionId} copy />} />
        <Branch
          title="Response"
          content={
            <>
              <StatusTag status={attemptStatus(attempt)} />{" "}
              {attempt.durationMs !== null && `after ${attempt.durationMs} ms`} {error} {answer}
            </>
          }
        />
      </ul>
      {request !== null && (
        <Section title="Sent" class="response">
          <Facts of={request.headers} isRaw />
          <JsonTree value={parsedJson(request.body)} label="The body as JSON" />
        </Section>
      )}
    </>
  );
}
