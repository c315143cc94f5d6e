import { parsedJson } from "../words/parsed-json.ts";
import type { Attempt } from "./attempt-states.ts";
import { CopyButton } from "./copy-button.tsx";
import { Folded, Keys, Section } from "./frames.tsx";
import { JsonTree } from "./json-tree.tsx";
import { Instant } from "./values.tsx";

/** Shows one attempt: the request, and the response or the error. */
export function AttemptDetail({ attempt }: { readonly attempt: Attempt }) {
  const { number, origin, state, error } = attempt;
  return (
    <>
      <p>
        Attempt {number}, {originText(origin)}, <Instant at={attempt.dueAt} /> UTC
      </p>
      {state === "planned" && <p>It is not sent yet: the bank's clock has to reach that time.</p>}
      {state === "canceled" && <p>{error ?? "It was not sent, because the subscription was not active."}</p>}
      <Response attempt={attempt} />
      <SentRequest attempt={attempt} />
    </>
  );
}

function Response({ attempt }: { readonly attempt: Attempt }) {
  const { state, status, sent } = attempt;
  const body = sent?.body ?? attempt.answer;
  const error = sent?.error ?? attempt.error;
  if (state === "planned" || state === "canceled") return null;
  return (
    <Section title="Response">
      {state === "due" ? (
        <p>The receiver has not responded yet.</p>
      ) : (
        <p class={status === null ? "problem" : ""}>
          {status === null ? error : `Status ${status}`}
          {durationText(attempt)}
        </p>
      )}
      {status !== null && error !== null && <p class="problem">{error}</p>}
      {body !== null && body !== "" && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard.
        <section class="json as-is" aria-label="Body of the response" tabIndex={0}>
          {body}
        </section>
      )}
    </Section>
  );
}

function SentRequest({ attempt }: { readonly attempt: Attempt }) {
  const { request, sent } = attempt;
  if (request === null) return null;
  const headers = sent?.headers ?? request.headers;
  const signedAt = headers["webhook-timestamp"];
  const clock = signedAt === request.headers["webhook-timestamp"] ? "bank" : "machine";
  return (
    <Section title="Request">
      <p class="row">
        <code>POST {request.url}</code>
        <CopyButton text={request.body} label="Copy the body" isNamed />
      </p>
      <Folded title="Payload">
        <JsonTree value={parsedJson(request.body)} label="Body of the request" />
      </Folded>
      <p>
        Signed <Instant at={new Date(Number(signedAt) * 1_000).toISOString()} /> UTC, by the {clock}'s clock.
      </p>
      <div class="headers">
        <Keys of={Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, <code>{value}</code>]))} />
      </div>
    </Section>
  );
}

/** The duration in real time. If nothing was sent, or a server sent it that is not asked, that of the bank's clock. */
function durationText({ sent, durationMs }: Attempt): string {
  const duration = sent?.durationMs ?? durationMs;
  if (duration === null) return "";
  return ` (after ${duration.toLocaleString("en-US")} ms${sent === null ? " of the bank's clock" : ""})`;
}

function originText(origin: string): string {
  if (origin === "schedule") return "on schedule";
  if (origin === "resend") return "sent again";
  return `${origin} by a delivery fault`;
}
