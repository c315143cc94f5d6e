import { useState } from "preact/hooks";
import { IdLink } from "../../parts/id-link.tsx";
import { Instant } from "../../parts/instant.tsx";
import { Show } from "../../parts/states.tsx";
import { Tag } from "../../parts/tag.tsx";
import { useFixed } from "../../store/use-read.ts";
import { AccountLink } from "./account-link.tsx";
import { Actions } from "./actions.tsx";
import { ApprovedPanel } from "./approved-panel.tsx";
import { Decider } from "./decider.tsx";
import { type Decline, useDecline } from "./decline.ts";
import { RuleList } from "./rule-list.tsx";
import { TryForm } from "./try-form.tsx";
import { conclusionOf } from "./words.ts";

/** Why something was declined, and what to do about it. */
export function DeclineDetail({ id }: { readonly id: string }) {
  const read = useDecline(id);
  return <Show read={read}>{(decline) => <Explained decline={decline} />}</Show>;
}

function Explained({ decline }: { readonly decline: Decline }) {
  const { declined, explanation, step } = decline;
  const [isTrying, setTrying] = useState(false);
  const largest = useFixed(`largest ${declined.id}`, (from) => from.admin("largest_approved", { id: declined.id }));
  const found = largest.state === "ready" ? largest.data : undefined;
  const entry = step?.entry ?? found?.entry;
  return (
    <>
      <div class="row">
        <Tag tone="bad">{explanation.reason}</Tag>
        <span class="muted">
          {declined.description}
          {declined.route_id !== null && (
            <>
              , <IdLink id={declined.route_id} />
            </>
          )}{" "}
          on <AccountLink id={declined.account_id} />, <Instant at={declined.created_at} /> UTC
        </span>
      </div>
      <p class="muted">
        <IdLink id={declined.id} copy />
      </p>
      <p>{conclusionOf(explanation)}</p>
      <Actions decline={decline} entry={entry} isTrying={isTrying} onTry={() => setTrying(!isTrying)} />
      {isTrying && entry !== undefined && <TryForm decline={decline} entry={entry} largest={found?.largest ?? null} />}
      <div class="decision">
        <Decider decline={decline} entry={entry} />
        <ApprovedPanel read={largest} hasLimit={explanation.limit !== null} />
      </div>
      <RuleList rules={explanation.rules} />
    </>
  );
}
