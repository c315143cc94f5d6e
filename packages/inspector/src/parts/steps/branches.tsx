import type { ReadableExplanation, TracedCall } from "@sandbank/engine";
import type { ComponentChildren } from "preact";
import { hrefTo } from "../../router/router.ts";
import { screenOfId } from "../../router/screens.ts";
import { formatCount } from "../../words/count.ts";
import { faultWords } from "../../words/fault-kinds.ts";
import "./steps.css";
import { Facts } from "../facts.tsx";
import { Prose, Tag } from "../values.tsx";

export interface BranchProps {
  readonly title: string;
  readonly content: ComponentChildren;
  /** The branches below it, as items of a list. */
  readonly children?: ComponentChildren;
}

/** A branch of the tree: a title on the left, its content on the right, further branches below. */
export function Branch({ title, content, children }: BranchProps) {
  return (
    <li>
      <span class="muted">{title}</span>
      <div>
        {content}
        {children !== undefined && <ul>{children}</ul>}
      </div>
    </li>
  );
}

/** The parameters, the idempotency key, and the fault that the request met. */
export function RequestBranch({ call }: { readonly call: TracedCall }) {
  const { idempotencyKey, fault } = call;
  return (
    <Branch title="Request" content={<Params params={call.params} />}>
      {idempotencyKey !== null && (
        <li class="row">
          <span class="muted">Key</span>
          <div>
            <code>{idempotencyKey}</code>, <KeyUse call={call} />
          </div>
        </li>
      )}
      {fault !== null && (
        <li class="row">
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

/** Explains a decline: the number of evaluated rules, the one that decided, and the facts that it checked. */
export function RulesBranch({ decline }: { readonly decline: ReadableExplanation }) {
  const { rules, limit, control, declinedTransactionId: id } = decline;
  const conclusion = <Prose text={decline.conclusion} />;
  const index = rules.findIndex(({ outcome }) => outcome === "failed");
  const decisive = rules[index];
  const screen = screenOfId(id);
  const reason = <code>{decline.reason}</code>;
  const content = (
    <>
      {decisive === undefined
        ? conclusion
        : `${formatCount(rules.length, "rule")} in order, and rule ${index + 1} decides:`}{" "}
      <Tag tone="bad">declined</Tag> {screen === undefined ? reason : <a href={hrefTo(screen.name, id)}>{reason}</a>}
    </>
  );
  return (
    <Branch title="Rules" content={content}>
      {decisive !== undefined && (
        <li>
          <div>
            {conclusion} {limit === null && control === null && <Facts of={decisive.facts} />}
          </div>
        </li>
      )}
    </Branch>
  );
}
