import type { Bank, Event, EventSubscription, WebhookAttempt } from "@sandbank/engine";
import type { DeliveryReport } from "@sandbank/engine/deliver";
import { BankAssertionError } from "./assertion-error.ts";
import { copyBank } from "./bank-value.ts";
import { noteCallSite } from "./call-site.ts";
import { describeDeletion } from "./event-retention.ts";
import { allEvents, bankAtOpening, eventsOfTest } from "./events-of-test.ts";
import { type ExpectedDelivery, requireExpected } from "./expected-delivery.ts";
import { lacksDeliverer } from "./lacks-deliverer.ts";
import { misuse } from "./misuse.ts";
import { openedBank } from "./open-banks.ts";
import { lacksRetry, TRIED_ONCE } from "./report/tried-once.ts";
import { asUnsent, findHint, groupWebhooks, hasTimedOut, type ThrownFor, wrapCause } from "./report/webhook-causes.ts";
import { printWork, runningWork } from "./running-work.ts";
import { unpaidInterestHint } from "./unpaid-interest.ts";
import { watchedDeliveries } from "./watched-deliveries.ts";
import { withinTest } from "./within-test.ts";

const MOST_SHOWN = 10;
const TIMEOUT_MS = 2_000;
const CHECK_EARLIER = "Check for the delivery before you move the clock further.";

/**
 * Sends the due webhooks, waits for the work that their handlers pass to `waitUntil` of a webhook router, and resolves
 * with the attempts that delivered an Event as expected. If there are none, the function rejects with an error that lists
 * the attempts for the category and why each failed, or says that no Event or no Event Subscription exists. The `cause` of
 * the error is what the receiver threw. If the work does not end in time, the error has the place where it started.
 * Without a deliverer the function checks the attempts that were recorded with `bank.webhooks.record`.
 *
 * @example
 * await expectDelivered(bank, { category: "account.created", url: "https://app.test/webhooks" });
 */
export function expectDelivered(bank: Bank, expected: ExpectedDelivery): Promise<readonly WebhookAttempt[]> {
  const call = noteCallSite(`expectDelivered(bank, { category: "${expected?.category}" })`, expectDelivered);
  return withinTest(bank, call, async () => {
    requireExpected(bank, expected);
    return requireDelivered(bank, expected);
  });
}

async function requireDelivered(bank: Bank, expected: ExpectedDelivery): Promise<readonly WebhookAttempt[]> {
  const { url, times, status, timeoutMs = TIMEOUT_MS } = expected;
  const { deliverer = openedBank(bank)?.deliverer() } = expected;
  const report = await deliverer?.settled({ timeoutMs });
  const deliveries = watchedDeliveries(bank);
  const about = attemptsAbout(bank, expected, deliveries ?? bank.webhooks);
  const there = url === undefined ? about : about.filter((attempt) => normalizeUrl(attempt.url) === normalizeUrl(url));
  deliveries?.noteSeen(there);
  const matching = there.filter((attempt) =>
    status === undefined ? attempt.state === "succeeded" : attempt.status === status,
  );
  // The response to a due attempt would change an exact number.
  const due = times === undefined ? [] : there.filter(({ state }) => state === "due");
  const deletion = describeDeletion(bank.trace({ last: 0 }));
  // The bank has deleted the deliveries with their Events, so it cannot count them.
  if (times !== undefined && deletion !== undefined) throw misuse("expectDelivered", `${deletion}. ${CHECK_EARLIER}`);
  const isExpected = times === undefined ? matching.length > 0 : matching.length === times;
  if (isExpected && due.length === 0) {
    requireWorkEnded(bank, expected, matching, timeoutMs);
    return matching;
  }
  deliveries?.noteSeen(about);
  const count = times === undefined ? "a delivery" : counted(times, "delivery", "deliveries");
  const found = isExpected
    ? `${counted(due.length, "attempt has", "attempts have")} no response yet`
    : `there ${matching.length === 1 ? "was 1" : `were ${matching.length || "none"}`}`;
  const causes = new Map(report?.failed.map(({ attempt, cause }) => [attempt, cause]));
  const thrownFor: ThrownFor = (attempt) => causes.get(attempt.id) ?? openedBank(bank)?.thrownFor(attempt);
  throw new BankAssertionError(
    [
      `Expected ${count} of ${describeEvent(expected)}${describeAnswer(expected)}, but ${found}.`,
      ...reasons(bank, expected, { attempts: about, thrownFor, report }),
      ...unanswered(report, timeoutMs),
      ...(deletion === undefined ? [] : [`${deletion}. ${CHECK_EARLIER}`]),
    ].join("\n"),
    { cause: about.map(thrownFor).findLast((thrown) => thrown !== undefined) },
  );
}

