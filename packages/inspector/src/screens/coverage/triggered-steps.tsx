import type { TraceStep } from "@sandbank/engine";
import { instantText } from "sandbank/private/words/instants";
import { Panel } from "../../parts/frames.tsx";
import { ObjectName, Prose, Tag } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { shortenIds, shortId } from "../../words/ids.ts";

/** The result of a program. */
export interface Triggered {
  readonly steps: readonly TraceStep[];
  /** Whether it ran in a fork. No screen shows the objects and declines of a fork. */
  readonly isFork: boolean;
}

/** The result of each step of a program, with links to the objects and declines. */
export function TriggeredSteps({ steps, isFork }: Triggered) {
  return (
    <Panel title={isFork ? "Result in the fork" : "Result"}>
      <ol class="stack">
        {steps.map((step) => (
          <li key={step.number}>
            <StepText step={step} isFork={isFork} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function StepText({ step, isFork }: { readonly step: TraceStep; readonly isFork: boolean }) {
  const declines = step.declines.map(({ declinedTransactionId: id, reason, conclusion }) => (
    <p key={id}>
      <Tag tone="bad">{reason}</Tag>{" "}
      {isFork ? <Prose text={shortenIds(conclusion)} /> : <a href={hrefTo("declines", id)}>See why it was declined</a>}
    </p>
  ));
  if (step.kind === "advance") {
    return (
      <>
        The clock moved to {instantText(step.to)}.{declines}
      </>
    );
  }
  const { method, path, status, error, objectId } = step;
  return (
    <>
      <Tag tone={error === null ? "ok" : "warn"}>{status}</Tag>{" "}
      <code>
        {method} {path}
      </code>{" "}
      {error !== null && <code>{error.type}</code>}
      {objectId !== null && (isFork ? <code>{shortId(objectId)}</code> : <ObjectName id={objectId} />)}
      {declines}
    </>
  );
}
