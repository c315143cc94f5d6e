import type { TracedAdvance, TracedCall } from "@sandbank/engine";
import { instantText } from "@sandbank/view/words/instants";
import { detailText } from "@sandbank/view/words/move-lines";
import { Breakable, Instant } from "../../parts/values.tsx";
import { capitalized } from "../../words/count.ts";
import { RequestBranch, RulesBranch } from "./branches.tsx";
import { CallActions } from "./call-actions.tsx";
import { CallResponse } from "./call-response.tsx";
import { DeliveryDetail } from "./delivery-detail.tsx";
import { Effects } from "./effects.tsx";
import type { LogRow } from "./log-rows.ts";
import { printTarget, readMethod, readTarget } from "./row-text.ts";
import { TravelButtons } from "./travel-buttons.tsx";

export function RowTitle({ row }: { readonly row: LogRow }) {
  return (
    <span class="mono log-title" title={readTarget(row)}>
      {readMethod(row)} <Breakable text={printTarget(row)} />
    </span>
  );
}

/** Shows a row as a tree, from the request to its result. */
export function RowDetail({ row }: { readonly row: LogRow }) {
  const { step, attempt } = row;
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
        <TravelButtons entry={move.entry} />
      </div>
    </>
  );
}
