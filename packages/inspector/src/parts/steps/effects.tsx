import type { TracedEntry, TraceStep, WebhookAttempt } from "@sandbank/engine";
import { causeOf } from "@sandbank/view/words/failures";
import { instantText } from "@sandbank/view/words/instants";
import { hrefTo } from "../../router/router.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { messageLine } from "../../words/message-line.ts";
import { urlText } from "../../words/url-text.ts";
import { Breakable, Money, ObjectName } from "../values.tsx";
import { Branch, RulesBranch } from "./branches.tsx";
import { StatusTag } from "./outcome-text.tsx";
import { attemptStatus } from "./status.ts";

interface StepProps {
  readonly step: TraceStep;
}

/** The branches with what a step did: the rules that declined, and the effects. */
export function StepBranches({ step }: StepProps) {
  return (
    <>
      {step.declines.map((decline) => (
        <RulesBranch key={decline.declinedTransactionId} decline={decline} />
      ))}
      <Effects step={step} />
    </>
  );
}

/** Lists the ledger entries, the objects and the Events with their deliveries. */
function Effects({ step }: StepProps) {
  const { ledgerEntries, events, declines, deliveries } = step;
  const objects = listObjects(step);
  if (ledgerEntries.length === 0 && objects.length === 0 && events.length === 0) {
    return <Branch title="Effects" content={<span class="muted">{withoutEffects(step)}</span>} />;
  }
  return (
    <>
      <Branch
        title="Ledger"
        content={
          ledgerEntries.length === 0 ? (
            <span class="muted">no entry{declines.length > 0 && ": a decline moves nothing"}</span>
          ) : (
            <ul class="plain-list">
              {ledgerEntries.map((entry, index) => (
                <li key={index}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          )
        }
      />
      <Branch
        title="Objects"
        content={
          <ul class="plain-list">
            {objects.map((id) => (
              <li key={id}>
                <ObjectName id={id} copy /> <span class="muted">{resourceOfId(id)?.title}</span>
              </li>
            ))}
          </ul>
        }
      />
      <Branch title="Events" content={events.length === 0 && <span class="muted">none</span>}>
        {events.map(({ id, category }) => (
          <li key={id}>
            <div>
              <ObjectName id={id}>
                <Breakable text={category} />
              </ObjectName>
              <Deliveries attempts={deliveries.filter(({ eventId }) => eventId === id)} />
            </div>
          </li>
        ))}
      </Branch>
    </>
  );
}

function withoutEffects(call: TraceStep): string {
  if (call.kind === "advance") return "Nothing fell due.";
  if (call.error !== null) return "A refused request changes nothing.";
  if (call.isReplay) return "A replayed response changes nothing: the earlier request did.";
  return call.method === "GET" ? "A read changes nothing." : "Nothing changed.";
}

function listObjects(step: TraceStep): readonly string[] {
  const { ledgerEntries, events } = step;
  const ids = [
    ...(step.kind === "call" && step.objectId !== null ? [step.objectId] : []),
    ...ledgerEntries.map(({ reference }) => reference),
    ...events.map(({ associated_object_id: id }) => id),
  ];
  return [...new Set(ids)];
}

function Entry({ entry: { from, to, amount } }: { readonly entry: TracedEntry }) {
  return (
    <>
      <Money cents={amount} /> <span class="muted">from</span> <LedgerAccount name={from} />{" "}
      <span class="muted">to</span> <LedgerAccount name={to} />
    </>
  );
}

const parts: Readonly<Record<string, string>> = { held: "on hold", credit: "credit" };

/** `account_1a2b/held` is the money on hold of an Account, and `bank/...` an account of the bank itself. */
function LedgerAccount({ name }: { readonly name: string }) {
  const [account = "", part = ""] = name.split("/");
  if (account === "bank") return <code>{name}</code>;
  return (
    <>
      <ObjectName id={account} />
      {part !== "" && ` ${parts[part] ?? part}`}
    </>
  );
}

function Deliveries({ attempts }: { readonly attempts: readonly WebhookAttempt[] }) {
  if (attempts.length === 0) return <p class="muted">no subscription selects it</p>;
  // The attempts that failed in the same way are one line.
  const groups = Map.groupBy(attempts, (each) => (each.state === "failed" ? `${each.url} ${causeOf(each)}` : each.id));
  return (
    <ul class="plain-list">
      {[...groups].map(
        ([key, [attempt, ...others]]) =>
          attempt && (
            <li key={key}>
              <StatusTag status={attemptStatus(attempt)} />{" "}
              {others.length === 0 ? (
                <a href={hrefTo("log", attempt.id)}>attempt {attempt.number}</a>
              ) : (
                <ObjectName id={attempt.eventId}>
                  {others.length + 1} × {causeOf(attempt)}
                </ObjectName>
              )}
              {` to ${urlText(attempt.url)}`}
              {attempt.state === "planned" && `, ${instantText(attempt.dueAt)}`}
              {attempt.state === "failed" &&
                others.length === 0 &&
                ` ${messageLine(attempt.error ?? attempt.answer ?? "")}`}
            </li>
          ),
      )}
    </ul>
  );
}
