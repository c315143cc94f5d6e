import { existing } from "../objects/objects.ts";
import { type Attempt, isCopy, isDelivered } from "../state/delivery.ts";
import type { World } from "../state/world.ts";
import { rowsWith } from "../store/table.ts";
import type { AttemptPlace } from "../webhooks/attempt-view.ts";
import { deliveryOf, planResend, subscribers } from "../webhooks/attempts.ts";

/** Sends an Event again to all Event Subscriptions that select it now. Refuses an unknown id with 404. */
export function resend(world: World, eventId: string): AttemptPlace[] {
  const event = existing(world.state.tables.events, "event", eventId);
  return subscribers(world, event).map(({ id }) => planResend(world, event, id));
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
