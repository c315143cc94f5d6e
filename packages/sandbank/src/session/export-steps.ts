import type { Step } from "@sandbank/engine/scenarios";
import { isStepFailure, type Outcome, observe, outcomeOf } from "./outcome.ts";
import { refusalOf } from "./refusal.ts";
import type { Session } from "./session.ts";
import { unrepeatable } from "./session-error.ts";
import { shorten } from "./shorten.ts";
import { stepsOf } from "./steps-of.ts";

type Genesis = Session["genesis"];

/** Steps, with the outcome that follows them. */
export interface ExportedSteps {
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
}

/** Returns all steps of a session that change the bank, checked in an empty bank. Throws a `SessionError`. */
export function seedSteps(session: Session): ExportedSteps {
  const accepted = { ...session, items: session.items.filter((item) => item.kind !== "call" || item.error === null) };
  return withoutPauses(session.genesis, repeated(accepted));
}

/** The subject of the test of a session. */
export type Subject =
  /** The latest decline, or the latest call that was refused. */
  | { readonly kind: "decline"; readonly signature: string; readonly reason: string }
  | { readonly kind: "refusal"; readonly step: Step; readonly type: string; readonly signature: string }
  /** Balances and Events, if nothing was declined or refused. */
  | { readonly kind: "whole" };

/** Returns the steps of a session that lead to its subject, without all others. Throws a `SessionError`. */
export function testSteps(session: Session, onProgress?: (left: number) => void): ExportedSteps & { subject: Subject } {
  const { genesis } = session;
  const all = repeated(session);
  const subject = subjectOf(genesis, all);
  const start = subject.kind === "whole" ? withoutPauses(genesis, all) : all;
  const isWanted = (steps: readonly Step[], refused: Step | undefined) => {
    const outcome = outcomeOf(genesis, steps);
    if (outcome === undefined) return false;
    if (subject.kind !== "refusal") return isSame(subject, outcome, all.outcome);
    return refused !== undefined && refusalOf(genesis, steps, refused) === subject.signature;
  };
  const refused = subject.kind === "refusal" ? subject.step : undefined;
  const short = shorten(start.steps, (steps) => isWanted(steps, refused), onProgress);
  const keyless = withoutKeys(short);
  const steps = isWanted(keyless, keyless[short.indexOf(refused as Step)]) ? keyless : short;
  return { ...requireOutcome(genesis, renumbered(steps)), subject };
}

/** Removes the idempotency keys that only one step has, because clients send a random one with each call. */
function withoutKeys(steps: readonly Step[]): readonly Step[] {
  const keys = steps.map(keyOf);
  return steps.map((step) => {
    const key = keyOf(step);
    if (key === undefined || keys.indexOf(key) !== keys.lastIndexOf(key)) return step;
    const { idempotencyKey: _, ...rest } = step as Step & { readonly idempotencyKey: string };
    return rest as Step;
  });
}

function keyOf(step: Step): string | undefined {
  return "idempotencyKey" in step ? step.idempotencyKey : undefined;
}

/** Renumbers the names of results: `account3` becomes `account` if no other Account is left. */
function renumbered(steps: readonly Step[]): readonly Step[] {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const step of steps) {
    if (!("as" in step) || step.as === undefined) continue;
    const base = step.as.replace(/(?<!\d)\d+$/, "");
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    names.set(step.as, count === 1 ? base : `${base}${count}`);
  }
  return JSON.parse(JSON.stringify(steps), (key, value) => {
    if (key === "as") return names.get(value) ?? value;
    return key === "$ref" ? value.replace(/^\w+/, (name: string) => names.get(name) ?? name) : value;
  });
}

/** Repeats the steps of a session, and returns them with their outcome. */
function repeated(session: Session): ExportedSteps {
  return requireOutcome(session.genesis, stepsOf(session));
}

function requireOutcome(genesis: Genesis, steps: readonly Step[]): ExportedSteps {
  try {
    return { steps, outcome: observe(genesis, steps) };
  } catch (error) {
    const step = steps[(error as { readonly index?: number }).index ?? -1];
    throw step !== undefined && isStepFailure(error) ? unrepeatable(step, error) : error;
  }
}

/** Removes clock moves below a minute, which a ticking clock makes, if the outcome stays the same. */
function withoutPauses(genesis: Genesis, all: ExportedSteps): ExportedSteps {
  const steps = all.steps.filter(
    (step) => !("advance" in step) || Object.keys(step.advance).some((unit) => !/^(?:milli)?seconds$/.test(unit)),
  );
  const outcome = outcomeOf(genesis, steps);
  return outcome !== undefined && isEqual(outcome, all.outcome) ? { steps, outcome } : all;
}

function subjectOf(genesis: Genesis, { steps, outcome }: ExportedSteps): Subject {
  const last = steps.findLastIndex((step) => "refused" in step && step.refused !== undefined);
  const refused = steps[last] as (Step & { readonly refused: string }) | undefined;
  const before = outcomeOf(genesis, steps.slice(0, Math.max(0, last)));
  const [decline] = outcome.declines;
  // Selects the later of both. A decline that did not exist at the refused call came after it.
  const isLater = decline !== undefined && outcome.declines.length > (before?.declines.length ?? 0);
  if (refused !== undefined && !isLater) {
    const signature = refusalOf(genesis, steps, refused) ?? "";
    return { kind: "refusal", step: refused, type: refused.refused, signature };
  }
  return decline === undefined ? { kind: "whole" } : { kind: "decline", ...decline };
}

function isSame(subject: Exclude<Subject, { kind: "refusal" }>, outcome: Outcome, all: Outcome): boolean {
  if (subject.kind === "whole") return isEqual(outcome, all);
  // Refuses steps that cause other declines, because the test would be about those.
  return outcome.declines.length > 0 && outcome.declines[0]?.signature === subject.signature;
}

function isEqual(one: Outcome, other: Outcome): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
