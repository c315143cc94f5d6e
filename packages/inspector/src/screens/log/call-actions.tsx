import type { TracedCall } from "@sandbank/engine";
import { CopyButton } from "../../parts/copy-button.tsx";
import { requestTarget } from "../../store/request-target.ts";
import { cliOf, curlOf, typescriptOf } from "../../words/request-code.ts";
import { ForkResult } from "./fork-result.tsx";
import { isRepeatable, repeatedCall } from "./repeated-call.ts";
import { TravelButtons } from "./travel-buttons.tsx";
import { useFork } from "./use-fork.ts";

/** Buttons that copy the request as code, run it again in a fork, and travel to the instant after it. */
export function CallActions({ call }: { readonly call: TracedCall }) {
  const fork = useFork(call);
  const isWhole = isRepeatable(call);
  const request = isWhole ? repeatedCall(call) : undefined;
  return (
    <>
      <div class="row">
        {request !== undefined && (
          <>
            <CopyButton text={curlOf(request, requestTarget())} label="Copy as curl" isNamed />
            <CopyButton text={typescriptOf(request)} label="Copy as TypeScript" isNamed />
            <CopyButton text={cliOf(request, requestTarget())} label="Copy as CLI" isNamed />
          </>
        )}
        {isWhole && (
          <button type="button" class="small" disabled={fork.isRunning} onClick={fork.run}>
            Run again in a fork
          </button>
        )}
        <TravelButtons entry={call.entry} />
      </div>
      {!isWhole && <p class="muted">The log does not have the whole request, so it cannot be repeated.</p>}
      <ForkResult fork={fork} />
    </>
  );
}
