import type { TracedCall, TraceStep } from "@sandbank/engine";
import type { FailedTest as Failure } from "@sandbank/view/replay/session-answers";
import type { SessionFile } from "@sandbank/view/session/session-file";
import { shortenIds, splitAtIds } from "@sandbank/view/words/ids";
import { nameIn } from "@sandbank/view/words/step-words";
import { useEffect } from "preact/hooks";
import type { LogRow } from "../parts/steps/log-rows.ts";
import { describeOutcome } from "../parts/steps/outcome.ts";
import { StatusTag } from "../parts/steps/outcome-text.tsx";
import { printTarget, readMethod } from "../parts/steps/row-text.ts";
import { describeStatus } from "../parts/steps/status.ts";
import { Tag } from "../parts/values.tsx";
import { formatRoute } from "../router/route.ts";
import { route } from "../router/router.ts";
import { embedded } from "../store/open-at-start.ts";
import { amountNote } from "../words/amount-note.ts";
import { formatCount } from "../words/count.ts";
import { findSide } from "../words/difference-line.ts";
import { messageLine } from "../words/message-line.ts";

/** The failed tests of a run, by their files. Each one leads to the call at which its session opens. */
export function FailedTests() {
  const title = formatCount(embedded.value.length, "failed test");
  useEffect(() => {
    document.title = `${title} · Sandbank`;
  }, [title]);
  return (
    <main class="failed-tests">
      <h1>{title}</h1>
      <p class="muted">Select a test to see what its bank did: the calls, the rule that decided, and the webhooks.</p>
      {[...byFile()].map(([path, tests]) => (
        <section key={path}>
          {path !== null && (
            <h2 class="mono">
              {path} <span class="muted">{tests.length}</span>
            </h2>
          )}
          <ol class="panel">
            {tests.map(({ file: { bank, failure, steps }, number }) => (
              <li key={number}>
                <a href={formatRoute({ screen: "", id: null, params: { failure: String(number) } })}>
                  <strong>{failure?.test ?? bank}</strong>
                  <OpenedStep step={steps[failure?.step ?? -1]} steps={steps} />
                  {failure?.message && <ErrorLine of={failure} />}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}

/** A session of the page, and its number in the URL, from 1. */
interface Numbered {
  readonly file: SessionFile;
  readonly number: number;
}

/** The sessions of each test file, in the order of the first ones. */
function byFile(): ReadonlyMap<string | null, readonly Numbered[]> {
  const numbered = embedded.value.map((file, index) => ({ file, number: index + 1 }));
  return Map.groupBy(numbered, ({ file }) => file.failure?.path ?? null);
}

/** The step at which a session opens, as the log shows it. */
function OpenedStep({ step, steps }: Pick<SessionFile, "steps"> & { readonly step: TraceStep | undefined }) {
  if (step === undefined) return null;
  const row: LogRow = { key: "", at: step.at, step, attempt: null };
  const { tag, text } = describeOutcome(row);
  const failed = step.deliveries.filter(({ state }) => state === "failed").length;
  return (
    <span>
      <span class="mono">
        <span class="muted">#{step.number}</span> {readMethod(row)} {printTarget(row)}
      </span>{" "}
      {refusedAmount(step)} {describeStatus(row).tone !== null && <StatusTag status={describeStatus(row)} />}{" "}
      {tag !== null && <Tag tone={tag.tone}>{tag.word}</Tag>} {nameIds(text, steps)}{" "}
      {failed > 0 && <Tag tone="bad">{formatCount(failed, "failed webhook")}</Tag>}
    </span>
  );
}

/** Replaces ids by the names that calls gave to their objects, because no bank is replayed yet that knows all names. */
function nameIds(text: string, steps: readonly TraceStep[]): string {
  const calls = steps.filter((step) => step.kind === "call" && nameIn(step) !== undefined) as readonly TracedCall[];
  const names = new Map(calls.map((call) => [call.objectId, nameIn(call)]));
  return splitAtIds(text)
    .map((part) => names.get(part) ?? shortenIds(part))
    .join("");
}

/** The amount of a refused call. The outcome of other calls has it. */
function refusedAmount(step: TraceStep): string | undefined {
  if (step.kind === "advance" || step.error === null) return undefined;
  return amountNote("amount", Object(step.params) as Readonly<Record<string, unknown>>);
}

/** Says which test failed, with a link to the other failed tests of the run. */
export function FailedTest({ failure: { test, mutant } }: { readonly failure: Failure }) {
  const count = embedded.value.length;
  return (
    <>
      <span class="failed-test">
        <Tag tone="bad">failed</Tag> <strong>{test}</strong>
      </span>
      {mutant !== undefined && <span>Played with {mutant}</span>}
      {count > 1 && <a href={formatRoute({ screen: "", id: null, params: {} })}>All {count} failed tests</a>}
    </>
  );
}

/** The first line of an error, and its place. */
function ErrorLine({ of: { message, place } }: { readonly of: Pick<Failure, "message" | "place"> }) {
  return (
    <span>
      {messageLine(message ?? "")} <span class="mono muted">{place}</span>
    </span>
  );
}

/** The error of the failed test. Where the page opens, one of at most 16 lines is shown whole. */
export function TestError({ failure }: { readonly failure: Failure }) {
  const { message, step } = failure;
  if (message === null) return null;
  const line = messageLine(message);
  const rest = (message.startsWith(line) ? message.slice(line.length) : message).replace(/^\n+/, "").trimEnd();
  const lines = rest.split("\n");
  if (rest === "") return <ErrorLine of={failure} />;
  return (
    <details open={step === null || (route.value.screen === "log" && lines.length <= 16)}>
      <summary>
        <ErrorLine of={failure} />
      </summary>
      <pre>
        {lines.map((text) => (
          <span class={findSide(text)}>{`${text}\n`}</span>
        ))}
      </pre>
    </details>
  );
}

/** The latest stops of the one clock of the failed test. */
export function TestStops({ stops }: { readonly stops: readonly string[] }) {
  return (
    <details open={stops.length <= 4}>
      <summary>The latest stops of the one clock</summary>
      <pre>{stops.join("\n")}</pre>
    </details>
  );
}
