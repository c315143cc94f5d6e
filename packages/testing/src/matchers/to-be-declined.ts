import type { Bank, ReadableExplanation } from "@sandbank/engine";
import { copyBank, described } from "../bank-value.ts";
import { misuse } from "../misuse.ts";
import { openedBank, runningBanks } from "../open-banks.ts";
import { explanationLines } from "../report/explanation-lines.ts";
import type { DeclineReason } from "./decline-reason.ts";
import { reasonProblem } from "./known-names.ts";
import type { MatcherResult } from "./matcher-result.ts";
import { declineOfId, readDecline, type SubjectDecline } from "./read-decline.ts";
import { requireBank, requireMembers } from "./subject.ts";

/** The decline to expect. */
export interface ExpectedDecline {
  /** The reason. Default: any. */
  readonly reason?: DeclineReason;
  /**
   * The bank that declined the subject; the message quotes its rules. Default: the fixture's bank that has the subject.
   */
  readonly bank?: Bank;
}

const SUBJECTS =
  "a simulation's result, a Declined Transaction, an inbound transfer, a Check Deposit, or the id of one";

const SENT =
  'A transfer that you send is not declined: it is refused with an error, or returned later. Check its status, such as "returned".';

const SUBJECT_IDS = "a Declined Transaction, an inbound transfer, an Inbound Mail Item or a Check Deposit";

/**
 * Checks `expect(result).toBeDeclined({ reason })`, or the assertion `check`. Notes the decline if the test goes on with
 * it.
 */
export function checkDeclined(
  check: string,
  subject: unknown,
  expected: unknown = {},
  isNot: boolean | undefined = false,
): MatcherResult {
  const { reason: wanted, bank } = requireExpected(check, expected);
  const banks = bank === undefined ? [...runningBanks()] : [requireBank(check, bank)];
  const ids = typeof subject === "string" ? [subject] : (readDecline(subject)?.ids ?? []);
  const explained = findExplanation(ids, banks);
  const explanation = explained?.explanation;
  const found =
    typeof subject === "string" ? ofId({ check, id: subject, explanation, banks, given: bank }) : readDecline(subject);
  if (found === undefined) throw misuse(check, whyNoSubject(subject));
  const isDeclined = found.isDeclined || explanation !== undefined;
  const reason = found.reason ?? explanation?.reason ?? null;
  if (isDeclined && reason === null && wanted !== undefined) {
    throw misuse(
      check,
      `${found.name} does not say its reason, and no bank of a fixture has it. Pass the bank, too: { reason, bank }.`,
    );
  }
  const pass = isDeclined && (wanted === undefined || reason === wanted);
  if (pass && !isNot && explained !== undefined) {
    openedBank(explained.bank)?.assertedDeclines.add(explained.explanation.declinedTransactionId);
  }
  const why = wanted === undefined ? "" : ` with ${wanted}`;
  const become = isDeclined
    ? `it was declined with ${reason ?? "a reason that it does not say"}`
    : `it is ${found.state}`;
  const rules = explanation === undefined ? [] : explanationLines(explanation).map((line) => `  ${line}`);
  return {
    pass,
    message: () =>
      [`Expected ${found.name} ${pass ? "not " : ""}to be declined${why}, but ${become}.`, ...rules].join("\n"),
    ...(wanted !== undefined && { actual: reason, expected: wanted }),
  };
}

function whyNoSubject(subject: unknown): string {
  if (typeof subject === "object" && subject !== null && "declinedTransaction" in subject) {
    return "it received the results of a scenario. Pass their Declined Transaction: results.declinedTransaction.";
  }
  const type = (subject as { readonly type?: unknown } | null | undefined)?.type;
  return `it received ${described(subject)}. ${isSentTransfer(String(type)) ? SENT : `Pass ${SUBJECTS}.`}`;
}

/** Whether a type of objects is that of transfers that you send. */
function isSentTransfer(type: string): boolean {
  return /^(?!inbound_)\w+_transfer$/.test(type);
}

function requireExpected(check: string, expected: unknown): ExpectedDecline {
  if (typeof expected === "string") {
    throw misuse(
      check,
      `the expected decline is ${JSON.stringify(expected)}. Write { reason: ${JSON.stringify(expected)} }.`,
    );
  }
  if (typeof expected !== "object" || expected === null) {
    throw misuse(check, `the expected decline is ${described(expected)}. Pass an object such as { reason }.`);
  }
  requireMembers(check, expected, ["reason"], ["bank"]);
  const { reason } = expected as ExpectedDecline;
  const problem = reason === undefined ? undefined : reasonProblem(reason);
  if (problem !== undefined) throw misuse(check, problem);
  return expected;
}

interface LookedUp {
  readonly check: string;
  readonly id: string;
  readonly explanation: ReadableExplanation | undefined;
  readonly banks: readonly Bank[];
  /** The bank that the test passed. */
  readonly given: Bank | undefined;
}

/**
 * Looks up the object of an id. A bank must have the object, because otherwise `not.toBeDeclined` would pass for every
 * text.
 */
function ofId({ check, id, explanation, banks, given }: LookedUp): SubjectDecline {
  if (explanation !== undefined) return { name: id, isDeclined: true, reason: null, ids: [id], state: "declined" };
  for (const bank of banks) {
    const found = declineOfId(id, copyBank(bank));
    if (found !== undefined) return found;
  }
  if (isSentTransfer(id.slice(0, Math.max(id.lastIndexOf("_"), 0)))) {
    throw misuse(check, `it received ${JSON.stringify(id)}. ${SENT}`);
  }
  const whose =
    given === undefined
      ? "no bank of a running test has an object with this id. Pass the bank that has it: { bank }."
      : "the bank that you passed has no object with this id.";
  throw misuse(check, `it received ${JSON.stringify(id)}, but ${whose} Pass the id of ${SUBJECT_IDS}.`);
}

interface Explained {
  readonly bank: Bank;
  readonly explanation: ReadableExplanation;
}

function findExplanation(ids: readonly string[], banks: Iterable<Bank>): Explained | undefined {
  for (const bank of banks) {
    for (const id of ids) {
      try {
        return { bank, explanation: bank.explain(id) };
      } catch {
        // Another bank may have declined it.
      }
    }
  }
  return undefined;
}
