import type { ReadableExplanation } from "@sandbank/engine";
import { useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Section } from "../../parts/frames.tsx";
import { Tag, type Tone } from "../../parts/values.tsx";

type Rule = ReadableExplanation["rules"][number];

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