/** Throws if the handlers of deliveries still work on them. */
function requireWorkEnded(
  bank: Bank,
  expected: ExpectedDelivery,
  deliveries: readonly WebhookAttempt[],
  timeoutMs: number,
): void {
  const events = new Set<string>(deliveries.map(({ eventId }) => eventId));
  const [work] = runningWork(bank).filter(({ eventId, isHeldByPlatform }) => !isHeldByPlatform && events.has(eventId));
  if (work === undefined) return;
  throw new BankAssertionError(
    `Expected a delivery of ${describeEvent(expected)} and the end of its work, but the work did not end for ${timeoutMs} ms: ${printWork(work)}. Let it end, or pass a longer \`timeoutMs\`.`,
    { cause: work.start },
  );
}

/** Says which receivers the function no longer waits for. */
function unanswered(report: DeliveryReport | undefined, timeoutMs: number): string[] {
  return [...new Set(report?.pending.map(({ url }) => url))].map(
    (url) => `${url} did not respond for ${timeoutMs} ms. Return a Response there, or pass a longer \`timeoutMs\`.`,
  );
}

/** The attempts for a category and an object; without an object, those for the Events of the test. */
function attemptsAbout(
  bank: Bank,
  { category, objectId }: ExpectedDelivery,
  webhooks: Pick<Bank["webhooks"], "attempts">,
): readonly WebhookAttempt[] {
  const attempts = webhooks.attempts().filter((attempt) => attempt.category === category);
  if (attempts.length === 0) return attempts;
  if (objectId === undefined) {
    const earlier = new Set(
      bankAtOpening(bank)
        ?.webhooks.attempts()
        .map(({ eventId }) => eventId),
    );
    return attempts.filter(({ eventId }) => !earlier.has(eventId));
  }
  const isAbout = (event: Event) => event.associated_object_id === objectId;
  // A planned attempt has no request yet, so its object is read from its Event.
  const hasPlanned = attempts.some(({ request }) => request === null);
  const events = new Set(hasPlanned ? allEvents(bank).flatMap((event) => (isAbout(event) ? [event.id] : [])) : []);
  return attempts.filter(
    ({ eventId, request }) => events.has(eventId) || request?.body.includes(JSON.stringify(objectId)) === true,
  );
}

function describeEvent({ category, objectId }: ExpectedDelivery): string {
  return objectId === undefined ? category : `${category} about ${objectId}`;
}

function describeAnswer({ url, status }: ExpectedDelivery): string {
  return `${url === undefined ? "" : ` to ${normalizeUrl(url)}`}${status === undefined ? "" : ` answered with ${status}`}`;
}

