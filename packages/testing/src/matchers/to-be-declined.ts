import type { Bank, ReadableExplanation } from "@sandbank/engine";
import { explanationLines } from "../report/explanation-lines.ts";
import { runningBanks } from "../session/open-banks.ts";
import { declineOf, type SubjectDecline } from "./decline-of.ts";
import type { DeclineReason } from "./decline-reason.ts";
import type { MatcherResult } from "./matcher-result.ts";
import { described, misuse, requireBank } from "./subject.ts";

/** Why something must be declined. */
export interface ExpectedDecline {
  /** The reason. Default: any. */
  readonly reason?: DeclineReason;
  /** The bank that declined it, whose rules the message quotes. Default: the one of the fixture that knows it. */
  readonly bank?: Bank;
}

/** `expect(result).toBeDeclined({ reason })`. */
export function toBeDeclined(subject: unknown, expected: unknown = {}): MatcherResult {
  const { reason: wanted, bank } = requireExpected(expected);
  const found = typeof subject === "string" ? ofId(subject) : declineOf(subject);
  if (found === undefined) {
    throw misuse(
      "toBeDeclined",
      `it was given ${described(subject)}. Pass what a simulation answered, a Declined Transaction, an inbound transfer, a Check Deposit, or the id of one`,
    );
  }
  const explanation = explanationOf(
    found.ids,
    bank === undefined ? runningBanks() : [requireBank("toBeDeclined", bank)],
  );
  const isDeclined = found.isDeclined || explanation !== undefined;
  const reason = found.reason ?? explanation?.reason ?? null;
  if (isDeclined && reason === null && wanted !== undefined) {
    throw misuse(
      "toBeDeclined",
      `${found.name} does not say its reason, and no bank of a fixture knows it. Pass the bank: toBeDeclined({ reason, bank })`,
    );
  }
  const pass = isDeclined && (wanted === undefined || reason === wanted);
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

function requireExpected(expected: unknown): ExpectedDecline {
  if (typeof expected === "string") {
    throw misuse(
      "toBeDeclined",
      `its argument is ${JSON.stringify(expected)}. Write { reason: ${JSON.stringify(expected)} }`,
    );
  }
  const { reason: _, bank: __, ...others } = Object(expected) as ExpectedDecline;
  const [unknown] = Object.keys(others);
  if (typeof expected === "object" && expected !== null && unknown === undefined) return expected;
  throw misuse("toBeDeclined", "its argument has the members reason and bank, and no other");
}

function ofId(id: string): SubjectDecline {
  return { name: id, isDeclined: false, reason: null, ids: [id], state: "not declined in the bank that was asked" };
}

function explanationOf(ids: readonly string[], banks: Iterable<Bank>): ReadableExplanation | undefined {
  for (const bank of banks) {
    for (const id of ids) {
      try {
        return bank.explain(id);
      } catch {
        // Another bank may have declined it.
      }
    }
  }
  return undefined;
}
