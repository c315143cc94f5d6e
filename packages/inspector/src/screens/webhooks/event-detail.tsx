import type { Event, EventSubscription } from "@sandbank/contract";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Folded, Show } from "../../parts/frames.tsx";
import { JsonTree } from "../../parts/json-tree.tsx";
import { Breakable, Instant, ObjectName } from "../../parts/values.tsx";
import { hrefTo } from "../../router/router.ts";
import { useApi, useRead } from "../../store/use-read.ts";
import { resourceOfType } from "../../words/find-resource.ts";
import { Attempts } from "./attempts.tsx";
import { Deliveries } from "./deliveries.tsx";

const createPath = (id: string) => `/events/${encodeURIComponent(id)}`;

/** The category of an Event, as soon as it is read. */
export function EventTitle({ id }: { readonly id: string }) {
  const read = useApi<Event>(createPath(id));
  return <Breakable text={read.state === "ready" ? read.data.category : "Event"} />;
}

export interface EventDetailProps {
  readonly id: string;
  readonly subscriptions: readonly EventSubscription[];
}

/** Shows an Event, the attempts to deliver it, and its object. */
export function EventDetail({ id, subscriptions }: EventDetailProps) {
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
            <Instant at={found.created_at} /> UTC, about <ObjectName id={found.associated_object_id} copy />
          </p>
          <div class="row">
            <CopyButton text={id} label="Copy the id of the Event" isNamed />
            <a href={hrefTo("log", null, { q: id })}>Show in log</a>
          </div>
          <Show read={attempts}>
            {({ data }) => <>{data.length > 0 && <Attempts attempts={data} eventAt={found.created_at} />}</>}
          </Show>
          <Json title="Event" value={found} />
          <AssociatedObject event={found} />
        </>
      )}
    </Show>
  );
}

function AssociatedObject({ event }: { readonly event: Event }) {
  const { associated_object_id: id, associated_object_type: type } = event;
  const resource = resourceOfType(type);
  const read = useApi<object>(resource === undefined ? null : `${resource.path}/${encodeURIComponent(id)}`);
  if (resource === undefined || read.state !== "ready") return null;
  return <Json title={`${resource.title}, as it is now`} value={read.data} />;
}

function Json({ title, value }: { readonly title: string; readonly value: unknown }) {
  return (
    <Folded title={title}>
      <JsonTree value={value} label={`${title}, as JSON`} />
    </Folded>
  );
}
