import type { AssumptionId } from "@sandbank/contract";
import type { ControlBreach } from "../state/control-breach.ts";
import type { Decision, ExplainedRule, Rail } from "../state/explanation.ts";
import type { LimitUse } from "../state/limit-use.ts";
import type { RuleFacts } from "../state/rule-facts.ts";
import type { World } from "../world/world.ts";
import { controlFinding, limitFinding } from "./findings.ts";

/**
 * One decline rule of a rail, as data: the reference lists it, `bank.explain` shows it, and a test breaks it.
 */
export interface DeclineRule<Facts, Reason extends string> {
  /** Unique in its table. It stays if the sentences are reworded. */
  readonly id: string;
  readonly reason: Reason;
  /** The condition of the rule, as a sentence: "The Account is open." */
  readonly condition: string;
  /** A sentence that is true if the condition does not hold: "The Account is closed." */
  readonly failure: string;
  /** The same with what the rule compared. Default: of a Limit or an authorization control its use, else `failure`. */
  readonly finding?: (facts: Facts) => string;
  /** The assumption that the rule rests on, for the reference. */
  readonly assumption?: AssumptionId;
  readonly broken: (facts: Facts) => boolean;
  /** The facts that `broken` reads, for the explanation. */
  readonly facts: (facts: Facts) => RuleFacts;
  /** For a rule about Limits: the Limit that the debit exceeds. */
  readonly limit?: (facts: Facts) => LimitUse | null;
  /** For a rule about the authorization controls of a Card: the control that is breached. */
  readonly control?: (facts: Facts) => ControlBreach | null;
  /** The side that decides if the rule is broken. Default: `rule`. */
  readonly decidedBy?: Decision["decidedBy"];
}

/**
 * For each reason that no rule gives, the explanation of where it comes from. A table that leaves one out does not
 * compile.
 */
export type NeverGiven<Reason extends string, Rules extends readonly { readonly reason: string }[]> = {
  readonly [Left in Exclude<Reason, Rules[number]["reason"]>]: string;
};

/** The decline rules of a rail, in order of precedence (D-76). */
export interface RailRules<Facts, Reason extends string> {
  readonly rail: Rail;
  readonly rules: readonly DeclineRule<Facts, Reason>[];
}

/**
 * Returns the decline of the first broken rule, or the `forced` one; null if nothing declines.
 */
export function evaluateRules<Facts, Reason extends string>(
  { probe }: World,
  { rail, rules }: RailRules<Facts, Reason>,
  facts: Facts,
  forced?: Reason,
): Decision<Reason> | null {
  if (forced !== undefined) return declinedBy("decline_reason", forced);
  const decisive = rules.findIndex(
    (rule) => rule.broken(facts) && (probe === null || probe.at(`decline/${rail}/${rule.id}`, true)),
  );
  const rule = rules[decisive];
  if (rule === undefined) return null;
  const explained = rules.map((each, index): ExplainedRule => {
    const { reason, condition } = each;
    if (index > decisive) return { reason, condition, outcome: "not_reached", facts: {} };
    return { reason, condition, outcome: index === decisive ? "failed" : "passed", facts: each.facts(facts) };
  });
  const [limit, control] = [rule.limit?.(facts) ?? null, rule.control?.(facts) ?? null];
  const used = limit === null ? control && controlFinding(control) : limitFinding(limit);
  const conclusion = used ?? rule.finding?.(facts) ?? rule.failure;
  return { reason: rule.reason, decidedBy: rule.decidedBy ?? "rule", conclusion, rules: explained, limit, control };
}

const conclusions: Readonly<Record<Exclude<Decision["decidedBy"], "rule">, string>> = {
  decline_reason: "The simulation forced it by `decline_reason`; no rule was evaluated.",
  client: "The client declined it.",
  network: "The bank on the other side rejected it.",
};

/** A decline for which no rule was evaluated. */
export function declinedBy<Reason extends string>(
  decidedBy: Exclude<Decision["decidedBy"], "rule">,
  reason: Reason,
): Decision<Reason> {
  return { reason, decidedBy, conclusion: conclusions[decidedBy], rules: [], limit: null, control: null };
}
