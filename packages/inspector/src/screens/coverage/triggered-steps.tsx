import type { TraceStep } from "@sandbank/engine";
import { IdLink } from "../../parts/id-link.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Tag } from "../../parts/tag.tsx";
import { hrefTo } from "../../router/router.ts";
import { instantText } from "../../words/instants.ts";

export type TriggeredStep = TraceStep;

/** What the steps of a program did, with the ways to the objects and declines. */
export function TriggeredSteps({ steps }: { readonly steps: readonly TriggeredStep[] }) {
  return (
    <Panel title="What came of it">
      <ol class="stack">
        {steps.map((step) => (
          <li key={step.number}>
            <StepText step={step} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function StepText({ step }: { readonly step: TriggeredStep }) {
  const declines = step.declines.map(({ declinedTransactionId: id, reason }) => (
    <p key={id}>
      <Tag tone="bad">{reason}</Tag> <a href={hrefTo("declines", id)}>See why it was declined</a>
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
      {objectId !== null && <IdLink id={objectId} />}
      {declines}
    </>
  );
}
