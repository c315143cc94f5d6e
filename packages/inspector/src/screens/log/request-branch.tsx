import type { TracedCall } from "@sandbank/engine";
import { Tag } from "../../parts/tag.tsx";
import { faultWords } from "../../words/fault-kinds.ts";
import { Branch } from "./branch.tsx";
import { Facts } from "./facts.tsx";

/** The parameters, the idempotency key, and the fault that the request met. */
export function RequestBranch({ call }: { readonly call: TracedCall }) {
  const { idempotencyKey, fault } = call;
  return (
    <Branch title="Request" content={<Params params={call.params} />}>
      {idempotencyKey !== null && (
        <li class="pair">
          <span class="muted">Key</span>
          <div>
            <code>{idempotencyKey}</code>, <KeyUse call={call} />
          </div>
        </li>
      )}
      {fault !== null && (
        <li class="pair">
          <span class="muted">Fault</span>
          <div>
            <Tag tone="warn">{faultWords(fault).title}</Tag> {faultWords(fault).sentence}
          </div>
        </li>
      )}
    </Branch>
  );
}

function Params({ params }: { readonly params: unknown }) {
  if (typeof params !== "object" || params === null)
    return <span class="muted">The bank did not read parameters.</span>;
  if (Object.keys(params).length === 0) return <span class="muted">no parameters</span>;
  return <Facts of={params as Record<string, unknown>} />;
}

function KeyUse({ call: { isReplay, error } }: { readonly call: TracedCall }) {
  if (isReplay) return <>replayed: this is the response to an earlier request with the same key</>;
  if (error?.type === "idempotency_key_already_used_error") return <>conflict: an earlier request has the same key</>;
  return <>new</>;
}
