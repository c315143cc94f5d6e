import type { TraceStep } from "@sandbank/engine";
import { Section, Show } from "../../parts/frames.tsx";
import { Instant, ObjectName } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { usePages } from "../../store/use-pages.ts";
import { useAllSteps } from "../../store/use-steps.ts";

interface Event {
  readonly id: string;
  readonly category: string;
  readonly created_at: string;
}

/** The history of an object: its Events, and the requests and clock moves that changed or mention it. */
export function ObjectHistory({ id }: { readonly id: string }) {
  return (
    <>
      <Events id={id} />
      <Steps id={id} />
    </>
  );
}

function Events({ id }: { readonly id: string }) {
  const { read, more } = usePages<Event>(`/events?associated_object_id=${encodeURIComponent(id)}`);
  return (
    <Section title="Events">
      <Show read={read}>
        {({ rows, hasMore }) =>
          rows.length === 0 ? (
            <p class="muted">No Event is about this object. The bank deletes Events after 30 days.</p>
          ) : (
            <ol class="history">
              {rows.map((event) => (
                <li key={event.id}>
                  <Instant at={event.created_at} /> <ObjectName id={event.id}>{event.category}</ObjectName>
                </li>
              ))}
              {hasMore && (
                <li>
                  <button type="button" onClick={more}>
                    Show more
                  </button>
                </li>
              )}
            </ol>
          )
        }
      </Show>
    </Section>
  );
}

function Steps({ id }: { readonly id: string }) {
  const read = useAllSteps();
  return (
    <Section title="Requests and clock moves">
      <Show read={read}>
        {(steps) => {
          const found = steps.filter((step) => isAbout(step, id)).toReversed();
          return found.length === 0 ? (
            <p class="muted">
              None of them changed or mentioned this object. A server keeps the latest 10,000 of a bank, not counting
              reads.
            </p>
          ) : (
            <ol class="history">
              {found.map((step) => (
                <li key={step.number}>
                  <Instant at={step.at} />{" "}
                  <a class="mono" href={hrefTo("log", String(step.number))}>
                    {stepText(step)}
                  </a>
                </li>
              ))}
            </ol>
          );
        }}
      </Show>
    </Section>
  );
}

/** The JSON of each step. Known steps stay the same objects when new ones arrive, so their text is made once. */
const texts = new WeakMap<TraceStep, string>();

/** Returns whether a step changed an object or mentions it. Reads change nothing. */
function isAbout(step: TraceStep, id: string): boolean {
  if (step.kind === "call" && step.method === "GET") return false;
  const text = texts.get(step) ?? JSON.stringify(step);
  texts.set(step, text);
  return text.includes(id);
}

function stepText(step: TraceStep): string {
  return step.kind === "call" ? `${step.method} ${step.path} ${step.status}` : "Clock moved";
}
