import type { TraceStep } from "@sandbank/engine";
import type { ComponentChildren } from "preact";
import { Section, Show } from "../../parts/frames.tsx";
import { Instant, ObjectName } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { type Paged, useEnough, usePages } from "../../store/use-pages.ts";
import { mapped, useSteps } from "../../store/use-steps.ts";

interface Event {
  readonly id: string;
  readonly category: string;
  readonly created_at: string;
}

/** The history of an object: its Events, and the requests and clock moves that changed or mention it. */
export function ObjectHistory({ id }: { readonly id: string }) {
  const events = usePages<Event>(`/events?associated_object_id=${encodeURIComponent(id)}`);
  const { read, more } = useSteps();
  const steps = mapped(read, ({ rows, hasMore }) => {
    return { rows: rows.filter((step) => isAbout(step, id)).toReversed(), hasMore };
  });
  useEnough(steps.state === "ready" ? steps.data : { rows: [], hasMore: false }, more);
  return (
    <>
      <History
        {...events}
        title="Events"
        none="No Event is about this object. The bank deletes Events after 30 days."
        entryOf={(event) => (
          <li key={event.id}>
            <Instant at={event.created_at} /> <ObjectName id={event.id}>{event.category}</ObjectName>
          </li>
        )}
      />
      <History
        read={steps}
        more={more}
        title="Requests and clock moves"
        none="None of them changed or mentioned this object. A server keeps the latest 10,000 of a bank, not counting reads."
        entryOf={(step) => (
          <li key={step.number}>
            <Instant at={step.at} />{" "}
            <a class="mono" href={hrefTo("log", String(step.number))}>
              {stepText(step)}
            </a>
          </li>
        )}
      />
    </>
  );
}

interface HistoryProps<Row> extends Pick<Paged<Row>, "read" | "more"> {
  readonly title: string;
  /** Shown without any row. */
  readonly none: string;
  readonly entryOf: (row: Row) => ComponentChildren;
}

function History<Row>({ read, more, title, none, entryOf }: HistoryProps<Row>) {
  return (
    <Section title={title}>
      <Show read={read}>
        {({ rows, hasMore }) =>
          rows.length === 0 ? (
            <p class="muted">{none}</p>
          ) : (
            <ol class="history">
              {rows.map(entryOf)}
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
