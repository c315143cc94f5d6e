import type { ControlBreach } from "../state/control-breach.ts";
import type { Decision, ExplainedRule } from "../state/explanation.ts";
import type { LimitUse } from "../state/limit-use.ts";
import type { RuleFacts } from "../state/rule-facts.ts";

/** A rule of a rail: what it declines, as data. The docs list it, `bank.explain` shows it, a test breaks it. */
export interface DeclineRule<Facts, Reason extends string> {
  readonly reason: Reason;
  /** What must hold, as a sentence: "The Account is open." */
  readonly holds: string;
  readonly broken: (facts: Facts) => boolean;
  /** The facts that `broken` looks at, for the explanation. */
  readonly facts: (facts: Facts) => RuleFacts;
  /** Of a rule about Limits: the one that is passed. */
  readonly limit?: (facts: Facts) => LimitUse | null;
  /** Of a rule about the authorization controls of a Card: the one that is breached. */
  readonly control?: (facts: Facts) => ControlBreach | null;
  /** Who decides where it is broken. Default: the rule. */
  readonly decidedBy?: Decision["decidedBy"];
}

/** Why no rule has a reason: for each that the rules leave out, who or what gives it. Leaving one out does not compile. */
export type NeverGiven<Reason extends string, Rules extends readonly { readonly reason: string }[]> = {
  readonly [Left in Exclude<Reason, Rules[number]["reason"]>]: string;
};

/** Declines by the first rule that is broken, or as `forced`; null lets it through. Rules stand in order of precedence (D-76). */
export function decide<Facts, Reason extends string>(
  rules: readonly DeclineRule<Facts, Reason>[],
  facts: Facts,
  forced?: Reason,
): Decision<Reason> | null {
  if (forced !== undefined) return declinedBy("decline_reason", forced);
  const decisive = rules.findIndex((rule) => rule.broken(facts));
  const rule = rules[decisive];
  if (rule === undefined) return null;
  const explained = rules.map((each, index): ExplainedRule => {
    const { reason, holds } = each;
    if (index > decisive) return { reason, holds, outcome: "not_reached", facts: {} };
    return { reason, holds, outcome: index === decisive ? "failed" : "passed", facts: each.facts(facts) };
  });
  const [limit, control] = [rule.limit?.(facts) ?? null, rule.control?.(facts) ?? null];
  return { reason: rule.reason, decidedBy: rule.decidedBy ?? "rule", rules: explained, limit, control };
}

/** A decline of which no rule was asked. */
export function declinedBy<Reason extends string>(
  decidedBy: Exclude<Decision["decidedBy"], "rule">,
  reason: Reason,
): Decision<Reason> {
  return { reason, decidedBy, rules: [], limit: null, control: null };
}