function normalizeUrl(url: string): string {
  return new URL(url).href;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

interface Found {
  readonly attempts: readonly WebhookAttempt[];
  readonly thrownFor: ThrownFor;
  /** Undefined without a deliverer. */
  readonly report: DeliveryReport | undefined;
}

function reasons(bank: Bank, expected: ExpectedDelivery, { attempts, thrownFor, report }: Found): string[] {
  if (attempts.length === 0) return [whyNone(bank, expected), ...unpaidInterestHint(bank, expected.category)];
  const subscriptions = listSubscriptions(bank);
  // Attempts to other URLs say nothing about one that nothing is sent to.
  if (!hasUrl(subscriptions, expected)) return [describeMissingUrl(subscriptions, expected)];
  const webhooks = groupWebhooks(lacksDeliverer(bank) ? attempts.map(asUnsent) : attempts, thrownFor);
  const shown = webhooks.slice(-MOST_SHOWN);
  const title = shown.length === webhooks.length ? "Its attempts" : `Its attempts, the last ${MOST_SHOWN} lines`;
  const hints = [...new Set(attempts.flatMap((attempt) => findHint(attempt, thrownFor(attempt)) ?? []))];
  const lines = shown.flatMap(({ first, cause }) => wrapCause(`${first.dueAt} to ${first.url}: ${cause}`, 2));
  const isTriedOnce = report !== undefined && lacksRetry(attempts, bank.clock.now());
  const retries = isTriedOnce ? [`${TRIED_ONCE}.`] : [];
  return [`${title}:`, ...lines.map((line) => `  ${line}`), ...whyUnsent(bank, attempts, report), ...hints, ...retries];
}

/** Explains why attempts have no response that no deliverer has sent. */
function whyUnsent(bank: Bank, attempts: readonly WebhookAttempt[], report: DeliveryReport | undefined): string[] {
  const due = attempts.filter(({ state }) => state === "due");
  if (report !== undefined) {
    const isSent = due.every(({ id }) => report.pending.some((attempt) => attempt.id === id));
    return isSent ? [] : ["`deliverer` sends the webhooks of another bank: pass one of createDeliverer(bank)."];
  }
  if (due.length === 0 && !attempts.some(hasTimedOut)) return [];
  const opened = openedBank(bank);
  return opened === undefined || !lacksDeliverer(bank)
    ? ["No deliverer sends them: pass `deliverer`, created with createDeliverer of @sandbank/engine/deliver."]
    : ["The test does not use `deliverer`, so no webhook is sent: add it to the test's arguments."];
}

function whyNone(bank: Bank, expected: ExpectedDelivery): string {
  const { category, objectId } = expected;
  const isWanted = (event: Event) =>
    event.category === category && (objectId === undefined || event.associated_object_id === objectId);
  const events = allEvents(bank).filter(isWanted);
  if (events.length === 0)
    return `The bank has emitted no ${describeEvent(expected)}, so there was nothing to deliver.`;
  if (objectId === undefined && !eventsOfTest(bank).some(isWanted)) {
    return `The bank has emitted no ${category} in this test. To check an Event from before the test, pass its \`objectId\`.`;
  }
  const subscriptions = listSubscriptions(bank);
  if (subscriptions.length === 0)
    return "There is no Event Subscription: create one with bank.eventSubscriptions.create.";
  if (!hasUrl(subscriptions, expected)) return describeMissingUrl(subscriptions, expected);
  return `No Event Subscription selected the Event when the bank emitted it: ${describeSubscriptions(subscriptions)}.`;
}

function listSubscriptions(bank: Bank): readonly EventSubscription[] {
  return copyBank(bank).eventSubscriptions.list({ limit: 100 }).data;
}

function hasUrl(subscriptions: readonly EventSubscription[], { url }: ExpectedDelivery): boolean {
  return url === undefined || subscriptions.some((each) => normalizeUrl(each.url) === normalizeUrl(url));
}

function describeMissingUrl(subscriptions: readonly EventSubscription[], { url = "" }: ExpectedDelivery): string {
  return `No Event Subscription has the URL ${normalizeUrl(url)}. Pass the URL of one: ${describeSubscriptions(subscriptions)}.`;
}

function describeSubscriptions(subscriptions: readonly EventSubscription[]): string {
  const told = subscriptions.map(
    ({ url, status, oauth_connection_id: connection, selected_event_categories: selected }) => {
      const categories = selected?.map(({ event_category: name }) => name).join(", ");
      const owner = connection === null ? "" : `, of the OAuth connection ${connection}`;
      return `${url} (${status}, ${categories ?? "every category"}${owner})`;
    },
  );
  return told.join(", ");
}
