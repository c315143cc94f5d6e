import type { Event, EventSubscription } from "@sandbank/contract";
import { invalidOperation } from "../errors.ts";
import { existing } from "../objects/objects.ts";
import { type Attempt, isCopy, isDelivered } from "../state/delivery.ts";
import type { World } from "../state/world.ts";
import { rowsWith } from "../store/table.ts";
import type { AttemptPlace } from "../webhooks/attempt-view.ts";
import { deliveryOf, planResend, subscribers } from "../webhooks/attempts.ts";

/**
 * Sends an Event again to all Event Subscriptions that select it now, or to one of them. Refuses an unknown id with 404,
 * and a subscription to which the bank would not send the Event with 409.
 */
export function resend(world: World, eventId: string, subscriptionId?: string): AttemptPlace[] {
  const event = existing(world.state.tables.events, "event", eventId);
  const all = subscribers(world, event);
  const to = subscriptionId === undefined ? all : [subscriber(world, event, subscriptionId, all)];
  return to.map(({ id }) => planResend(world, event, id));
}

function subscriber(
  { state }: World,
  { category }: Event,
  id: string,
  all: readonly EventSubscription[],
): EventSubscription {
  const { status } = existing(state.tables.eventSubscriptions, "event_subscription", id);
  const found = all.find((subscription) => subscription.id === id);
  if (found !== undefined) return found;
  throw invalidOperation(
    status === "active"
      ? `The Event Subscription ${id} does not select ${category}. Choose one that does, or leave it out.`
      : `The Event Subscription ${id} is ${status}. An Event is sent only to active ones.`,
  );
}

/** Sends the Events since an instant to the Event Subscriptions that have not received them and have no attempt due. */
export function replayMissing(world: World, since: string): AttemptPlace[] {
  return rowsWith(world.state.tables.events, {}, { on_or_after: since }).flatMap((event) =>
    subscribers(world, event)
      .filter(({ id }) => {
        const delivery = deliveryOf(world, event, id);
        return delivery === undefined || !(isDelivered(delivery) || delivery.attempts.some(isOnItsWay));
      })
      .map(({ id }) => planResend(world, event, id)),
  );
}

function isOnItsWay({ state, origin }: Attempt): boolean {
  // A planned retry is for later, but a delayed resend is sent soon.
  return (state === "due" && !isCopy(origin)) || (state === "planned" && origin === "resend");
}
