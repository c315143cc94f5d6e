import type { RealTimeDecision } from "@sandbank/contract";
import { BankError, FailedDecide } from "../errors.ts";
import { prepare } from "../parameters/prepared.ts";
import { validate } from "../parameters/validate.ts";
import type { ReadingCheck } from "../resource-kit/reading-check.ts";
import type { DecisionAnswer } from "../state/options.ts";
import { deepFreeze } from "../store/freeze.ts";
import { append } from "../store/layered-list.ts";
import type { World } from "../world/world.ts";
import type { CardAnswer } from "./close-decision.ts";
import { PARTIAL_AMOUNT, partialAmountIssues } from "./partial-amount.ts";

/**
 * Calls the option `decide`, if it is set, with a Real-Time Decision that is not in the bank yet. Returns null if it is
 * not set or returns no answer. Throws a `TypeError` if it fails; nothing is written then.
 */
export function callDecide(world: World, decision: RealTimeDecision): CardAnswer | null {
  if (world.decide === null) return null;
  const answer = checked(decision, askDecide(world, world.decide, decision));
  append(world.state.journal, { kind: "decide", answer });
  return answer?.card_authorization ?? null;
}

function askDecide(world: World, decide: NonNullable<World["decide"]>, decision: RealTimeDecision): unknown {
  world.isDeciding = true;
  try {
    return decide(deepFreeze(decision));
  } catch (error) {
    throw failure(decision, `\`decide\` threw ${error}`, error);
  } finally {
    world.isDeciding = false;
  }
}

const isAllowedAmount: ReadingCheck<RealTimeDecision> = {
  id: "partial_amount-allowed",
  reads: [PARTIAL_AMOUNT],
  issues: (decision, amount) => partialAmountIssues(decision, amount as number | undefined),
};

/** Copies the answer as plain data and validates it like a request of `realTimeDecisions.action`. */
function checked(decision: RealTimeDecision, answer: unknown): DecisionAnswer | null {
  if (answer === undefined) return null;
  if (isThenable(answer)) {
    // The promise is not awaited, so handle its rejection here.
    answer.then(undefined, () => {});
    throw failure(
      decision,
      "`decide` returned a promise, but must return its answer synchronously",
      undefined,
      ANSWER_LATER,
    );
  }
  try {
    const copy: unknown = JSON.parse(JSON.stringify(answer) ?? "null");
    const unknownFields = { policy: "reject", ignored: () => {} } as const;
    const prepared = prepare("realTimeDecisions.action");
    const checks = { unknownFields, checks: [isAllowedAmount], subject: decision };
    const valid: unknown = validate(prepared, copy, checks).params;
    return deepFreeze(valid as DecisionAnswer);
  } catch (error) {
    const why = error instanceof BankError ? error.detail : `it is not JSON (${error})`;
    throw failure(decision, `\`decide\` returned an invalid answer: ${why}`, error);
  }
}

function isThenable(answer: unknown): answer is PromiseLike<unknown> {
  return typeof answer === "object" && answer !== null && "then" in answer && typeof answer.then === "function";
}

const ANSWER_NOW = "Return the parameters of realTimeDecisions.action, or undefined to leave the decision open.";
const ANSWER_LATER = "Return undefined to leave the decision open, and call realTimeDecisions.action later.";

function failure({ id }: RealTimeDecision, why: string, cause?: unknown, todo = ANSWER_NOW): FailedDecide {
  return new FailedDecide({ action: `decide about ${id}`, why, advice: `The bank is unchanged. ${todo}` }, cause);
}
