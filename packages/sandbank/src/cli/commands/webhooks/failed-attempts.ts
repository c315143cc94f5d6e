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
