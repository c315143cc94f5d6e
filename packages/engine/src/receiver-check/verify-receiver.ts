import { isNodeApp, type NodeApp, nodeReceiver } from "../deliver/node-receiver.ts";
import type { Receiver } from "../deliver/send.ts";
import { deliveryRequest } from "./delivery-request.ts";
import { answerOfReceiver, type ReceiverAnswer } from "./receiver-answer.ts";
import type { Draft, ReceiverCheck } from "./receiver-check.ts";
import { receiverChecks } from "./receiver-checks.ts";
import {
  type CheckedReceiverOptions,
  receiverOptions,
  requireReceiver,
  type VerifyReceiverOptions,
} from "./receiver-options.ts";
import {
  createReport,
  isSuccess,
  mayLackObject,
  type ReceiverCheckResult,
  type ReceiverReport,
} from "./receiver-report.ts";

/**
 * Grades a webhook receiver: sends it valid deliveries and forgeries, and checks its responses. It calls the receiver
 * in this process and needs no bank. Use it in a test to prove that your endpoint verifies signatures and tolerates
 * retries and duplicates. The receiver is a function of a `Request`, an Express or Connect app, or a `nodeReceiver`.
 *
 * Checks run one after the other, each with its own Events. After the first response that is too late, the remaining
 * checks run at the same time, so a receiver that never responds costs at most four deadlines. The grade covers
 * responses only: it does not notice a receiver that accepts an Event and ignores it, or handles it twice.
 *
 * A receiver that throws or never responds is part of the report. Rejects with a `TypeError` only if the receiver is
 * not a function, or for an invalid or unknown option.
 *
 * @example
 * const report = await verifyReceiver(handler, { secret: "whsec_test" });
 * assert.ok(report.passed, report.text);
 */
export async function verifyReceiver(
  receiver: Receiver | NodeApp,
  options: VerifyReceiverOptions,
): Promise<ReceiverReport> {
  requireReceiver(receiver);
  const handler = isNodeApp(receiver) ? nodeReceiver(receiver) : (receiver as Receiver);
  const grading = { ...receiverOptions(options), handler, isSomeEvent: options.event === undefined };
  const results: Promise<Result>[] = [];
  let hasHung = false;
  for (const [place, check] of receiverChecks.entries()) {
    const result = grade(check, place, grading);
    results.push(result);
    if (!hasHung) hasHung = (await result).isLate;
  }
  const checks = (await Promise.all(results)).map(({ checked }) => checked);
  return createReport(checks, grading.isSomeEvent);
}

interface Grading extends CheckedReceiverOptions {
  readonly handler: Receiver;
  /** Whether the caller passed no `event`. */
  readonly isSomeEvent: boolean;
}

interface Result {
  readonly checked: ReceiverCheckResult;
  readonly isLate: boolean;
}

const ADVICE_TO_ANSWER =
  "Respond to every request: with 2xx if you accept it, with 400 or 401 if you refuse it. Put work that takes long or " +
  "can fail into a queue.";

const ADVICE_TO_UPSERT =
  "The checks send many Events about one object: if you store something for it, replace what is there.";
const ADVICE_TO_PASS_AN_EVENT = "If it fetches the object, pass `event`.";

/** The first response that is not as expected decides the check, or else the last response. */
async function grade(check: ReceiverCheck, place: number, grading: Grading): Promise<Result> {
  const { name, what, expected, tolerated, advice, source } = check;
  const isExpected = ({ status }: ReceiverAnswer) => status !== null && isSuccess(status) === (expected === "2xx");
  const answers = await answersTo(check, place, grading, isExpected);
  const wrong = answers.find((answer) => !isExpected(answer));
  const { status, error, cause, remedy, isLate } = wrong ?? (answers.at(-1) as ReceiverAnswer);
  const isTolerated = wrong !== undefined && status !== null && tolerated !== undefined;
  const passed = wrong === undefined || isTolerated;
  const hasFailed = status !== null && status >= 500;
  const toDo =
    error !== null
      ? (remedy ?? ADVICE_TO_ANSWER)
      : adviceOnFailure(advice, { status, cause, isSomeEvent: grading.isSomeEvent });
  const warning = isTolerated
    ? `${isSuccess(status) ? "Accepted" : "Refused"} with ${status}. ${tolerated} ${advice}`
    : hasFailed
      ? failing(status)
      : null;
  return {
    checked: {
      name,
      what,
      passed,
      expected,
      got: status,
      error,
      advice: passed ? null : toDo,
      warning: passed ? warning : null,
      source,
    },
    isLate,
  };
}

interface Failed {
  readonly status: number | null;
  readonly cause: unknown;
  readonly isSomeEvent: boolean;
}

/** The advice to a receiver that may have failed after it verified the webhook; otherwise the advice of the check. */
function adviceOnFailure(advice: string, { status, cause, isSomeEvent }: Failed): string {
  if (!mayLackObject(status)) return advice;
  const hints = isSomeEvent ? [ADVICE_TO_PASS_AN_EVENT, ADVICE_TO_UPSERT] : [ADVICE_TO_UPSERT];
  if (cause !== undefined) return [`It failed: ${readFirstLine(cause)}.`, ...hints].join(" ");
  return ["It failed: see its log.", ...hints, `If it could not verify the webhook: ${advice}`].join(" ");
}

function readFirstLine(cause: unknown): string {
  return (String(cause).split("\n")[0] ?? "").replace(/\.$/, "");
}

function failing(status: number): string {
  return `It refuses by failing (${status}). Respond with 400 or 401 before you do anything else; its log says what failed.`;
}

/**
 * The responses to the deliveries of a check. Deliveries that are not sent at once stop at the first unexpected
 * response.
 */
async function answersTo(
  { before = [], deliveries, atOnce = false }: ReceiverCheck,
  place: number,
  { handler, deadlineMs, now, ...making }: Grading,
  isExpected: (answer: ReceiverAnswer) => boolean,
): Promise<readonly ReceiverAnswer[]> {
  // Read once, so that a delivery that is sent twice has the same bytes.
  const time = Math.floor(now());
  const deliver = (draft: Draft) =>
    answerOfReceiver(handler, deliveryRequest(draft, { ...making, now: time, place }), deadlineMs);
  for (const draft of before) {
    const answer = await deliver(draft);
    if (answer.status === null) return [answer];
  }
  if (atOnce) return Promise.all(deliveries.map(deliver));
  const answers: ReceiverAnswer[] = [];
  for (const draft of deliveries) {
    const answer = await deliver(draft);
    answers.push(answer);
    if (!isExpected(answer)) break;
  }
  return answers;
}
