import type { TracedAdvance, TracedCall, TraceStep, WebhookAttempt } from "@sandbank/engine";
import { capitalized } from "@sandbank/view/words/capitalized";
import { groupFailures } from "@sandbank/view/words/failures";
import { joinAttempts } from "@sandbank/view/words/ids";
import { instantText } from "@sandbank/view/words/instants";
import { detailText } from "@sandbank/view/words/move-lines";
import { AttemptDetail } from "../../parts/attempt-detail.tsx";
import { Section, Show } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { Branch, RequestBranch } from "../../parts/steps/branches.tsx";
import { StepBranches } from "../../parts/steps/effects.tsx";
import { type LogRow, logRows } from "../../parts/steps/log-rows.ts";
import { describeOutcome } from "../../parts/steps/outcome.ts";
import { printTarget, readMethod, readTarget, rowText } from "../../parts/steps/row-text.ts";
import { Breakable, Instant, ObjectName, Tag } from "../../parts/values.tsx";
import { hrefTo, instant } from "../../router/router.ts";
import { useApi, useRead } from "../../store/use-read.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { urlText } from "../../words/url-text.ts";
import { CallActions, TravelButtons } from "./step-actions.tsx";

/** The largest number of attempts that a link names. */
const MOST_SHOWN = 1_000;

export function RowTitle({ row }: { readonly row: LogRow }) {
  return (
    <span class="mono log-title" title={readTarget(row)}>
      {readMethod(row)} <Breakable text={printTarget(row)} />
    </span>
  );
}

/** Shows a row as a tree, from the request to its result. */
export function RowDetail({ row }: { readonly row: LogRow }) {
  const { step, attempt, together } = row;
  if (together !== undefined) return <Together row={row} attempts={together} />;
  if (attempt !== null) return <DeliveryDetail step={step} attempt={attempt} />;
  const call = step.kind === "call" ? step : undefined;
  return (
    <>
      {step.kind === "call" ? <CallHead call={step} /> : <MoveHead move={step} />}
      <ul class="tree" aria-label="Result">
        {call && <RequestBranch call={call} />}
        <StepBranches step={step} />
      </ul>
      {call && <CallResponse call={call} />}
    </>
  );
}

/** How many of several attempts ended how, and the failures by receiver and cause. */
function Together({ row, attempts }: { readonly row: LogRow; readonly attempts: readonly WebhookAttempt[] }) {
  const failed = attempts.filter(({ state }) => state === "failed");
  const failures = failed.map((each) => ({ ...each, subscription: each.url, at: each.dueAt }));
  return (
    <>
      <p>
        <Instant at={attempts[0]?.dueAt ?? ""} /> UTC: {describeOutcome(row).text}.
      </p>
      <ul>
        {groupFailures(failures).map(({ subscription, cause, count }) => (
          <li key={`${subscription} ${cause}`}>
            <Tag tone="bad">
              {count} × {cause}
            </Tag>{" "}
            at {urlText(subscription)}
          </li>
        ))}
      </ul>
      <a href={hrefTo("log", null, { attempts: joinAttempts(attempts.slice(0, MOST_SHOWN).map(({ id }) => id)) })}>
        Show each attempt
      </a>
    </>
  );
}

function CallHead({ call }: { readonly call: TracedCall }) {
  return (
    <>
      <p class="muted">
        #{call.number}, <Instant at={call.at} /> UTC
        {call.via === "direct" && `, called directly${call.side === "network" ? " as the network" : ""}`}
      </p>
      <CallActions call={call} />
    </>
  );
}

function MoveHead({ move }: { readonly move: TracedAdvance }) {
  return (
    <>
      <p>
        The clock moved from <Instant at={move.at} /> to {instantText(move.to)} UTC.{" "}
        <span class="muted">#{move.number}.</span>
      </p>
      <p>{capitalized(detailText(move))}.</p>
      <div class="row">
        <TravelButtons step={move} />
      </div>
    </>
  );
}

interface DeliveryDetailProps {
  /** The step that caused the Event. */
  readonly step: TraceStep;
  readonly attempt: WebhookAttempt;
}

/** Shows an attempt to deliver a webhook as the Event shows it, and its cause. */
function DeliveryDetail({ step, attempt: { id, eventId } }: DeliveryDetailProps) {
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

/** Shows the error in the response, or its object. */
function CallResponse({ call }: { readonly call: TracedCall }) {
  const { status, error, objectId, fault } = call;
  const isLost = fault === "drop_before_commit" || fault === "drop_after_commit";
  return (
    <Section title={isLost ? "Response: none, because a fault dropped it" : `Response: ${status}`} class="response">
      {error !== null && <JsonTree value={error} label="The error as JSON" />}
      {error === null && objectId !== null && <ResponseObject id={objectId} />}
      {error === null && objectId === null && <p class="muted">The log stores no lists and no balances.</p>}
    </Section>
  );
}

/** Reads the object, because the log has only its id. */
function ResponseObject({ id }: { readonly id: string }) {
  const resource = resourceOfId(id);
  const read = useApi<unknown>(resource === undefined ? null : `${resource.path}/${encodeURIComponent(id)}`);
  if (resource === undefined) return null;
  return (
    <>
      <p class="muted">
        The {resource.title} as it is {instant.value === null ? "now" : "then"}:
      </p>
      <Show read={read}>{(object) => <JsonTree value={object} label={`${resource.title} as JSON`} />}</Show>
    </>
  );
}
