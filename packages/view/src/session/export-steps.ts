import type { Step } from "@sandbank/engine/scenarios";
import { listSteps } from "./list-steps.ts";
import { type ExportedSteps, isStepFailure, observeOutcome, withOutcome } from "./outcome.ts";
import type { Session } from "./session.ts";
import { unrepeatable } from "./session-error.ts";
import { type ShortTest, shortestTest } from "./shortest-test.ts";
import { chooseSubject } from "./subject.ts";
import { renumbered } from "./tidy-steps.ts";

type Genesis = Session["genesis"];

/** The steps of a test, with the outcome that it expects. */
export interface ExportedTest extends ExportedSteps, ShortTest {
  readonly title: string;
}

/** Returns all steps of a session that change the bank, checked in an empty bank. Throws a `SessionError`. */
export function seedSteps(session: Session): ExportedSteps {
  const accepted = { ...session, items: session.items.filter((item) => item.kind !== "call" || item.error === null) };
  return withoutPauses(session.genesis, repeated(accepted));
}

/** Returns the steps of a session that lead to its subject, without all others. Throws a `SessionError`. */
export function testSteps(session: Session, onProgress: (left: number) => void = () => {}): ExportedTest {
  const { genesis } = session;
  const all = repeated(session);
  const subject = chooseSubject(genesis, all);
  const shortest = shortestTest(
    genesis,
    subject.kind === "whole" ? chooseSubject(genesis, withoutPauses(genesis, all)) : subject,
    onProgress,
  );
  return { ...shortest, ...requireOutcome(genesis, renumbered(shortest.steps)), title: subject.title };
}

/** Repeats the steps of a session, and returns them with their outcome. */
function repeated(session: Session): ExportedSteps {
  return requireOutcome(session.genesis, listSteps(session));
}

function requireOutcome(genesis: Genesis, steps: readonly Step[]): ExportedSteps {
  try {
    return withOutcome(genesis, steps);
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
  const outcome = observeOutcome(genesis, steps);
  return JSON.stringify(outcome) === JSON.stringify(all.outcome) ? { ...all, steps } : all;
}
