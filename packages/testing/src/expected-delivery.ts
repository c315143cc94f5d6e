import type { Event } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";
import { onlyKnown } from "@sandbank/engine/private/errors";
import { described, isBank } from "./bank-value.ts";
import { categoryProblem } from "./matchers/known-names.ts";
import { misuse } from "./misuse.ts";
import { undefinedName } from "./undefined-name.ts";

/** The webhooks that must have been delivered. */
export interface ExpectedDelivery {
  readonly category: Event["category"];
  /**
   * The `associated_object_id` of the Event. Default: any. If a fixture opened the bank, only the Events of the test
   * count, unless you pass the id.
   */
  readonly objectId?: string;
  /** The URL of the Event Subscription. Default: any. */
  readonly url?: string;
  /**
   * The number of matching attempts: a whole number from 0. While an attempt has no response, no number is as expected.
   * Default: one or more.
   */
  readonly times?: number;
  /** The HTTP status of the receiver's response. Default: any 2xx. */
  readonly status?: number;
  /**
   * The deliverer that sends the due webhooks first. Default: the fixture's deliverer, if a fixture opened the bank and
   * the test uses its `deliverer`.
   */
  readonly deliverer?: Deliverer;
  /**
   * How long to wait for receivers and for work after their responses, in real milliseconds since the last of them
   * ended. Default: 2,000, which is less than the 5 seconds after which Vitest and Jest end a test.
   */
  readonly timeoutMs?: number;
}

const CHECK = "expectDelivered";
const OPTIONS = ["category", "objectId", "url", "times", "status", "deliverer", "timeoutMs"] as const;

/** Throws a `TypeError` unless the arguments of `expectDelivered` are a bank and an `ExpectedDelivery`. */
export function requireExpected(bank: unknown, expected: unknown): void {
  if (!isBank(bank)) throw misuse(CHECK, "the first argument is not a bank. Pass the bank that emits the Event.");
  if (typeof expected !== "object" || expected === null) {
    throw misuse(CHECK, 'the second argument is not an object. Pass { category: "account.created" }.');
  }
  const known = onlyKnown<Partial<ExpectedDelivery>>(`check ${CHECK}`, expected, OPTIONS);
  const { category, objectId, url, times, status, deliverer, timeoutMs = 0 } = known;
  const problem = categoryProblem(category);
  if (problem !== undefined) throw misuse(CHECK, problem);
  const missing = undefinedName(expected, ["objectId", "url", "times", "status"]);
  if (missing !== undefined) throw misuse(CHECK, `${missing} is undefined. Pass a value, or leave it out.`);
  if (objectId !== undefined && typeof objectId !== "string") {
    throw misuse(CHECK, `objectId is ${described(objectId)}. Pass an id.`);
  }
  if (url !== undefined && !URL.canParse(url)) {
    throw misuse(CHECK, `url is ${described(url)}. Pass the absolute URL of an Event Subscription.`);
  }
  if (deliverer !== undefined && typeof deliverer?.settled !== "function") {
    throw misuse(
      CHECK,
      `deliverer is ${described(deliverer)}. Pass one of createDeliverer(bank), or the fixture \`deliverer\`.`,
    );
  }
  if (times !== undefined && !(Number.isSafeInteger(times) && times >= 0)) {
    throw misuse(CHECK, `times is ${described(times)}. Pass a whole number from 0.`);
  }
  if (status !== undefined && !(Number.isInteger(status) && status >= 100 && status <= 599)) {
    throw misuse(CHECK, `status is ${described(status)}. Pass an HTTP status.`);
  }
  if (!(Number.isFinite(timeoutMs) && timeoutMs >= 0)) {
    throw misuse(CHECK, `timeoutMs is ${described(timeoutMs)}. Pass a number of milliseconds from 0.`);
  }
}
