import type { ReadableExplanation } from "@sandbank/engine";
import { useId, useState } from "preact/hooks";
import { Instant } from "../../parts/instant.tsx";
import { ObjectName } from "../../parts/object-name.tsx";
import { Prose } from "../../parts/prose.tsx";
import { Tag, type Tone } from "../../parts/tag.tsx";
import { amountNote } from "../../words/amount-note.ts";
import { isId } from "../../words/ids.ts";

type Rule = ReadableExplanation["rules"][number];
type Facts = Rule["facts"];

/** If consecutive rules have the same outcome, only this many are shown at first. */
const FIRST = 3;

const outcomes: Readonly<Record<Rule["outcome"], { readonly word: string; readonly tone: Tone }>> = {
  passed: { word: "passed", tone: "ok" },
  failed: { word: "failed", tone: "bad" },
  not_reached: { word: "not reached", tone: "quiet" },
};

/**
 * Lists the rules in the order of the checks: those that passed, the one that failed, and those that were not
 * evaluated.
 */
export function RuleList({ explanation: { rules, conclusion } }: { readonly explanation: ReadableExplanation }) {
  const id = useId();
  if (rules.length === 0) return null;
  const numbered = rules.map((rule, index) => ({ rule, number: index + 1 }));
  return (
    <section class="stack" aria-labelledby={id}>
      <h2 id={id}>The rules in order: the first one that fails decides</h2>
      <ol class="panel rules">
        {(["passed", "failed", "not_reached"] as const).map((outcome) => (
          <Run
            key={outcome}
            outcome={outcome}
            rules={numbered.filter(({ rule }) => rule.outcome === outcome)}
            conclusion={conclusion}
          />
        ))}
      </ol>
    </section>
  );
}

interface NumberedRule {
  readonly rule: Rule;
  readonly number: number;
}

interface RunProps {
  readonly outcome: Rule["outcome"];
  readonly rules: readonly NumberedRule[];
  /** The finding of the rule that failed. */
  readonly conclusion: string;
}

function Run({ outcome, rules, conclusion }: RunProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = rules.length > FIRST + 1;
  const shown = isLong && !isOpen ? rules.slice(0, FIRST) : rules;
  return (
    <>
      {shown.map(({ rule, number }) => (
        <li key={number} value={number} class={outcome}>
          <span class="mono muted" aria-hidden="true">
            {number}
          </span>
          <span>
            <Tag tone={outcomes[outcome].tone}>{outcomes[outcome].word}</Tag>
          </span>
          <div>
            <p>{outcome === "failed" ? <Prose text={conclusion} /> : rule.condition}</p>
            <FactList facts={rule.facts} />
          </div>
        </li>
      ))}
      {isLong && (
        <li class="fold">
          <button type="button" class="plain small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Show fewer" : `${rules.length - FIRST} more ${outcomes[outcome].word}`}
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
      {entries.map(([name, value], index) => (
        <span key={name}>
          {index > 0 && ", "}
          {words(name)} <FactValue name={name} value={value} facts={facts} />
        </span>
      ))}
    </p>
  );
}

interface FactValueProps {
  readonly name: string;
  readonly value: Facts[string];
  readonly facts: Facts;
}

function FactValue({ name, value, facts }: FactValueProps) {
  if (value === null) return <>none</>;
  if (isId(value)) return <ObjectName id={value} />;
  if (/^\d{4}-.*Z$/.test(String(value))) return <Instant at={String(value)} />;
  return <>{amountNote(name, facts) ?? String(value)}</>;
}

/** `availableBalance` as `available balance`. */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
