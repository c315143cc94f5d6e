import type { Bank, Event, WebhookAttempt } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";
import { BankAssertionError } from "./assertion-error.ts";
import { categoryProblem } from "./matchers/known-names.ts";
import { copyOf, isBank } from "./matchers/subject.ts";
import { suggestionFor } from "./nearest.ts";
import { causeOf, hintOf, wrapCause } from "./report/delivery-lines.ts";
import { openedBank } from "./session/open-banks.ts";

/** The webhooks that must have been delivered. */
export interface ExpectedDelivery {
  readonly category: Event["category"];
  /** The `associated_object_id` of the Event. Default: any. */
  readonly objectId?: string;
  /** The URL of the Event Subscription. Default: any. */
  readonly url?: string;
  /** The number of matching attempts: a whole number from 0. Default: one or more. */
  readonly times?: number;
  /** The HTTP status of the receiver's response. Default: any 2xx. */
  readonly status?: number;
  /**
   * The deliverer that sends the due webhooks first. Default: the fixture's deliverer, if a fixture opened the bank and
   * the test uses its `deliverer`.
   */
  readonly deliverer?: Deliverer;
}

const MOST_SHOWN = 10;
const OPTIONS = ["category", "objectId", "url", "times", "status", "deliverer"] as const;

/**
 * Sends the due webhooks and resolves with the attempts that delivered an Event as expected. If there are none, the
 * function rejects with an error that lists the attempts for the category and why each failed, or says that no Event or
 * no Event Subscription exists. Without a deliverer it checks the attempts that were recorded with
 * `bank.webhooks.record`.
 *
 * @example
 * await expectDelivered(bank, { category: "account.created", url: "https://app.test/webhooks" });
 */
export async function expectDelivered(bank: Bank, expected: ExpectedDelivery): Promise<readonly WebhookAttempt[]> {
  requireExpected(bank, expected);
  const { category, objectId, url, times, status, deliverer = openedBank(bank)?.deliverer() } = expected;
  await deliverer?.settled();
  const about = bank.webhooks.attempts().filter((attempt) => attempt.category === category);
  const matching = about.filter(
    (attempt) =>
      (status === undefined ? attempt.state === "succeeded" : attempt.status === status) &&
      (url === undefined || attempt.request?.url === url) &&
      (objectId === undefined || attempt.request?.body.includes(JSON.stringify(objectId)) === true),
  );
  if (times === undefined ? matching.length > 0 : matching.length === times) return matching;
  const answered = status === undefined ? "" : ` answered with ${status}`;
  const what = `${category}${objectId === undefined ? "" : ` about ${objectId}`}${url === undefined ? "" : ` to ${url}`}`;
  const count = times === undefined ? "a delivery" : times === 1 ? "1 delivery" : `${times} deliveries`;
  const found = matching.length === 0 ? "none" : matching.length;
  throw new BankAssertionError(
    [
      `Expected ${count} of ${what}${answered}, but there ${matching.length === 1 ? "was" : "were"} ${found}.`,
      ...reasons(bank, expected, about),
    ].join("\n"),
  );
}

function requireExpected(bank: unknown, expected: unknown): void {
  if (!isBank(bank)) throw misuse("the first argument is not a bank. Pass the bank that emits the Event.");
  if (typeof expected !== "object" || expected === null) {
    throw misuse('the second argument is not an object. Pass { category: "account.created" }.');
  }
  const { category, times, status } = expected as Partial<ExpectedDelivery>;
  const unknown = Object.keys(expected).find((name) => !OPTIONS.some((option) => option === name));
  if (unknown !== undefined) {
    throw misuse(`"${unknown}" is not an option.${suggestionFor(unknown, OPTIONS)} Use ${OPTIONS.join(", ")}.`);
  }
  const problem = categoryProblem(category);
  if (problem !== undefined) throw misuse(problem);
  if (times !== undefined && !(Number.isSafeInteger(times) && times >= 0)) {
    throw misuse(`times is ${times}. Pass a whole number from 0.`);
  }
  if (status !== undefined && !(Number.isInteger(status) && status >= 100 && status <= 599)) {
    throw misuse(`status is ${status}. Pass an HTTP status.`);
  }
}

function misuse(why: string): TypeError {
  return new TypeError(`[sandbank] Failed to check expectDelivered: ${why}`);
}

function reasons(bank: Bank, { category, deliverer }: ExpectedDelivery, attempts: readonly WebhookAttempt[]): string[] {
  if (attempts.length === 0) return [whyNone(copyOf(bank), category)];
  const shown = attempts.slice(-MOST_SHOWN);
  const title =
    shown.length === attempts.length ? "Its attempts" : `The last ${shown.length} of ${attempts.length} attempts`;
  const hints = [...new Set(shown.flatMap((attempt) => hintOf(attempt) ?? []))];
  const lines = shown.flatMap((attempt) => wrapCause(lineOf(attempt), 2)).map((line) => `  ${line}`);
  return [`${title}:`, ...lines, ...unsent(bank, attempts, deliverer), ...hints];
}

/** Explains why attempts are still due: without a deliverer in use, no webhook is ever sent. */
function unsent(bank: Bank, attempts: readonly WebhookAttempt[], given: Deliverer | undefined): string[] {
  const opened = openedBank(bank);
  if (given !== undefined || opened?.deliverer() !== undefined) return [];
  if (!attempts.some(({ state }) => state === "due")) return [];
  return opened === undefined
    ? ["No deliverer sends them: pass `deliverer`, created with createDeliverer of @sandbank/engine/deliver."]
    : ["The test does not use `deliverer`, so no webhook is sent: add it to the test's arguments."];
}

function lineOf(attempt: WebhookAttempt): string {
  const { dueAt, request } = attempt;
  return `${dueAt} to ${request?.url ?? "its Event Subscription"}: ${causeOf(attempt)}`;
}

function whyNone(bank: Bank, category: Event["category"]): string {
  if (bank.events.list({ category: { in: [category] }, limit: 1 }).data.length === 0) {
    return `The bank has emitted no ${category}, so there was nothing to deliver.`;
  }
  const subscriptions = bank.eventSubscriptions.list({ limit: 100 }).data;
  if (subscriptions.length === 0)
    return "There is no Event Subscription: create one with bank.eventSubscriptions.create.";
  const told = subscriptions.map(({ url, status, selected_event_categories: selected }) => {
    const categories = selected?.map(({ event_category: name }) => name).join(", ");
    return `${url} (${status}, ${categories ?? "every category"})`;
  });
  return `No Event Subscription selected the Event when the bank emitted it: ${told.join(", ")}.`;
}
