import type { TraceStep, WebhookAttempt } from "@sandbank/engine";
import { Instant } from "../../parts/instant.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { ObjectName } from "../../parts/object-name.tsx";
import { hrefTo } from "../../router/router.ts";
import { Branch } from "./branch.tsx";
import { Facts } from "./facts.tsx";
import { logRows } from "./log-rows.ts";
import { rowText } from "./row-text.ts";
import { attemptStatus } from "./status.ts";
import { StatusTag } from "./status-tag.tsx";

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
        <section class="stack" aria-labelledby="log-sent">
          <h2 id="log-sent">Sent</h2>
          <Facts of={request.headers} isRaw />
          <JsonTree value={parsed(request.body)} label="The body as JSON" />
        </section>
      )}
    </>
  );
}

/** A delivery fault can break the body. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
