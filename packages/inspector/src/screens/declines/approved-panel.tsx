import type { ReadableExplanation } from "@sandbank/engine";
import { Fragment } from "preact";
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

function Approved({ largest: { requested, largest, fitsFrom, fitsExcept, text }, limit }: ApprovedProps) {
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
      {limit !== null && <Later {...{ requested, fitsFrom, fitsExcept, limit }} />}
    </>
  );
}

interface ApprovedProps {
  readonly largest: Largest;
  readonly limit: Limit;
}

interface LaterProps extends Pick<Largest, "fitsFrom" | "fitsExcept"> {
  readonly requested: number;
  readonly limit: NonNullable<Limit>;
}

function Later({ requested, fitsFrom, fitsExcept, limit }: LaterProps) {
  if (fitsFrom === null) return <Never requested={requested} limit={limit} />;
  return (
    <p>
      <strong>{moneyText(requested)}</strong> fits the Limits from <Instant at={fitsFrom} /> UTC
      {fitsExcept.map(({ from, until }, index) => (
        <Fragment key={from}>
          {index === 0 ? ", but not from " : index === fitsExcept.length - 1 ? " and from " : ", from "}
          <Instant at={from} /> until <Instant at={until} />
        </Fragment>
      ))}
      . This holds if no debit is made, reversed or expires until then.
    </p>
  );
}

function Never({ requested, limit }: Pick<LaterProps, "requested" | "limit">) {
  const isTooLarge = limit.requested > limit.value;
  // The deciding Limit would allow the amount later, so another Limit never does.
  if (!isTooLarge && limit.interval !== "all_time")
    return <p>{moneyText(requested)} never fits the Limits that apply.</p>;
  return (
    <p>
      {moneyText(requested)} never fits the Limit, which allows {allowanceText(limit)}
      {!isTooLarge && ", and earlier debits stay counted"}.
    </p>
  );
}
