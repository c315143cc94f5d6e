import { JsonTree } from "../../parts/json-tree.tsx";
import { Problem } from "../../parts/problem.tsx";
import { logRows } from "./log-rows.ts";
import { OutcomeText } from "./outcome-text.tsx";
import { statusOf } from "./status.ts";
import { StatusTag } from "./status-tag.tsx";
import type { Fork } from "./use-fork.ts";

/** Shows the result of a request in a fork. */
export function ForkResult({ fork: { isRunning, tried, problem } }: { readonly fork: Fork }) {
  if (isRunning) return <p aria-busy="true">Replaying the journal…</p>;
  if (tried === null) return <Problem text={problem} />;
  const row = logRows([tried.step]).find(({ attempt }) => attempt === null);
  return (
    <section class="stack" aria-labelledby="log-fork">
      <h2 id="log-fork">In a fork of the bank as it was before the request</h2>
      {row !== undefined && (
        <p>
          <StatusTag status={statusOf(row)} /> <OutcomeText row={row} />
        </p>
      )}
      <JsonTree value={tried.response.body} label="The response in the fork as JSON" />
      <p class="muted">The bank itself stays as it is.</p>
    </section>
  );
}
