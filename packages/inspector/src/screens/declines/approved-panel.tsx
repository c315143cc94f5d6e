import type { AdminResult } from "sandbank/client";
import { Instant } from "../../parts/instant.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { Read } from "../../store/cache.ts";
import { moneyText } from "../../words/money.ts";

type Largest = AdminResult<"largest_approved">;

export interface ApprovedPanelProps {
  readonly read: Read<Largest>;
  /** Whether a Limit decided. */
  readonly hasLimit: boolean;
}

/** The largest amount that would have been approved. */
export function ApprovedPanel({ read, hasLimit }: ApprovedPanelProps) {
  return (
    <Panel title="What would have been approved">
      {read.state === "loading" && (
        <p class="muted" aria-busy="true">
          Trying amounts in forks…
        </p>
      )}
      {read.state === "failed" && <p class="problem">{read.error.message}</p>}
      {read.state === "ready" && <Approved largest={read.data} hasLimit={hasLimit} />}
    </Panel>
  );
}

function Approved({ largest: { requested, largest, fitsFrom, text }, hasLimit }: ApprovedProps) {
  if (requested === null) return <p>{text}</p>;
  return (
    <>
      <p>
        {largest === null ? (
          "No amount would have been approved."
        ) : (
          <>
            At most <strong>{moneyText(largest)}</strong> instead of {moneyText(requested)}.
          </>
        )}
      </p>
      {hasLimit && <Later requested={requested} fitsFrom={fitsFrom} />}
    </>
  );
}

interface ApprovedProps {
  readonly largest: Largest;
  readonly hasLimit: boolean;
}

function Later({ requested, fitsFrom }: { readonly requested: number; readonly fitsFrom: string | null }) {
  if (fitsFrom === null) return <p>{moneyText(requested)} never fits the Limit.</p>;
  return (
    <p>
      <strong>{moneyText(requested)}</strong> fits the Limit from <Instant at={fitsFrom} /> UTC, unless other debits are
      made until then.
    </p>
  );
}
