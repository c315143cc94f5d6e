import { type Answer, answerOf } from "./answer.ts";
import { deliveryRequest } from "./delivery-request.ts";
import type { Draft, ReceiverCheck } from "./receiver-check.ts";
import { receiverChecks } from "./receiver-checks.ts";
import { receiverOptions, requireReceiver, type VerifyReceiverOptions } from "./receiver-options.ts";
import { isSuccess, type ReceiverCheckResult, type ReceiverReport, reportOf } from "./receiver-report.ts";
import type { Receiver } from "./send.ts";

/**
 * Grades a webhook endpoint: sends it right deliveries and forgeries, and holds its answers against the contract. The
 * receiver is called in this process; there is no bank and no port. Checks are made one after the other, with Events of
 * their own; once a delivery was not answered in time, the rest are made side by side. So a receiver that hangs costs
 * four deadlines at most.
 *
 * Only answers are seen: not that a receiver accepts an Event and does nothing, or handles it twice.
 *
 * Whatever the receiver does, throwing and hanging included, is in the report. Rejects with a `TypeError` only where the
 * receiver is no function, or an option is wrong or does not exist.
 *
 * @example
 * const report = await verifyReceiver(handler, { secret: "whsec_test" });
 * assert.ok(report.passed, report.text);
 */
export async function verifyReceiver(handler: Receiver, options: VerifyReceiverOptions): Promise<ReceiverReport> {
  requireReceiver(handler);
  const grading = { ...receiverOptions(options), handler };
  const results: Promise<Result>[] = [];
  let hasHung = false;
  for (const [place, check] of receiverChecks.entries()) {
    const result = grade(check, place, grading);
    results.push(result);
    if (!hasHung) hasHung = (await result).isLate;
  }
  return reportOf((await Promise.all(results)).map(({ checked }) => checked));
}

interface Grading extends Required<VerifyReceiverOptions> {
  readonly handler: Receiver;
}

interface Result {
  readonly checked: ReceiverCheckResult;
  readonly isLate: boolean;
}

const ADVICE_TO_ANSWER =
  "Answer whatever arrives with a Response: 2xx where you accept it, 400 or 401 where you refuse it. What takes long " +
  "or may go wrong belongs in a queue.";

const ADVICE_TO_READ_THE_LOG = "It failed: see its log. Where it fetches the object, give `event`.";

/** The first answer that is not as expected decides, or else the last. */
async function grade(check: ReceiverCheck, place: number, grading: Grading): Promise<Result> {
  const { name, what, expected, tolerated, advice, source } = check;
  const isExpected = ({ status }: Answer) => status !== null && isSuccess(status) === (expected === "2xx");
  const answers = await answersTo(check, place, grading, isExpected);
  const wrong = answers.find((answer) => !isExpected(answer));
  const { status, error, isLate } = wrong ?? (answers.at(-1) as Answer);
  const isTolerated = wrong !== undefined && status !== null && tolerated !== undefined;
  const passed = wrong === undefined || isTolerated;
  const hasFailed = status !== null && status >= 500;
  const toDo = error !== null ? ADVICE_TO_ANSWER : hasFailed ? `${ADVICE_TO_READ_THE_LOG} ${advice}` : advice;
  const warning = isTolerated ? `It answered ${status}. ${tolerated} ${advice}` : hasFailed ? failing(status) : null;
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

function failing(status: number): string {
  return `It refuses by failing (${status}). Answer 400 or 401, before anything else is done: see its log for what went wrong.`;
}

/** The answers to the deliveries of a check, one by one only to the first that is not as expected, or is missing. */
async function answersTo(
  { before = [], deliveries, atOnce = false }: ReceiverCheck,
  place: number,
  { handler, deadlineMs, now, ...making }: Grading,
  isExpected: (answer: Answer) => boolean,
): Promise<readonly Answer[]> {
  // Read once: what is delivered twice is the same to the byte.
  const time = Math.floor(now());
  const deliver = (draft: Draft) =>
    answerOf(handler, deliveryRequest(draft, { ...making, now: time, place }), deadlineMs);
  for (const draft of before) {
    const answer = await deliver(draft);
    if (answer.status === null) return [answer];
  }
  if (atOnce) return Promise.all(deliveries.map(deliver));
  const answers: Answer[] = [];
  for (const draft of deliveries) {
    const answer = await deliver(draft);
    answers.push(answer);
    if (!isExpected(answer)) break;
  }
  return answers;
}
