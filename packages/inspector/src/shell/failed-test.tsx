import { Tag } from "../parts/tag.tsx";
import { formatRoute } from "../router/route.ts";
import type { FailedTest as Failure } from "../source/messages.ts";
import { embedded } from "../store/open-at-start.ts";
import { messageLine } from "../words/message-line.ts";

/** Says which test failed and why, with a link to the other failed tests of the run. */
export function FailedTest({ failure: { test, message } }: { readonly failure: Failure }) {
  const count = embedded.value.length;
  const line = message === null ? "" : messageLine(message);
  return (
    <>
      <span class="failed-test">
        <Tag tone="bad">failed</Tag> <strong>{test}</strong>
        {line !== "" && ` ${line}`}
      </span>
      {message !== null && message.trim() !== line && (
        <details>
          <summary>The whole error</summary>
          <pre>{message}</pre>
        </details>
      )}
      {count > 1 && <a href={formatRoute({ screen: "", id: null, params: {} })}>All {count} failed tests</a>}
    </>
  );
}
