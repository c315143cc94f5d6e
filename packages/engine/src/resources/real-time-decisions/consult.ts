import type { RealTimeDecision } from "@sandbank/contract";
import { BankError, FailedDecide } from "../../errors.ts";
import { prepare } from "../../parameters/prepared.ts";
import { validate } from "../../parameters/validate.ts";
import type { DecisionAnswer } from "../../state/options.ts";
import type { World } from "../../state/world.ts";
import { deepFreeze } from "../../store/freeze.ts";
import { append } from "../../store/layered-list.ts";
import type { CardAnswer } from "./close.ts";
import { PARTIAL_AMOUNT, partialAmountIssues } from "./parameter-checks.ts";

/**
 * Asks `decide`, where there is one, about a decision that is not in the bank yet. Null where there is none, or it does
 * not answer. Throws a `TypeError` where it fails; nothing has been written then.
 */
export function consult(world: World, decision: RealTimeDecision): CardAnswer | null {
  if (world.decide === null) return null;
  const answer = checked(decision, answerOf(world, world.decide, decision));
  append(world.state.journal, { kind: "decide", answer });
  return answer?.card_authorization ?? null;
}

function answerOf(world: World, decide: NonNullable<World["decide"]>, decision: RealTimeDecision): unknown {
  world.isDeciding = true;
  try {
    return decide(deepFreeze(decision));
  } catch (error) {
    throw failure(decision, `\`decide\` threw ${error}`, error);
  } finally {
    world.isDeciding = false;
  }
}

/** The answer as the bank keeps it: plain data, held against what the endpoint for answers takes. */
function checked(decision: RealTimeDecision, answer: unknown): DecisionAnswer | null {
  if (answer === undefined) return null;
  if (isThenable(answer)) {
    // A promise that is rejected later has nobody else to look at it.
    answer.then(undefined, () => {});
    throw failure(decision, "`decide` answered with a promise, and must answer at once", undefined, ANSWER_LATER);
  }
  try {
    const copy: unknown = JSON.parse(JSON.stringify(answer) ?? "null");
    const unknownFields = { policy: "reject", ignored: () => {} } as const;
    const check = { reads: [PARTIAL_AMOUNT], issues: (amount: number) => partialAmountIssues(decision, amount) };
    const valid: unknown = validate(prepare("realTimeDecisions.action"), copy, { unknownFields, checks: [check] });
    return deepFreeze(valid as DecisionAnswer);
  } catch (error) {
    const why = error instanceof BankError ? error.detail : `it is no JSON (${error})`;
    throw failure(decision, `what \`decide\` returned is no answer: ${why}`, error);
  }
}

function isThenable(answer: unknown): answer is PromiseLike<unknown> {
  return typeof answer === "object" && answer !== null && "then" in answer && typeof answer.then === "function";
}

const ANSWER_NOW = "Return what realTimeDecisions.action takes, or undefined to leave it open.";
const ANSWER_LATER = "Return undefined to leave it open, and answer by realTimeDecisions.action once you know.";

function failure({ id }: RealTimeDecision, why: string, cause?: unknown, todo = ANSWER_NOW): FailedDecide {
  return new FailedDecide(
    `[sandbank] Failed to decide about ${id}: ${why.replace(/\.$/, "")}. Nothing has happened. ${todo}`,
    { cause },
  );
}
