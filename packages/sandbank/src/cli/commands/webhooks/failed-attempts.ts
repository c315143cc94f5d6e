import { causeOf, type Failure, groupFailures } from "@sandbank/view/words/failures";
import { instantText } from "@sandbank/view/words/instants";
import type { Page } from "../../command.ts";
import { hang } from "../../output/wrap.ts";
import { describeResponse } from "./describe-response.ts";
import type { Attempt } from "./follow-attempts.ts";

/** The parts of an attempt to deliver a webhook that tell what it delivers, and how it ended. */
interface Outcome {
  readonly eventId: string;
  readonly eventSubscriptionId: string;
  readonly state: string;
}

/** Returns the attempts that failed, of Events that their receiver has accepted in no other attempt. */
export function selectFailed<Attempt extends Outcome>(attempts: readonly Attempt[]): Attempt[] {
  const accepted = new Set(attempts.filter(({ state }) => state === "succeeded").map(identifyWebhook));
  return attempts.filter((attempt) => attempt.state === "failed" && !accepted.has(identifyWebhook(attempt)));
}

/** Identifies what an attempt delivers: an Event to an Event Subscription, for which there can be several attempts. */
export function identifyWebhook({ eventId, eventSubscriptionId }: Omit<Outcome, "state">): string {
  return `${eventId} ${eventSubscriptionId}`;
}

/**
 * Groups the failures of attempts by receiver and cause: `43 x 503 at http://localhost:3000/hooks`, with the first one and,
 * below it, the last one. Several failures to deliver an Event to a receiver count once, with the cause of the last.
 */
export function failureLines(attempts: readonly Attempt[], { paint, width }: Page): string[] {
  const rows = new Map<string, Attempt & Failure>();
  for (const attempt of selectFailed(attempts)) {
    const webhook = identifyWebhook(attempt);
    const { at = attempt.dueAt } = rows.get(webhook) ?? {};
    rows.delete(webhook);
    rows.set(webhook, { ...attempt, subscription: attempt.eventSubscriptionId, at });
  }
  return groupFailures([...rows.values()]).flatMap(({ subscription, cause, count, first }) => {
    const last = [...rows.values()].findLast(
      (row) => row.subscription === subscription && causeOf(row) === cause,
    ) as Attempt;
    const head = `${count} x ${paint("red", cause)} at ${last.url}, first ${instantText(first)}`;
    const { category, eventId, state, status } = last;
    const end = [state, status].filter((part) => part !== null).join(" ");
    return [
      hang("", head, width),
      hang("  ", paint("dim", `last: ${end}  ${category}  ${eventId}${describeResponse(last)}`), width),
    ];
  });
}
