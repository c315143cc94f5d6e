import type { Event, EventSubscription } from "@sandbank/contract";
import { useId } from "preact/hooks";
import { Breakable } from "../../parts/breakable.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Instant } from "../../parts/instant.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { ObjectName } from "../../parts/object-name.tsx";
import { Show } from "../../parts/states.tsx";
import { hrefTo } from "../../router/router.ts";
import { useApi, useRead } from "../../store/use-read.ts";
import { resourceOfType } from "../../words/find-resource.ts";
import { Attempts } from "./attempts.tsx";
import { Deliveries } from "./deliveries.tsx";

const pathOf = (id: string) => `/events/${encodeURIComponent(id)}`;

/** The category of an Event, as soon as it is read. */
export function EventTitle({ id }: { readonly id: string }) {
  const read = useApi<Event>(pathOf(id));
  return <Breakable text={read.state === "ready" ? read.data.category : "Event"} />;
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
          <Show read={attempts}>
            {({ data }) => <Deliveries event={found} attempts={data} subscriptions={subscriptions} />}
          </Show>
          <p>
            <Instant at={found.created_at} /> UTC, about <ObjectName id={found.associated_object_id} copy />
          </p>
          <Actions id={id} />
          <Show read={attempts}>
            {({ data }) => <>{data.length > 0 && <Attempts attempts={data} eventAt={found.created_at} />}</>}
          </Show>
          <Folded title="Event" value={found} />
          <AssociatedObject event={found} />
        </>
      )}
    </Show>
  );
}

function Actions({ id }: { readonly id: string }) {
  return (
    <div class="row">
      <CopyButton text={id} label="Copy id" isNamed />
      <a href={hrefTo("log", null, { q: id })}>Show in log</a>
    </div>
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
