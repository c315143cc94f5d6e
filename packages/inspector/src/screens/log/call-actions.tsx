import type { TracedCall } from "@sandbank/engine";
import { CopyButton } from "../../parts/copy-button.tsx";
import { requestTarget } from "../../store/request-target.ts";
import { printCommand, printCurl, printTypescript } from "../../words/request-code.ts";
import { isRepeatable, repeatedCall } from "./repeated-call.ts";
import { TravelButtons } from "./travel-buttons.tsx";

/** Buttons that copy the request as code, and travel to the instant after it. */
export function CallActions({ call }: { readonly call: TracedCall }) {
  const isWhole = isRepeatable(call);
  const request = isWhole ? repeatedCall(call) : undefined;
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
        <TravelButtons step={call} />
      </div>
      {!isWhole && <p class="muted">The log does not have the whole request, so it cannot be repeated.</p>}
    </>
  );
}
