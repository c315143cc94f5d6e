import type { Event, EventSubscription } from "@sandbank/contract";
import { invalidOperation } from "../../errors.ts";
import { existing } from "../../objects/objects.ts";
import { type Attempt, isCopy, isDelivered } from "../../state/delivery.ts";
import type { JournalEntry } from "../../state/journal-entry.ts";
import { rowsWith } from "../../store/table.ts";
import type { AttemptPlace } from "../../webhooks/attempt-view.ts";
import { findDelivery, planResend, subscribers } from "../../webhooks/attempts.ts";
import type { World } from "../../world/world.ts";

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
  const subscription = existing(state.tables.eventSubscriptions, "event_subscription", id);
  if (all.includes(subscription)) return subscription;
  throw invalidOperation(`The Event Subscription ${id} ${whyNot(subscription, category)}`);
}

function whyNot({ status, oauth_connection_id: connection }: EventSubscription, category: string): string {
  if (status !== "active") return `is ${status}. An Event is sent only to active ones.`;
  if (connection !== null) return `is for the OAuth connection ${connection}, of which there are no Events.`;
  return `does not select ${category}. Choose one that does, or leave it out.`;
}

type Missing = Omit<Extract<JournalEntry, { kind: "replay_missing" }>, "kind">;

/**
 * Sends the Events since an instant, or some of them, to the Event Subscriptions that have not received them and have no
 * attempt due, or to one of these.
 */
export function replayMissing(world: World, { since, subscription, events }: Missing): AttemptPlace[] {
  const wanted = events === undefined ? undefined : new Set(events);
  const all = rowsWith(world.state.tables.events, {}, { on_or_after: since });
  const selected = wanted === undefined ? all : all.filter(({ id }) => wanted.has(id));
  return selected.flatMap((event) =>
    subscribers(world, event)
      .filter(({ id }) => {
        if (subscription !== undefined && id !== subscription) return false;
        const delivery = findDelivery(world, event, id);
        return delivery === undefined || !(isDelivered(delivery) || delivery.attempts.some(isOnItsWay));
      })
      .map(({ id }) => planResend(world, event, id)),
  );
}

function isOnItsWay({ state, origin }: Attempt): boolean {
  // A planned retry is for later, but a delayed resend is sent soon.
  return (state === "due" && !isCopy(origin)) || (state === "planned" && origin === "resend");
}
