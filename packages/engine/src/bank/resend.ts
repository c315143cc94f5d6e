import { existing } from "../objects/objects.ts";
import { type Attempt, isCopy, isDelivered } from "../state/delivery.ts";
import type { World } from "../state/world.ts";
import { rowsWith } from "../store/table.ts";
import type { AttemptPlace } from "../webhooks/attempt-view.ts";
import { deliveryOf, sendAgain, subscribers } from "../webhooks/attempts.ts";

/** Sends an Event again to all that are subscribed to it now. Refuses with 404 where there is none of that id. */
export function resend(world: World, eventId: string): AttemptPlace[] {
  const event = existing(world.state.tables.events, "event", eventId);
  return subscribers(world, event).map(({ id }) => sendAgain(world, event, id));
}

/** Sends again what was made since an instant and has not reached a subscriber. What is on its way is left alone. */
export function replayMissing(world: World, since: string): AttemptPlace[] {
  return rowsWith(world.state.tables.events, {}, { on_or_after: since }).flatMap((event) =>
    subscribers(world, event)
      .filter(({ id }) => {
        const delivery = deliveryOf(world, event, id);
        return delivery === undefined || !(isDelivered(delivery) || delivery.attempts.some(isOnItsWay));
      })
      .map(({ id }) => sendAgain(world, event, id)),
  );
}

function isOnItsWay({ state, origin }: Attempt): boolean {
  // A retry that is planned is for later; what was sent again and is delayed comes soon.
  return (state === "due" && !isCopy(origin)) || (state === "planned" && origin === "resend");
}
