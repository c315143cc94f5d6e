import type { Event, EventSubscription } from "@sandbank/contract";
import { useId, useState } from "preact/hooks";
import { announce } from "../../parts/announcer.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { IdLink } from "../../parts/id-link.tsx";
import { Instant } from "../../parts/instant.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Show } from "../../parts/states.tsx";
import { hrefTo } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import { useApi, useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { countOf } from "../../words/count.ts";
import { resourceOfType } from "../../words/find-resource.ts";
import type { Attempt } from "./attempt.ts";
import { Attempts } from "./attempts.tsx";
import { deliveryState } from "./delivery-state.ts";
import { DeliveryTag } from "./delivery-tag.tsx";
import { urlText } from "./url-text.ts";

const pathOf = (id: string) => `/events/${encodeURIComponent(id)}`;

/** The category of an Event, as soon as it is read. */
export function EventTitle({ id }: { readonly id: string }) {
  const read = useApi<Event>(pathOf(id));
  return <>{read.state === "ready" ? read.data.category : "Event"}</>;
}

export interface EventDetailProps {
  readonly id: string;
  readonly subscriptions: readonly EventSubscription[];
}

/** Shows an Event, the attempts to deliver it, and its object. */
export function EventDetail({ id, subscriptions }: EventDetailProps) {
  const event = useApi<Event>(pathOf(id));
  const attempts = useRead("attempts", { event: id });
  return (
    <Show read={event}>
      {(found) => (
        <>
          <p>
            <Instant at={found.created_at} /> UTC, about <IdLink id={found.associated_object_id} copy />
          </p>
          <Actions id={id} />
          <Show read={attempts}>
            {({ data }) => (
              <>
                <Deliveries event={found} attempts={data} subscriptions={subscriptions} />
                {data.length > 0 && <Attempts attempts={data} eventAt={found.created_at} />}
              </>
            )}
          </Show>
          <Folded title="Event" value={found} />
          <AssociatedObject event={found} />
        </>
      )}
    </Show>
  );
}

function Actions({ id }: { readonly id: string }) {
  const write = useWrite();
  const [done, setDone] = useState("");

  async function resend(): Promise<void> {
    const sent = await write.run("resend", { event: id });
    if (sent === undefined) return;
    const text =
      sent.data.length === 0
        ? "Nothing was sent: no active subscription selects this Event."
        : `Sent again to ${countOf(sent.data.length, "subscription")}.`;
    setDone(text);
    announce(text);
  }

  return (
    <div class="row">
      <button type="button" class="primary" disabled={isReadOnly.value || write.isRunning} onClick={resend}>
        Resend
      </button>
      <CopyButton text={id} label="Copy id" isNamed />
      <a href={hrefTo("log", null, { q: id })}>Show in log</a>
      <Problem text={write.problem} />
      {done !== "" && <p>{done}</p>}
    </div>
  );
}

interface DeliveriesProps {
  readonly event: Event;
  readonly attempts: readonly Attempt[];
  readonly subscriptions: readonly EventSubscription[];
}

/**
 * Shows the state of the delivery to each subscription. Subscriptions that do not select the Event are only counted.
 */
function Deliveries({ event, attempts, subscriptions }: DeliveriesProps) {
  const rows = subscriptions
    .filter(({ id, status }) => status !== "deleted" || attempts.some((each) => each.eventSubscriptionId === id))
    .map((subscription) => ({ subscription, state: deliveryState(event.category, attempts, subscription) }));
  const selecting = rows.filter(({ state }) => state !== "not selected");
  if (selecting.length === 0) {
    return (
      <p>
        {rows.length === 0
          ? "No URL is subscribed, so this Event was not sent."
          : "No subscription selects this Event, so it was not sent."}
      </p>
    );
  }
  return (
    <ul class="deliveries">
      {selecting.map(({ subscription, state }) => (
        <li key={subscription.id}>
          <DeliveryTag state={state} /> <a href={hrefTo("events", subscription.id)}>{urlText(subscription.url)}</a>
        </li>
      ))}
    </ul>
  );
}

function AssociatedObject({ event }: { readonly event: Event }) {
  const { associated_object_id: id, associated_object_type: type } = event;
  const resource = resourceOfType(type);
  const read = useApi<object>(resource === undefined ? null : `${resource.path}/${encodeURIComponent(id)}`);
  if (resource === undefined || read.state !== "ready") return null;
  return <Folded title={`${resource.title}, as it is now`} value={read.data} />;
}

function Folded({ title, value }: { readonly title: string; readonly value: unknown }) {
  const id = useId();
  return (
    <section class="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <JsonTree value={value} label={`${title}, as JSON`} />
    </section>
  );
}
