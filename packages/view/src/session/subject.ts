import type { Step } from "@sandbank/engine/scenarios";
import type { Finding } from "./finding.ts";
import { type ExportedSteps, latestDecline, type Outcome, observeOutcome } from "./outcome.ts";
import { findRefusal } from "./refusal.ts";
import type { Session } from "./session.ts";

type Genesis = Session["genesis"];

/** The subject of the test of a session. */
export interface Subject {
  /** The latest decline, the latest refused call, or balances and Events if nothing was declined or refused. */
  readonly kind: "decline" | "refusal" | "whole";
  /** The title of the test. */
  readonly title: string;
  readonly finding: Finding;
  /** The steps that lead to it. The last one is declined or refused. */
  readonly steps: readonly Step[];
}

/** Returns the subject of steps with an outcome. */
export function chooseSubject(genesis: Genesis, { steps: all, outcome, upToDecline }: ExportedSteps): Subject {
  const last = all.findLastIndex((step) => "refused" in step && step.refused !== undefined);
  const [decline] = outcome.declines;
  const steps = all.slice(0, last + 1);
  // The later of both is the subject.
  const refusal = (upToDecline ?? 0) > steps.length ? undefined : findRefusal(genesis, steps);
  if (refusal !== undefined) {
    const { call, refused } = steps[last] as { readonly call: string; readonly refused: string };
    return { kind: "refusal", title: `refuses ${call} with ${refused}`, finding: refusal, steps };
  }
  if (decline !== undefined) {
    return {
      kind: "decline",
      title: `declines with ${decline.reason}`,
      finding: decline,
      steps: all.slice(0, upToDecline),
    };
  }
  return { kind: "whole", title: "repeats the session", finding: createFinding(outcome), steps: all };
}

/** Returns what steps lead to, of the kind of a subject. Undefined if there is none, or a step fails. */
export function find(genesis: Genesis, steps: readonly Step[], kind: Subject["kind"]): Finding | undefined {
  if (kind === "decline") return latestDecline(genesis, steps);
  if (kind === "refusal") return findRefusal(genesis, steps);
  const outcome = observeOutcome(genesis, steps);
  return outcome && createFinding(outcome);
}

function createFinding(outcome: Outcome): Finding {
  const signature = JSON.stringify(outcome);
  return { conclusion: "", signature, outline: signature };
}
