import type { Bank, Event } from "@sandbank/engine";
import { described } from "../bank-value.ts";
import { describeDeletion } from "../event-retention.ts";
import { eventsOfTest } from "../events-of-test.ts";
import { misuse } from "../misuse.ts";
import { unpaidInterestHint } from "../unpaid-interest.ts";
import { categoryProblem } from "./known-names.ts";
import type { MatcherResult } from "./matcher-result.ts";
import { requireBank, requireMembers } from "./subject.ts";

/** The Events that match, and their number. */
export interface ExpectedEvents {
  /** The `associated_object_id` of the Events. Default: any. */
  readonly objectId?: string;
  /** The number of matching Events: a whole number from 0. Default: one or more. */
  readonly times?: number;
}

const MOST_SHOWN = 10;

/** Checks `expect(bank).toHaveEmitted("account.created", { objectId, times })`, or the assertion `check`. */
export function checkEmitted(
  check: string,
  subject: unknown,
  category: unknown,
  expected: unknown = {},
): MatcherResult {
  const bank = requireBank(check, subject);
  const { objectId, times } = requireExpected(check, category, expected);
  const events = eventsOfTest(bank);
  const matching = events.filter(
    (event) => event.category === category && (objectId === undefined || event.associated_object_id === objectId),
  );
  const isCertain = times === undefined && matching.length > 0;
  if (!isCertain) requireAllKept(check, bank);
  const pass = times === undefined ? matching.length > 0 : matching.length === times;
  const what = `${category}${objectId === undefined ? "" : ` about ${objectId}`}`;
  const count = times === undefined ? "" : ` ${counted(times)}`;
  return {
    pass,
    message: () =>
      [
        pass
          ? `Expected the bank not to have emitted ${what}${count}, but it has, ${counted(matching.length)}.`
          : `Expected the bank to have emitted ${what}${count}, but it has ${times === undefined ? "not" : counted(matching.length)}.`,
        ...summary(events),
        ...(pass ? [] : unpaidInterestHint(bank, String(category))),
      ].join("\n"),
  };
}

function requireExpected(check: string, category: unknown, expected: unknown): ExpectedEvents {
  const problem = categoryProblem(category);
  if (problem !== undefined) throw misuse(check, problem);
  if (typeof expected !== "object" || expected === null) {
    const advice = typeof expected === "string" ? `Write { objectId: ${JSON.stringify(expected)} }` : "Pass an object";
    throw misuse(check, `the expected Events are ${described(expected)}. ${advice}.`);
  }
  requireMembers(check, expected, ["objectId", "times"]);
  const { objectId, times } = expected as ExpectedEvents;
  if (objectId !== undefined && typeof objectId !== "string") {
    throw misuse(check, `objectId is ${described(objectId)}. Pass an id.`);
  }
  if (times !== undefined && !(Number.isSafeInteger(times) && times >= 0)) {
    throw misuse(check, `times is ${described(times)}. Pass a whole number from 0.`);
  }
  return expected;
}

/** Throws if the bank has deleted Events of the test, because the absence of an Event would prove nothing. */
function requireAllKept(check: string, bank: Bank): void {
  const deletion = describeDeletion(bank.trace({ last: 0 }));
  if (deletion === undefined) return;
  throw misuse(check, `${deletion}. Check for the Event before you move the clock further.`);
}

function summary(events: readonly Event[]): string[] {
  if (events.length === 0) return ["The bank has emitted no Events in this test."];
  const shown = events.slice(0, MOST_SHOWN).reverse();
  const title =
    events.length === shown.length ? "Its Events" : `The newest ${shown.length} of its ${events.length} Events`;
  return [`${title}:`, ...shown.map(({ category, associated_object_id: id }) => `  ${category}  ${id}`)];
}

function counted(times: number): string {
  return times === 1 ? "once" : times === 0 ? "never" : `${times} times`;
}
