import type { AdminResult } from "sandbank/client";
import { Panel } from "../../parts/frames.tsx";
import { Prose } from "../../parts/values.tsx";
import type { Read } from "../../store/cache.ts";

/** The largest amount that would have been approved, and when the declined one would have been. */
export function ApprovedPanel({ read }: { readonly read: Read<AdminResult<"largest_approved">> }) {
  return (
    <Panel title="What would have been approved">
      {read.state === "loading" && (
        <p class="muted" aria-busy="true">
          Trying amounts in forks…
        </p>
      )}
      {read.state === "failed" && <p class="problem">{read.error.message}</p>}
      {read.state === "ready" && (
        <p>
          <Prose text={read.data.text} />
        </p>
      )}
    </Panel>
  );
}
