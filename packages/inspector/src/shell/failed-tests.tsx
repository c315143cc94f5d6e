import { useEffect } from "preact/hooks";
import { formatRoute } from "../router/route.ts";
import { embedded } from "../store/open-at-start.ts";
import { countOf } from "../words/count.ts";
import { messageLine } from "../words/message-line.ts";

/** The failed tests of a run. Each one leads to its bank. */
export function FailedTests() {
  const title = countOf(embedded.value.length, "failed test");
  useEffect(() => {
    document.title = `${title} · Sandbank`;
  }, [title]);
  return (
    <main class="failed-tests stack">
      <h1>{title}</h1>
      <p class="muted">
        Open a test to see what its bank did: the call, the rule that decided, the ledger, the webhooks.
      </p>
      <ol>
        {embedded.value.map(({ bank, failure }, index) => (
          <li key={index} class="panel">
            <a href={formatRoute({ screen: "", id: null, params: { failure: String(index + 1) } })}>
              {failure?.test ?? bank}
            </a>
            {failure?.message && <p>{messageLine(failure.message)}</p>}
            {failure?.file && <p class="muted mono">{failure.file}</p>}
          </li>
        ))}
      </ol>
    </main>
  );
}
