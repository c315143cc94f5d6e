import type { Event, EventSubscription } from "@sandbank/contract";
import type { Attempt } from "../../parts/attempt-states.ts";
import { hrefTo } from "../../router/router.ts";
import { shortUrlText } from "../../words/url-text.ts";
import { listDeliveries } from "./delivery-state.ts";
import { DeliveryTag } from "./delivery-tag.tsx";
import { Resend } from "./resend.tsx";

interface DeliveriesProps {
  readonly event: Event;
  readonly attempts: readonly Attempt[];
  readonly subscriptions: readonly EventSubscription[];
}

/** The state of the delivery to each subscription that selects the Event, with buttons that send it again. */
export function Deliveries({ event, attempts, subscriptions }: DeliveriesProps) {
  const shown = subscriptions.filter(
    ({ id, status }) => status !== "deleted" || attempts.some((each) => each.eventSubscriptionId === id),
  );
  const deliveries = listDeliveries({ event, attempts }, shown);
  if (deliveries.length === 0) return <p>No URL is subscribed to this Event, so it was not sent.</p>;
  return (
    <>
      <ul class="deliveries">
        {deliveries.map(({ subscription: { id, url, status }, ...shown }) => (
          <li key={id} class="row">
            <DeliveryTag {...shown} /> <a href={hrefTo("webhooks", id)}>{shortUrlText(url)}</a>
            {status === "active" && (
              <Resend name="resend" params={{ event: event.id, subscription: id }} isSmall>
                Resend
              </Resend>
            )}
          </li>
        ))}
      </ul>
      {deliveries.length > 1 && (
        <div class="row">
          <Resend name="resend" params={{ event: event.id }} count={deliveries.length} isSmall>
            Resend to all
          </Resend>
        </div>
      )}
    </>
  );
}
