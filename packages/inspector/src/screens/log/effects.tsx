import type { TracedCall, TracedEffects, TracedEntry, WebhookAttempt } from "@sandbank/engine";
import { causeOf } from "@sandbank/view/words/failures";
import { instantText } from "@sandbank/view/words/instants";
import { Breakable, Money, ObjectName } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { messageLine } from "../../words/message-line.ts";
import { urlText } from "../../words/url-text.ts";
import { Branch } from "./branches.tsx";
import { StatusTag } from "./outcome-text.tsx";
import { attemptStatus } from "./status.ts";

export interface EffectsProps {
  readonly effects: TracedEffects;
  /** The call that had the effects; undefined for a clock move. */
  readonly call: TracedCall | undefined;
}

/** Lists the ledger entries, the objects and the Events with their deliveries. */
export function Effects({ effects, call }: EffectsProps) {
  const { ledgerEntries, events, declines } = effects;
  const objects = listObjects(effects, call?.objectId ?? null);
  if (ledgerEntries.length === 0 && objects.length === 0 && events.length === 0) {
    return <Branch title="Effects" content={<span class="muted">{withoutEffects(call)}</span>} />;
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
              <Deliveries attempts={effects.deliveries.filter(({ eventId }) => eventId === id)} />
            </div>
          </li>
        ))}
      </Branch>
    </>
  );
}

function withoutEffects(call: TracedCall | undefined): string {
  if (call === undefined) return "Nothing fell due.";
  if (call.error !== null) return "A refused request changes nothing.";
  if (call.isReplay) return "A replayed response changes nothing: the earlier request did.";
  return call.method === "GET" ? "A read changes nothing." : "Nothing changed.";
}

function listObjects({ ledgerEntries, events }: TracedEffects, objectId: string | null): readonly string[] {
  const ids = [
    ...(objectId === null ? [] : [objectId]),
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
