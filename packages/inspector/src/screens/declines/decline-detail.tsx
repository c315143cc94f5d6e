import { shortId } from "@sandbank/view/words/ids";
import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Panel, Show } from "../../parts/frames.tsx";
import { Instant, ObjectName, Prose, Tag, UserText } from "../../parts/values.tsx";
import type { Read } from "../../store/cache.ts";
import { useFixed } from "../../store/use-read.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { isolate } from "../../words/isolate.ts";
import { Actions } from "./actions.tsx";
import { type Decline, findPayment, printTitle, useDecline } from "./decline.ts";
import { LimitPanel } from "./limit-panel.tsx";
import { RuleList } from "./rule-list.tsx";
import { TryForm } from "./try-form.tsx";

/** Explains a decline, and offers actions. */
export function DeclineDetail({ id }: { readonly id: string }) {
  const read = useDecline(id);
  return <Show read={read}>{(decline) => <Explained decline={decline} />}</Show>;
}

function Explained({ decline }: { readonly decline: Decline }) {
  const { declined, explanation } = decline;
  const payment = findPayment(declined);
  const [isTrying, setTrying] = useState(false);
  const largest = useFixed(`largest ${declined.id}`, (from) => from.admin("largest_approved", { id: declined.id }));
  const found = largest.state === "ready" ? largest.data : undefined;
  const entry = found?.entry;
  return (
    <>
      <div class="row">
        <Tag tone="bad">{explanation.reason}</Tag>
        <span class="mono" title={declined.id}>
          {shortId(declined.id)}
          <CopyButton text={declined.id} label={`Copy ${declined.id}`} />
        </span>
      </div>
      <p class="muted">
        {!printTitle(declined).includes(isolate(declined.description)) && (
          <>
            <UserText text={declined.description} />,{" "}
          </>
        )}
        <ObjectName id={declined.route_id ?? declined.account_id} />, <Instant at={declined.created_at} /> UTC
        {payment !== undefined && (
          <>
            , <ObjectName id={payment}>{resourceOfId(payment)?.title}</ObjectName>
          </>
        )}
      </p>
      <p>
        <Prose text={explanation.conclusion} />
      </p>
      <Actions decline={decline} largest={found} isTrying={isTrying} onTry={() => setTrying(!isTrying)} />
      {isTrying && found !== undefined && <TryForm declined={declined.id} largest={found} />}
      <ApprovedPanel read={largest} />
      {explanation.limit !== null && <LimitPanel use={explanation.limit} declined={declined} entry={entry} />}
      <RuleList explanation={explanation} />
    </>
  );
}

/** The largest amount that would have been approved, and when the declined one would have been. */
function ApprovedPanel({ read }: { readonly read: Read<AdminResult<"largest_approved">> }) {
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
