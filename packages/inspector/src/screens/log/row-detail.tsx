import type { TracedCall } from "@sandbank/engine";
import { instantText } from "sandbank/private/words/instants";
import { Instant } from "../../parts/instant.tsx";
import { CallActions } from "./call-actions.tsx";
import { CallResponse } from "./call-response.tsx";
import { DeliveryDetail } from "./delivery-detail.tsx";
import { Effects } from "./effects.tsx";
import type { LogRow } from "./log-rows.ts";
import { RequestBranch } from "./request-branch.tsx";
import { fullTargetOf, methodOf, targetOf } from "./row-text.ts";
import { RulesBranch } from "./rules-branch.tsx";
import { TravelButtons } from "./travel-buttons.tsx";

export function RowTitle({ row }: { readonly row: LogRow }) {
  return (
    <span class="mono log-title" title={fullTargetOf(row)}>
      {methodOf(row)} {targetOf(row)}
    </span>
  );
}

/** Shows a row as a tree, from the request to its result. */
export function RowDetail({ row }: { readonly row: LogRow }) {
  const { step, attempt } = row;
  if (attempt !== null) return <DeliveryDetail step={step} attempt={attempt} />;
  if (step.kind === "call") return <CallDetail call={step} />;
  return (
    <>
      <p>
        The clock moved from <Instant at={step.at} /> to {instantText(step.to)} UTC.{" "}
        <span class="muted">Entry {step.entry}.</span>
      </p>
      <div class="row">
        <TravelButtons entry={step.entry} />
      </div>
      <ul class="tree" aria-label="Result">
        {step.declines.map((decline) => (
          <RulesBranch key={decline.declinedTransactionId} decline={decline} />
        ))}
        <Effects effects={step} />
      </ul>
    </>
  );
}

function CallDetail({ call }: { readonly call: TracedCall }) {
  return (
    <>
      <p class="muted">
        <Instant at={call.at} /> UTC, entry {call.entry}
        {call.via === "direct" && `, called directly${call.side === "network" ? " as the network" : ""}`}
      </p>
      <CallActions call={call} />
      <ul class="tree" aria-label="Result">
        <RequestBranch call={call} />
        {call.declines.map((decline) => (
          <RulesBranch key={decline.declinedTransactionId} decline={decline} />
        ))}
        <Effects effects={call} call={call} />
      </ul>
      <CallResponse call={call} />
    </>
  );
}
