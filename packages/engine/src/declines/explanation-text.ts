import { dollars } from "../money/dollars.ts";
import type { ControlBreach, SpendingBreach } from "../state/control-breach.ts";
import type { ExplainedRule, Explanation } from "../state/explanation.ts";
import type { LimitUse } from "../state/limit-use.ts";
import type { RuleFacts } from "../state/rule-facts.ts";
import { allowanceText, counted, PAST_COUNTING, singleUseText, spendingText } from "./findings.ts";

/** Formats an explanation as several lines of text for people. */
export function printExplanation(explanation: Explanation): string {
  const { declinedTransactionId, rail, reason, conclusion, rules, limit, control } = explanation;
  const announcement = rules.length === 0 ? "" : " The first rule that fails decides:";
  const head = `${declinedTransactionId} (${rail}): ${reason}. ${conclusion}${announcement}`;
  const lines = rules.map((rule, index) => `${String(index + 1).padStart(3)}. ${printRule(rule, conclusion)}`);
  const decisive = limit === null ? (control === null ? [] : controlLines(control)) : limitLines(limit);
  return [head, ...lines, ...decisive].join("\n");
}

function limitLines(use: LimitUse): string[] {
  const { limitId, modelId, metric } = use;
  return [
    `${limitId} on ${modelId}: at most ${allowanceText(use)}.`,
    useLine(use, metric === "count" ? String : dollars),
  ];
}

function controlLines(control: ControlBreach): string[] {
  const { path } = control;
  switch (control.kind) {
    case "merchant":
      return [
        `${path}: ${control.merchant} is ${control.list === "blocked" ? "blocked" : "not on the list of allowed merchants"}.`,
      ];
    case "single_use": {
      const { payments, used, requested } = control;
      const made = `${counted(payments, "earlier payment")} of ${used === null ? PAST_COUNTING : dollars(used)} in total`;
      return [
        `${path}: one payment of ${singleUseText(control)}.`,
        `${made}; this one requested ${dollars(requested)}.`,
      ];
    }
    case "spending_limit":
      return [`${path}: at most ${spendingText(control)}.`, useLine(control, dollars)];
  }
}

/** `shown` formats a count of debits or an amount. */
function useLine(use: LimitUse | SpendingBreach, shown: (value: number) => string): string {
  const { interval, used, requested, remaining, window } = use;
  const total = used === null ? PAST_COUNTING : shown(used);
  const left = remaining === null ? "nothing" : shown(remaining);
  const span = window.after === null ? `up to ${window.until}` : `after ${window.after} and up to ${window.until}`;
  const isAlone = interval === "transaction" || interval === "per_transaction";
  const before = isAlone ? "Earlier debits do not count" : `Debits ${span} total ${total}`;
  return `${before}; this one requested ${shown(requested)}, and ${left} remained.`;
}

const marks: Readonly<Record<ExplainedRule["outcome"], string>> = {
  passed: "passed     ",
  failed: "FAILED     ",
  not_reached: "not reached",
};

/** Of the rule that failed, what it found; of any other one, its condition. */
function printRule({ reason, condition, outcome, facts }: ExplainedRule, conclusion: string): string {
  return `${marks[outcome]} ${reason}: ${outcome === "failed" ? conclusion : condition}${printFacts(facts)}`;
}

function printFacts(facts: RuleFacts): string {
  const isCount = facts["metric"] === "count";
  const shown = Object.entries(facts).map(([name, value]) => {
    const isAmount = typeof value === "number" && amountFacts.has(name) && !isCount;
    return `${name} ${isAmount ? dollars(value) : (value ?? "none")}`;
  });
  return shown.length === 0 ? "" : ` (${shown.join(", ")})`;
}

/** The names of facts in cents. Those of a Limit that counts debits are numbers of debits. */
const amountFacts: ReadonlySet<string> = new Set([
  "amount",
  "availableBalance",
  "creditLimit",
  "heldForCheck",
  "writtenFor",
  "value",
  "used",
  "requested",
  "remaining",
]);
