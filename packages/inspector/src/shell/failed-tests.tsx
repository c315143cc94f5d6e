import { useEffect } from "preact/hooks";
import { formatRoute } from "../router/route.ts";
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
