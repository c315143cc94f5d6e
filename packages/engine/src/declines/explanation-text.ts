import { dollars } from "../money/dollars.ts";
import type { ControlBreach, SpendingBreach } from "../state/control-breach.ts";
import type { ExplainedRule, Explanation } from "../state/explanation.ts";
import type { LimitUse } from "../state/limit-use.ts";
import type { RuleFacts } from "../state/rule-facts.ts";

/** Formats an explanation as several lines of text for people. */
export function textOf(explanation: Explanation): string {
  const { declinedTransactionId, rail, reason, decidedBy, rules, limit, control } = explanation;
  const failed = rules.find(({ outcome }) => outcome === "failed");
  const conclusion = failed === undefined ? "" : `${conclusionOf(failed)} `;
  const head = `${declinedTransactionId} (${rail}): ${reason}. ${conclusion}${deciders[decidedBy]}`;
  const lines = rules.map((rule, index) => `${String(index + 1).padStart(3)}. ${lineOf(rule)}`);
  const decisive = limit === null ? (control === null ? [] : controlLines(control)) : limitLines(limit);
  return [head, ...lines, ...decisive].join("\n");
}

/** Why a rule failed, as a sentence. A missing balance is stated in dollars. */
function conclusionOf({ reason, condition, facts: { amount, availableBalance } }: ExplainedRule): string {
  return reason === "insufficient_funds" && typeof amount === "number" && typeof availableBalance === "number"
    ? `The available balance of ${dollars(availableBalance)} does not cover ${dollars(amount)}.`
    : `The rule that failed: "${condition}"`;
}

function limitLines(use: LimitUse): string[] {
  const { limitId, modelId, metric, interval, value } = use;
  const most = metric === "count" ? counted(value, "debit") : dollars(value);
  return [
    `${limitId} on ${modelId}: at most ${most} ${interval === "all_time" ? "in all" : `per ${interval}`}.`,
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
      const { comparison, value, payments, used, requested } = control;
      const most = `${comparison === "equals" ? "exactly" : "at most"} ${dollars(value)}`;
      const made = `${counted(payments, "earlier payment")} of ${used === null ? PAST_COUNTING : dollars(used)} in total`;
      return [`${path}: one payment of ${most}.`, `${made}; this one requested ${dollars(requested)}.`];
    }
    case "spending_limit": {
      const { interval, merchantCategoryCodes: codes, value } = control;
      const where = codes === null ? "" : ` at merchants of category ${codes.join(", ")}`;
      const per = interval === "all_time" ? "in all" : interval.replace("_", " ");
      return [`${path}: at most ${dollars(value)}${where} ${per}.`, useLine(control, dollars)];
    }
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

/** Stands for a sum that exceeds the safe integers. */
const PAST_COUNTING = "more than can be counted";

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}

const deciders: Readonly<Record<Explanation["decidedBy"], string>> = {
  rule: "The first rule that fails decides:",
  decline_reason: "The simulation forced it by `decline_reason`; no rule was evaluated.",
  client: "The client declined it.",
  network: "The bank on the other side rejected it.",
};

const marks: Readonly<Record<ExplainedRule["outcome"], string>> = {
  passed: "passed     ",
  failed: "FAILED     ",
  not_reached: "not reached",
};

function lineOf({ reason, condition, outcome, facts }: ExplainedRule): string {
  return `${marks[outcome]} ${reason}: ${condition}${factsOf(facts)}`;
}

function factsOf(facts: RuleFacts): string {
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
  "value",
  "used",
  "requested",
  "remaining",
]);
