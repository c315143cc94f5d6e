import type { ReadableExplanation } from "@sandbank/engine";
import { Fragment } from "preact";
import type { AdminResult } from "sandbank/client";
import { Panel } from "../../parts/frames.tsx";
import { Instant } from "../../parts/values.tsx";
import type { Read } from "../../store/cache.ts";
import { formatCount } from "../../words/count.ts";
import { moneyText } from "../../words/money.ts";

type Largest = AdminResult<"largest_approved">;
type Limit = ReadableExplanation["limit"];

/** The largest amount that would have been approved. `limit` is the Limit that decided, if one did. */
export function ApprovedPanel({ read, limit }: { readonly read: Read<Largest>; readonly limit: Limit }) {
  return (
    <Panel title="What would have been approved">
      {read.state === "loading" && (
        <p class="muted" aria-busy="true">
          Trying amounts in forks…
        </p>
      )}
      {read.state === "failed" && <p class="problem">{read.error.message}</p>}
      {read.state === "ready" && <Approved {...read.data} limit={limit} />}
    </Panel>
  );
}

function Approved(props: Largest & { readonly limit: Limit }) {
  const { requested, largest, fitsFrom, fitsExcept, text, limit } = props;
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
      {limit !== null && fitsFrom === null && <p>{neverText(requested, limit)}</p>}
      {limit !== null && fitsFrom !== null && (
        <p>
          <strong>{moneyText(requested)}</strong> fits the Limits from <Instant at={fitsFrom} /> UTC
          {fitsExcept.map(({ from, until }, index) => (
            <Fragment key={from}>
              {index === 0 ? ", but not from " : index === fitsExcept.length - 1 ? " and from " : ", from "}
              <Instant at={from} /> until <Instant at={until} />
            </Fragment>
          ))}
          . This holds if no debit is made, settled, reversed or expires until then.
        </p>
      )}
    </>
  );
}

function neverText(requested: number, limit: NonNullable<Limit>): string {
  const never = `${moneyText(requested)} never fits the Limit`;
  const isTooLarge = limit.requested > limit.value;
  // The deciding Limit would allow the amount later, so another Limit never does.
  if (!isTooLarge && limit.interval !== "all_time") return `${never}s that apply.`;
  return `${never}, which allows ${allowanceText(limit)}${isTooLarge ? "" : ", and earlier debits stay counted"}.`;
}

/** The bound of a Limit: `$50.00 per day`. */
function allowanceText({ metric, interval, value }: NonNullable<Limit>): string {
  const most = metric === "volume" ? moneyText(value) : formatCount(value, "debit");
  return `${most} ${interval === "all_time" ? "in all" : `per ${interval}`}`;
}
