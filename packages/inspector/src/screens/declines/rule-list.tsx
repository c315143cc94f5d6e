import type { ReadableExplanation } from "@sandbank/engine";
import { isId } from "@sandbank/view/words/ids";
import { useState } from "preact/hooks";
import { Section } from "../../parts/frames.tsx";
import { Instant, ObjectName, Tag, type Tone } from "../../parts/values.tsx";
import { amountNote } from "../../words/amount-note.ts";

type Rule = ReadableExplanation["rules"][number];
type Facts = Rule["facts"];

/** If consecutive rules have the same outcome, only this many are shown at first. */
const FIRST = 3;

const outcomes: Readonly<Record<Rule["outcome"], { readonly word: string; readonly tone: Tone }>> = {
  passed: { word: "passed", tone: "ok" },
  failed: { word: "failed", tone: "bad" },
  not_reached: { word: "not reached", tone: "quiet" },
};

/** Lists the rules in their order: those that passed, the one that failed, and those after it. */
export function RuleList({ explanation: { rules } }: { readonly explanation: ReadableExplanation }) {
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

interface RunProps {
  readonly outcome: Rule["outcome"];
  readonly rules: readonly Rule[];
}

function Run({ outcome, rules }: RunProps) {
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
            <FactList facts={rule.facts} />
          </div>
        </li>
      ))}
      {isLong && (
        <li class="fold">
          <button type="button" class="plain small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Show fewer" : `${own.length - FIRST} more ${outcomes[outcome].word}`}
          </button>
        </li>
      )}
    </>
  );
}

/** Lists the values that the rule compared. Values that were absent are left out if all of them were. */
function FactList({ facts }: { readonly facts: Facts }) {
  const entries = Object.entries(facts);
  if (entries.every(([, value]) => value === null)) return null;
  return (
    <p class="facts mono muted">
      {entries.map(([name], index) => (
        <span key={name}>
          {index > 0 && ", "}
          {words(name)} <FactValue name={name} facts={facts} />
        </span>
      ))}
    </p>
  );
}

function FactValue({ name, facts }: { readonly name: string; readonly facts: Facts }) {
  const value = facts[name];
  if (value == null) return <>none</>;
  if (isId(value)) return <ObjectName id={value} />;
  if (/^\d{4}-.*Z$/.test(String(value))) return <Instant at={String(value)} />;
  return <>{amountNote(name, facts) ?? String(value)}</>;
}

/** `availableBalance` as `available balance`. */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
