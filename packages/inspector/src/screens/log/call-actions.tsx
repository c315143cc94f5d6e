import type { TracedCall } from "@sandbank/engine";
import type { Tried } from "@sandbank/view/replay/session-answers";
import { useState } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Problem, Section } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { requestTarget } from "../../store/request-target.ts";
import { useWork } from "../../store/use-write.ts";
import { printCommand, printCurl, printTypescript } from "../../words/request-code.ts";
import { createRow } from "./log-rows.ts";
import { OutcomeText, StatusTag } from "./outcome-text.tsx";
import { createRequest, entryBefore, isRepeatable, repeatedCall } from "./repeated-call.ts";
import { describeStatus } from "./status.ts";
import { TravelButtons } from "./travel-buttons.tsx";

/** Buttons that copy the request as code, run it again in a fork, and travel to the instant after it. */
export function CallActions({ call }: { readonly call: TracedCall }) {
  const [tried, setTried] = useState<Tried | null>(null);
  const work = useWork();
  const isWhole = isRepeatable(call);
  const request = isWhole ? repeatedCall(call) : undefined;

  /** The worker forks the bank as it was before the request, so the bank itself does not change. */
  async function runAgain(): Promise<void> {
    setTried(null);
    const { tryCall } = await import("../../store/time-travel.ts");
    const result = await tryCall(createRequest(call), entryBefore(call));
    setTried(result);
    announce(`The request ran in a fork: ${result.response.status}.`);
  }

  return (
    <>
      <div class="row">
        {request !== undefined && (
          <>
            <CopyButton text={printCurl(request, requestTarget())} label="Copy as curl" isNamed />
            <CopyButton text={printTypescript(request)} label="Copy as TypeScript" isNamed />
            <CopyButton text={printCommand(request, requestTarget())} label="Copy as CLI" isNamed />
          </>
        )}
        {isWhole && (
          <button type="button" class="small" disabled={work.isRunning} onClick={() => work.run(runAgain)}>
            Run again in a fork
          </button>
        )}
        <TravelButtons entry={call.entry} />
      </div>
      {!isWhole && <p class="muted">The log does not have the whole request, so it cannot be repeated.</p>}
      {work.isRunning && <p aria-busy="true">Replaying the journal…</p>}
      <Problem text={work.problem} />
      {tried !== null && <TriedCall {...tried} />}
    </>
  );
}

function TriedCall({ response, step }: Tried) {
  const row = createRow(step);
  return (
    <Section title="In a fork of the bank as it was before the request" class="response">
      <p>
        <StatusTag status={describeStatus(row)} /> <OutcomeText row={row} />
      </p>
      <JsonTree value={response.body} label="The response in the fork as JSON" />
      <p class="muted">The bank itself stays as it is.</p>
    </Section>
  );
}
