import type { Event, EventSubscription } from "@sandbank/contract";
import type { Attempt } from "../../parts/attempt-states.ts";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Folded, Show } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { Breakable, Instant, ObjectName } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { useApi, useRead } from "../../store/use-read.ts";
import { shortUrlText } from "../../words/url-text.ts";
import { Attempts } from "./attempts.tsx";
import { listDeliveries } from "./delivery-state.ts";
import { DeliveryTag } from "./delivery-tag.tsx";
import { Resend } from "./resend.tsx";

const createPath = (id: string) => `/events/${encodeURIComponent(id)}`;

/** The category of an Event, as soon as it is read. */
export function EventTitle({ id }: { readonly id: string }) {
  const read = useApi<Event>(createPath(id));
  return <Breakable text={read.state === "ready" ? read.data.category : "Event"} />;
}

/** Shows an Event, and the attempts to deliver it. */
export function EventDetail({ id, subscriptions }: Pick<DeliveriesProps, "subscriptions"> & { readonly id: string }) {
  const event = useApi<Event>(createPath(id));
  const attempts = useRead("attempts", { event: id });
  return (
    <Show read={event}>
      {(found) => (
        <>
          <Show read={attempts}>
            {({ data }) => <Deliveries event={found} attempts={data} subscriptions={subscriptions} />}
          </Show>
          <p>
            <Instant at={found.created_at} /> UTC, about <ObjectName id={found.associated_object_id} />
          </p>
          <Show read={attempts}>
            {({ data }) => data.length > 0 && <Attempts attempts={data} eventAt={found.created_at} />}
          </Show>
          <div class="row">
            <CopyButton text={id} label="Copy the id of the Event" isNamed />
            <a href={hrefTo("log", null, { q: id })}>Show in log</a>
          </div>
          <Folded title="Event">
            <JsonTree value={found} label="Event, as JSON" />
          </Folded>
        </>
      )}
    </Show>
  );
}

interface DeliveriesProps {
  readonly event: Event;
  readonly attempts: readonly Attempt[];
  readonly subscriptions: readonly EventSubscription[];
}

/** The state of the delivery to each subscription that selects the Event, with buttons that send it again. */
function Deliveries({ event, attempts, subscriptions }: DeliveriesProps) {
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
