import type { TracedCall, TraceStep } from "@sandbank/engine";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { atText, compareFrom, goTo, route } from "../../router/router.ts";
import { recordedNumber } from "../../store/replay-state.ts";
import { requestTarget } from "../../store/request-target.ts";
import { source } from "../../store/store.ts";
import { printCommand, printCurl, printTypescript } from "../../words/request-code.ts";
import { isRepeatable, repeatedCall } from "./repeated-call.ts";

/** Buttons that copy the request as code, and travel to the instant after it. */
export function CallActions({ call }: { readonly call: TracedCall }) {
  const isWhole = isRepeatable(call);
  const request = isWhole ? repeatedCall(call) : undefined;
  return (
    <>
      <div class="row">
        {request !== undefined && (
          <>
            <CopyButton text={printCurl(request, requestTarget())} label="Copy as curl" class="small primary" />
            <CopyButton text={printTypescript(request)} label="Copy as TypeScript" class="plain small" />
            <CopyButton text={printCommand(request, requestTarget())} label="Copy as CLI" class="plain small" />
          </>
        )}
        <TravelButtons step={call} />
      </div>
      {!isWhole && <p class="muted">The log does not have the whole request, so it cannot be repeated.</p>}
    </>
  );
}

/** Shows the bank after a step, where the row of the step is the newest one, or compares it with the shown instant. */
export function TravelButtons({ step: { entry, number } }: { readonly step: TraceStep }) {
  const at = atText(entry, source.value?.kind === "session" ? recordedNumber(number) : number);
  const isHere = route.value.params["at"] === at;
  return (
    <>
      <Button class="small" disabled={isHere} onClick={() => goTo("log", null, { at })}>
        {isHere ? "You are here" : "Travel to here"}
      </Button>
      <Button class="plain small" onClick={() => compareFrom(entry)}>
        Compare from here
      </Button>
    </>
  );
}
