import type { TraceStep } from "@sandbank/engine";
import { useId } from "preact/hooks";
import { IdLink } from "../../parts/id-link.tsx";
import { Instant } from "../../parts/instant.tsx";
import { Show } from "../../parts/states.tsx";
import { hrefTo } from "../../router/router.ts";
import { usePages } from "../../store/use-pages.ts";
import { useRead } from "../../store/use-read.ts";

interface Event {
  readonly id: string;
  readonly category: string;
  readonly created_at: string;
}

/** The most steps that the server returns at once. */
const MOST_STEPS = 1_000;

/** What happened to an object: its Events, and the requests and clock moves that changed or mention it. */
export function ObjectHistory({ id }: { readonly id: string }) {
  return (
    <>
      <Events id={id} />
      <Steps id={id} />
    </>
  );
}

function Events({ id }: { readonly id: string }) {
  const heading = useId();
  const { read, more } = usePages<Event>(`/events?associated_object_id=${encodeURIComponent(id)}`);
  return (
    <section class="stack" aria-labelledby={heading}>
      <h2 id={heading}>Events</h2>
      <Show read={read}>
        {({ rows, hasMore }) =>
          rows.length === 0 ? (
            <p class="muted">No Event is about this object. The bank deletes Events after 30 days.</p>
          ) : (
            <ol class="history">
              {rows.map((event) => (
                <li key={event.id}>
                  <Instant at={event.created_at} /> <span class="mono">{event.category}</span> <IdLink id={event.id} />
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
    </section>
  );
}

function Steps({ id }: { readonly id: string }) {
  const heading = useId();
  const read = useRead("trace", { last: MOST_STEPS });
  return (
    <section class="stack" aria-labelledby={heading}>
      <h2 id={heading}>Requests and clock moves</h2>
      <Show read={read}>
        {({ steps }) => {
          const found = (steps as unknown as readonly TraceStep[]).filter((step) => isAbout(step, id)).toReversed();
          return found.length === 0 ? (
            <p class="muted">
              None of the latest {MOST_STEPS.toLocaleString("en-US")} changed or mentioned this object.
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
    </section>
  );
}

/** Whether a step changed an object or names it. Reads change nothing. */
function isAbout(step: TraceStep, id: string): boolean {
  if (step.kind === "call" && step.method === "GET") return false;
  return JSON.stringify(step).includes(id);
}

function stepText(step: TraceStep): string {
  return step.kind === "call" ? `${step.method} ${step.path} ${step.status}` : "Clock moved";
}
