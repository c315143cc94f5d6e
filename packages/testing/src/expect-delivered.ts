import type { Bank, Event, WebhookAttempt } from "@sandbank/engine";
import type { Deliverer, DeliveryReport } from "@sandbank/engine/deliver";
import { BankAssertionError } from "./assertion-error.ts";
import { copyOf, described, isBank } from "./bank-value.ts";
import { noteCallSite } from "./call-site.ts";
import { categoryProblem } from "./matchers/known-names.ts";
import { suggestionFor } from "./nearest.ts";
import { openedBank } from "./open-banks.ts";
import { hintOf, type ThrownFor, webhooksOf, wrapCause } from "./report/webhook-causes.ts";
import { withinTest } from "./within-test.ts";

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
  /**
   * How long to wait for receivers, in real milliseconds since the last response. Default: 2,000, which is less than the
   * 5 seconds after which Vitest and Jest end a test.
   */
  readonly timeoutMs?: number;
}

const MOST_SHOWN = 10;
const TIMEOUT_MS = 2_000;
const OPTIONS = ["category", "objectId", "url", "times", "status", "deliverer", "timeoutMs"] as const;

/**
 * Sends the due webhooks and resolves with the attempts that delivered an Event as expected. If there are none, the
 * function rejects with an error that lists the attempts for the category and why each failed, or says that no Event or
 * no Event Subscription exists. The `cause` of the error is what the receiver threw. Without a deliverer it checks the
 * attempts that were recorded with `bank.webhooks.record`.
 *
 * @example
 * await expectDelivered(bank, { category: "account.created", url: "https://app.test/webhooks" });
 */
export function expectDelivered(bank: Bank, expected: ExpectedDelivery): Promise<readonly WebhookAttempt[]> {
  const call = noteCallSite(`expectDelivered(bank, { category: "${expected?.category}" })`, expectDelivered);
  return withinTest(bank, call, async () => {
    requireExpected(bank, expected);
    return findDelivered(bank, expected);
  });
}

async function findDelivered(bank: Bank, expected: ExpectedDelivery): Promise<readonly WebhookAttempt[]> {
  const { category, objectId, times, status, timeoutMs = TIMEOUT_MS } = expected;
  const url = expected.url === undefined ? undefined : new URL(expected.url).href;
  const { deliverer = openedBank(bank)?.deliverer() } = expected;
  const report = await deliverer?.settled({ timeoutMs });
  const about = bank.webhooks.attempts().filter((attempt) => attempt.category === category);
  const matching = about.filter(
    (attempt) =>
      (status === undefined ? attempt.state === "succeeded" : attempt.status === status) &&
      (url === undefined || new URL(attempt.url).href === url) &&
      (objectId === undefined || attempt.request?.body.includes(JSON.stringify(objectId)) === true),
  );
  if (times === undefined ? matching.length > 0 : matching.length === times) return matching;
  const answered = status === undefined ? "" : ` answered with ${status}`;
  const what = `${category}${objectId === undefined ? "" : ` about ${objectId}`}${url === undefined ? "" : ` to ${url}`}`;
  const count = times === undefined ? "a delivery" : times === 1 ? "1 delivery" : `${times} deliveries`;
  const found = matching.length === 0 ? "none" : matching.length;
  const causes = new Map(report?.failed.map(({ attempt, cause }) => [attempt, cause]));
  const thrownFor: ThrownFor = (attempt) => causes.get(attempt.id) ?? openedBank(bank)?.thrownFor(attempt);
  throw new BankAssertionError(
    [
      `Expected ${count} of ${what}${answered}, but there ${matching.length === 1 ? "was" : "were"} ${found}.`,
      ...reasons(bank, expected, { attempts: about, thrownFor, report }),
      ...unanswered(report, timeoutMs),
    ].join("\n"),
    { cause: about.map(thrownFor).findLast((thrown) => thrown !== undefined) },
  );
}

