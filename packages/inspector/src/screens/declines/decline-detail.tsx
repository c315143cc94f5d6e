import type { DeclinedTransaction, Transaction } from "@sandbank/contract";
import type { ReadableExplanation } from "@sandbank/engine";
import { shortId } from "@sandbank/view/words/ids";
import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Panel, Section, Show } from "../../parts/frames.tsx";
import { Gauge } from "../../parts/limit-gauges.tsx";
import { Instant, ObjectName, Prose, ShortInstant, Tag, type Tone, UserText } from "../../parts/values.tsx";
import type { Read } from "../../store/cache.ts";
import { readPage } from "../../store/use-pages.ts";
import { useFixed } from "../../store/use-read.ts";
import { formatCount } from "../../words/count.ts";
import { resourceOfId } from "../../words/find-resource.ts";
import { isolate } from "../../words/isolate.ts";
import { moneyText } from "../../words/money.ts";
import { Actions } from "./actions.tsx";
import { type Decline, findPayment, printTitle, useDecline } from "./decline.ts";
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

type Use = NonNullable<ReadableExplanation["limit"]>;

interface LimitPanelProps {
  readonly use: Use;
  readonly declined: DeclinedTransaction;
  /** The number of journal entries after the decline; undefined until it is read. */
  readonly entry: number | undefined;
}

/** Shows the Limit that decided: the used part, and the debits that used it. */
function LimitPanel({ use, declined, entry }: LimitPanelProps) {
  const { limitId, interval, used, window } = use;
  // The request alone was larger, which the sentence above says.
  if (interval === "transaction" || used === 0) return null;
  return (
    <Panel title="How much of the Limit was used">
      <div>
        <Gauge limit={use} />
      </div>
      {window.after !== null && (
        <p class="muted">
          Debits after <Instant at={window.after} /> UTC counted.
        </p>
      )}
      <Filled limit={limitId} declined={declined} entry={entry} />
    </Panel>
  );
}

const MOST_DEBITS = 20;

/** Lists the debits that counted just before the decline, latest first. */
function Filled({ limit, declined, entry }: Omit<LimitPanelProps, "use"> & { readonly limit: string }) {
  const at = String((entry ?? 1) - 1);
  const read = useFixed(entry === undefined ? null : `limit use ${limit} ${at}`, (from) =>
    from.admin("limit_use", { id: limit, at }),
  );
  const moved = useMoved(declined);
  if (read.state === "loading") return null;
  if (read.state === "failed") return <p class="problem">{read.error.message}</p>;
  const debits = read.data.data[0]?.debits ?? [];
  const shown = debits.toReversed().slice(0, MOST_DEBITS);
  return (
    <ul class="debits">
      {shown.map(({ id, at, volume }) => {
        // The API retrieves the Transaction of a debit. Its source names the debit.
        const found = moved.find(({ source }) => JSON.stringify(source).includes(id));
        return (
          <li key={id} class="row">
            <ShortInstant at={at} /> {found === undefined ? moneyText(volume) : <ObjectName id={found.id} />}
          </li>
        );
      })}
      {debits.length > shown.length && (
        <li class="muted">and {formatCount(debits.length - shown.length, "earlier debit")}</li>
      )}
    </ul>
  );
}

type Moved = Pick<Transaction, "id" | "source">;

/** Reads the latest Pending Transactions and Transactions of the Account until the decline. */
function useMoved({ account_id: account, created_at: until }: DeclinedTransaction): readonly Moved[] {
  const read = useFixed(`moved ${account} ${until}`, (from) =>
    Promise.all(
      ["pending_transactions", "transactions"].map((list) =>
        readPage<Moved>(from, `/${list}?account_id=${account}&created_at.on_or_before=${until}&limit=100`, null),
      ),
    ),
  );
  return read.state === "ready" ? read.data.flatMap(({ rows }) => rows) : [];
}

type Rule = ReadableExplanation["rules"][number];

/** If consecutive rules have the same outcome, only this many are shown at first. */
const FIRST = 3;

const outcomes: Readonly<Record<Rule["outcome"], { readonly word: string; readonly tone: Tone }>> = {
  passed: { word: "passed", tone: "ok" },
  failed: { word: "failed", tone: "bad" },
  not_reached: { word: "not reached", tone: "quiet" },
};

/** Lists the rules in their order: those that passed, the one that failed, and those after it. */
function RuleList({ explanation: { rules } }: { readonly explanation: ReadableExplanation }) {
  if (rules.length === 0) return null;
  return (
    <Section title="The rules in order: the first one that fails decides">
      <ol class="panel rules">
        {(["passed", "failed", "not_reached"] as const).map((outcome) => (
          <Run key={outcome} outcome={outcome} rules={rules} />
        ))}
      </ol>
    </Section>
  );
}

function Run({ outcome, rules }: { readonly outcome: Rule["outcome"]; readonly rules: readonly Rule[] }) {
  const [isOpen, setOpen] = useState(false);
  const own = rules.filter((rule) => rule.outcome === outcome);
  const isLong = own.length > FIRST + 1;
  const shown = isLong && !isOpen ? own.slice(0, FIRST) : own;
  const computeNumber = (rule: Rule) => rules.indexOf(rule) + 1;
  return (
    <>
      {shown.map((rule) => (
        <li key={computeNumber(rule)} value={computeNumber(rule)} class={outcome}>
          <span class="mono muted" aria-hidden="true">
            {computeNumber(rule)}
          </span>
          <span>
            <Tag tone={outcomes[outcome].tone}>{outcomes[outcome].word}</Tag>
          </span>
          <div>
            <p>{rule.condition}</p>
            <Facts of={Object.fromEntries(Object.entries(rule.facts).filter(([, value]) => value !== null))} />
          </div>
        </li>
      ))}
      {isLong && (
        <li class="fold">
          <Button class="plain small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Show fewer" : `${own.length - FIRST} more ${outcomes[outcome].word}`}
          </Button>
        </li>
      )}
    </>
  );
}
