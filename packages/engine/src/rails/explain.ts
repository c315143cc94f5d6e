import { nothingDeclined } from "../errors.ts";
import { get } from "../store/layered-map.ts";
import { latest } from "../store/table.ts";
import type { World } from "../world.ts";
import type { ExplainedRule, Explanation, Seen } from "./explanation.ts";

/** An explanation with the same as text, for people. */
export interface ReadableExplanation extends Explanation {
  /** Several lines: `console.log(bank.explain(id).text)`. */
  readonly text: string;
}

/** Why something was declined, by the id of its Declined Transaction or by its own. Refuses with 404 where it was not. */
export function explain({ state }: World, id: string): ReadableExplanation {
  const declined = latest(state.tables.declinedTransactions, { subject: [id] })?.id ?? id;
  const explanation = get(state.explanations, declined);
  if (explanation === undefined) throw nothingDeclined(id);
  return { ...explanation, text: textOf(explanation) };
}

function textOf(explanation: Explanation): string {
  const { declinedTransactionId, rail, reason, decidedBy, rules, limit } = explanation;
  const head = `${declinedTransactionId} (${rail}): ${reason}. ${deciders[decidedBy]}`;
  const lines = rules.map((rule, index) => `${String(index + 1).padStart(3)}. ${lineOf(rule)}`);
  return [head, ...lines, ...(limit === null ? [] : limitLines(limit))].join("\n");
}

type LimitSeen = NonNullable<Explanation["limit"]>;

function limitLines({ limitId, modelId, metric, interval, value, used, asked, room, window }: LimitSeen): string[] {
  const most = `${value} ${metric === "count" ? "debit" : "cent"}${value === 1 ? "" : "s"}`;
  // Null is past the safe integers.
  const [made, left] = [used ?? "more than can be counted", room ?? "nothing"];
  const span = window.after === null ? `up to ${window.until}` : `after ${window.after} and up to ${window.until}`;
  const before = interval === "transaction" ? "Debits before do not count" : `Debits ${span} made ${made}`;
  return [
    `${limitId} on ${modelId}: at most ${most} ${interval === "all_time" ? "in all" : `per ${interval}`}.`,
    `${before}; this one asked for ${asked}, and ${left} was left.`,
  ];
}

const deciders: Readonly<Record<Explanation["decidedBy"], string>> = {
  rule: "The first rule that is broken decides:",
  decline_reason: "The simulation forced it by `decline_reason`; no rule was asked.",
  client: "The client declined it.",
  network: "The other side refused it.",
};

const marks: Readonly<Record<ExplainedRule["outcome"], string>> = {
  held: "held       ",
  broken: "BROKEN     ",
  not_reached: "not reached",
};

function lineOf({ reason, holds, outcome, saw }: ExplainedRule): string {
  return `${marks[outcome]} ${reason}: ${holds}${factsOf(saw)}`;
}

function factsOf(saw: Seen): string {
  const facts = Object.entries(saw).map(([name, value]) => `${name} ${value ?? "none"}`);
  return facts.length === 0 ? "" : ` (${facts.join(", ")})`;
}
