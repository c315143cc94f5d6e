import type { TracedAdvance, TracedCall, WebhookAttempt } from "@sandbank/engine";
import { capitalized } from "@sandbank/view/words/capitalized";
import { groupFailures } from "@sandbank/view/words/failures";
import { joinAttempts } from "@sandbank/view/words/ids";
import { instantText } from "@sandbank/view/words/instants";
import { detailText } from "@sandbank/view/words/move-lines";
import { Breakable, Instant, Tag } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { urlText } from "../../words/url-text.ts";
import { RequestBranch, RulesBranch } from "./branches.tsx";
import { CallActions } from "./call-actions.tsx";
import { CallResponse } from "./call-response.tsx";
import { DeliveryDetail } from "./delivery-detail.tsx";
import { Effects } from "./effects.tsx";
import type { LogRow } from "./log-rows.ts";
import { describeOutcome } from "./outcome.ts";
import { printTarget, readMethod, readTarget } from "./row-text.ts";
import { TravelButtons } from "./travel-buttons.tsx";

/** The largest number of attempts that a link names. */
const MOST_SHOWN = 1_000;

export function RowTitle({ row }: { readonly row: LogRow }) {
  return (
    <span class="mono log-title" title={readTarget(row)}>
      {readMethod(row)} <Breakable text={printTarget(row)} />
    </span>
  );
}

/** Shows a row as a tree, from the request to its result. */
export function RowDetail({ row }: { readonly row: LogRow }) {
  const { step, attempt, together } = row;
  if (together !== undefined) return <Together row={row} attempts={together} />;
  if (attempt !== null) return <DeliveryDetail step={step} attempt={attempt} />;
  const call = step.kind === "call" ? step : undefined;
  return (
    <>
      {step.kind === "call" ? <CallHead call={step} /> : <MoveHead move={step} />}
      <ul class="tree" aria-label="Result">
        {call && <RequestBranch call={call} />}
        {step.declines.map((decline) => (
          <RulesBranch key={decline.declinedTransactionId} decline={decline} />
        ))}
        <Effects effects={step} call={call} />
      </ul>
      {call && <CallResponse call={call} />}
    </>
  );
}

/** How many of several attempts ended how, and the failures by receiver and cause. */
function Together({ row, attempts }: { readonly row: LogRow; readonly attempts: readonly WebhookAttempt[] }) {
  const failed = attempts.filter(({ state }) => state === "failed");
  const failures = failed.map((each) => ({ ...each, subscription: each.url, at: each.dueAt }));
  return (
    <>
      <p>
        <Instant at={attempts[0]?.dueAt ?? ""} /> UTC: {describeOutcome(row).text}.
      </p>
      <ul>
        {groupFailures(failures).map(({ subscription, cause, count }) => (
          <li key={`${subscription} ${cause}`}>
            <Tag tone="bad">
              {count} × {cause}
            </Tag>{" "}
            at {urlText(subscription)}
          </li>
        ))}
      </ul>
      <a href={hrefTo("log", null, { attempts: joinAttempts(attempts.slice(0, MOST_SHOWN).map(({ id }) => id)) })}>
        Show each attempt
      </a>
    </>
  );
}

function CallHead({ call }: { readonly call: TracedCall }) {
  return (
    <>
      <p class="muted">
        #{call.number}, <Instant at={call.at} /> UTC
        {call.via === "direct" && `, called directly${call.side === "network" ? " as the network" : ""}`}
      </p>
      <CallActions call={call} />
    </>
  );
}

function MoveHead({ move }: { readonly move: TracedAdvance }) {
  return (
    <>
      <p>
        The clock moved from <Instant at={move.at} /> to {instantText(move.to)} UTC.{" "}
        <span class="muted">#{move.number}.</span>
      </p>
      <p>{capitalized(detailText(move))}.</p>
      <div class="row">
        <TravelButtons step={move} />
      </div>
    </>
  );
}