/** Says which receivers the function no longer waits for. */
function unanswered(report: DeliveryReport | undefined, timeoutMs: number): string[] {
  return [...new Set(report?.pending.map(({ url }) => url))].map(
    (url) => `${url} did not respond for ${timeoutMs} ms. Return a Response there, or pass a longer \`timeoutMs\`.`,
  );
}

function requireExpected(bank: unknown, expected: unknown): void {
  if (!isBank(bank)) throw misuse("the first argument is not a bank. Pass the bank that emits the Event.");
  if (typeof expected !== "object" || expected === null) {
    throw misuse('the second argument is not an object. Pass { category: "account.created" }.');
  }
  const { category, objectId, url, times, status, deliverer, timeoutMs = 0 } = expected as Partial<ExpectedDelivery>;
  const unknown = Object.keys(expected).find((name) => !OPTIONS.some((option) => option === name));
  if (unknown !== undefined) {
    throw misuse(`"${unknown}" is not an option.${suggestionFor(unknown, OPTIONS)} Use ${OPTIONS.join(", ")}.`);
  }
  const problem = categoryProblem(category);
  if (problem !== undefined) throw misuse(problem);
  if (objectId !== undefined && typeof objectId !== "string") {
    throw misuse(`objectId is ${described(objectId)}. Pass an id.`);
  }
  if (url !== undefined && !URL.canParse(url)) {
    throw misuse(`url is ${described(url)}. Pass the absolute URL of an Event Subscription.`);
  }
  if (deliverer !== undefined && typeof deliverer?.settled !== "function") {
    throw misuse(
      `deliverer is ${described(deliverer)}. Pass one of createDeliverer(bank), or the fixture \`deliverer\`.`,
    );
  }
  if (times !== undefined && !(Number.isSafeInteger(times) && times >= 0)) {
    throw misuse(`times is ${times}. Pass a whole number from 0.`);
  }
  if (status !== undefined && !(Number.isInteger(status) && status >= 100 && status <= 599)) {
    throw misuse(`status is ${status}. Pass an HTTP status.`);
  }
  if (!(Number.isFinite(timeoutMs) && timeoutMs >= 0)) {
    throw misuse(`timeoutMs is ${timeoutMs}. Pass a number of milliseconds from 0.`);
  }
}

function misuse(why: string): TypeError {
  return new TypeError(`[sandbank] Failed to check expectDelivered: ${why}`);
}

interface Found {
  readonly attempts: readonly WebhookAttempt[];
  readonly thrownFor: ThrownFor;
  /** Undefined without a deliverer. */
  readonly report: DeliveryReport | undefined;
}

function reasons(bank: Bank, { category }: ExpectedDelivery, { attempts, thrownFor, report }: Found): string[] {
  if (attempts.length === 0) return [whyNone(copyOf(bank), category)];
  const webhooks = webhooksOf(attempts, thrownFor);
  const shown = webhooks.slice(-MOST_SHOWN);
  const title = shown.length === webhooks.length ? "Its attempts" : `Its attempts, the last ${MOST_SHOWN} lines`;
  const hints = [...new Set(attempts.flatMap((attempt) => hintOf(attempt) ?? []))];
  const lines = shown.flatMap(({ first, cause }) => wrapCause(`${first.dueAt} to ${first.url}: ${cause}`, 2));
  return [`${title}:`, ...lines.map((line) => `  ${line}`), ...whyUnsent(bank, attempts, report), ...hints];
}

/** Explains why attempts are due that no deliverer has sent. */
function whyUnsent(bank: Bank, attempts: readonly WebhookAttempt[], report: DeliveryReport | undefined): string[] {
  const due = attempts.filter(({ state }) => state === "due");
  if (due.length === 0) return [];
  if (report === undefined) {
    return openedBank(bank) === undefined
      ? ["No deliverer sends them: pass `deliverer`, created with createDeliverer of @sandbank/engine/deliver."]
      : ["The test does not use `deliverer`, so no webhook is sent: add it to the test's arguments."];
  }
  const isSent = due.every(({ id }) => report.pending.some((attempt) => attempt.id === id));
  return isSent ? [] : ["`deliverer` sends the webhooks of another bank: pass one of createDeliverer(bank)."];
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
