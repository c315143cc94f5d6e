import { useEffect } from "preact/hooks";
import { Tag } from "../parts/values.tsx";
import { formatRoute } from "../router/route.ts";
import type { FailedTest as Failure } from "../source/messages.ts";
import { embedded } from "../store/open-at-start.ts";
import { countOf } from "../words/count.ts";
import { messageLine } from "../words/message-line.ts";

/** The failed tests of a run. Each one leads to what its bank did. */
export function FailedTests() {
  const title = countOf(embedded.value.length, "failed test");
  useEffect(() => {
    document.title = `${title} · Sandbank`;
  }, [title]);
  return (
    <main class="failed-tests">
      <h1>{title}</h1>
      <p class="muted">Select a test to see what its bank did: the calls, the rule that decided, and the webhooks.</p>
      <ol class="panel">
        {embedded.value.map(({ bank, failure }, index) => (
          <li key={index}>
            <a href={formatRoute({ screen: "", id: null, params: { failure: String(index + 1) } })}>
              <strong>{failure?.test ?? bank}</strong>
              {failure?.message && <span>{messageLine(failure.message)}</span>}
              {failure?.path && <span class="muted mono">{failure.path}</span>}
            </a>
          </li>
        ))}
      </ol>
    </main>
  );
}

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
