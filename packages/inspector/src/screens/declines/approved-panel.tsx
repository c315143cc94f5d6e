import type { ReadableExplanation } from "@sandbank/engine";
import type { AdminResult } from "sandbank/client";
import { Instant } from "../../parts/instant.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { Read } from "../../store/cache.ts";
import { moneyText } from "../../words/money.ts";
import { allowanceText } from "./words.ts";

type Largest = AdminResult<"largest_approved">;
type Limit = ReadableExplanation["limit"];

export interface ApprovedPanelProps {
  readonly read: Read<Largest>;
  /** The Limit that decided, if one did. */
  readonly limit: Limit;
}

/** The largest amount that would have been approved. */
export function ApprovedPanel({ read, limit }: ApprovedPanelProps) {
  return (
    <Panel title="What would have been approved">
      {read.state === "loading" && (
        <p class="muted" aria-busy="true">
          Trying amounts in forks…
        </p>
      )}
      {read.state === "failed" && <p class="problem">{read.error.message}</p>}
      {read.state === "ready" && <Approved largest={read.data} limit={limit} />}
    </Panel>
  );
}

function Approved({ largest: { requested, largest, fitsFrom, text }, limit }: ApprovedProps) {
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
      {limit !== null && <Later requested={requested} fitsFrom={fitsFrom} limit={limit} />}
    </>
  );
}

interface ApprovedProps {
  readonly largest: Largest;
  readonly limit: Limit;
}

interface LaterProps {
  readonly requested: number;
  readonly fitsFrom: string | null;
  readonly limit: NonNullable<Limit>;
}

function Later({ requested, fitsFrom, limit }: LaterProps) {
  if (fitsFrom === null) {
    return (
      <p>
        {moneyText(requested)} never fits the Limit, which allows {allowanceText(limit)}
        {limit.requested <= limit.value && ", and earlier debits stay counted"}.
      </p>
    );
  }
  return (
    <p>
      <strong>{moneyText(requested)}</strong> fits the Limit from <Instant at={fitsFrom} /> UTC, unless other debits are
      made until then.
    </p>
  );
}
