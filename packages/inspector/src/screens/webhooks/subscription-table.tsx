import type { EventSubscription } from "@sandbank/contract";
import { Fragment } from "preact";
import type { AdminResult } from "sandbank/client";
import type { DeliveryState } from "../../parts/attempt-states.ts";
import type { Column } from "../../parts/column.ts";
import { Empty } from "../../parts/frames.tsx";
import { Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/values.tsx";
import { goTo, hrefTo } from "../../router/router.ts";
import { urlText } from "../../words/url-text.ts";
import { CountTag } from "./delivery-tag.tsx";

type Counts = Pick<AdminResult<"deliveries">, "counts" | "failures">;

export interface SubscriptionTableProps {
  readonly subscriptions: readonly EventSubscription[];
  /** The numbers of deliveries in each state, and of those that fail, for each subscription that has any. */
  readonly deliveries: Counts;
  readonly onEnd: () => void;
  readonly onShow: (rows: readonly EventSubscription[]) => void;
}

/** The Event Subscriptions with their URLs, their states and their deliveries. */
export function SubscriptionTable({ subscriptions, deliveries, onEnd, onShow }: SubscriptionTableProps) {
  if (subscriptions.length === 0) {
    return (
      <Empty>
        <p>No URL is subscribed, so no Event is sent. Subscribe the webhook endpoint of your app below.</p>
      </Empty>
    );
  }
  return (
    <Table
      caption="Event Subscriptions, the newest first"
      columns={createColumns(deliveries)}
      rows={subscriptions}
      keyOf={({ id }) => id}
      onOpen={({ id }) => goTo("webhooks", id)}
      onShow={onShow}
      onEnd={onEnd}
    />
  );
}

function createColumns(deliveries: Counts): Column<EventSubscription>[] {
  return [
    { title: "URL", cell: ({ url }) => <bdi title={urlText(url)}>{urlText(url)}</bdi> },
    { title: "Receives", cell: (subscription) => <Receives subscription={subscription} />, width: "230px" },
    {
      title: "Deliveries of the last 30 days",
      cell: ({ id }) => <Deliveries of={id} {...deliveries} />,
      width: "290px",
      place: "lead",
    },
  ];
}

/** The Events that a subscription gets, or why it gets none. An active one can fail, so its status is no success. */
function Receives({ subscription }: { readonly subscription: EventSubscription }) {
  const { status } = subscription;
  return status === "active" ? categoriesText(subscription) : <Tag tone="quiet">{status}</Tag>;
}

/** How many deliveries are in each state. Each number links to their Events. */
function Deliveries({ of: to, counts, failures }: Counts & { readonly of: string }) {
  const own = counts.find(({ subscription }) => subscription === to);
  if (own === undefined) return <span class="muted">none</span>;
  const { failed, due, planned, succeeded } = own;
  const failing = failures.filter(({ subscription }) => subscription === to);
  const retrying = failing.reduce((sum, group) => sum + group.retrying, 0);
  const shown: readonly (readonly [DeliveryState, number])[] = [
    ["gave up", failed],
    ["retrying", retrying],
    ["sending", due],
    ["planned", planned - retrying],
    ["delivered", succeeded],
  ];
  return shown
    .filter(([, count]) => count > 0)
    .map(([state, count]) => (
      <Fragment key={state}>
        <a href={hrefTo("webhooks", null, { delivery: state, to })} onClick={(event) => event.stopPropagation()}>
          <CountTag state={state} count={count} />
        </a>{" "}
      </Fragment>
    ));
}

/** Lists the categories of Events that a subscription selects. */
export function categoriesText({ selected_event_categories: selected }: EventSubscription): string {
  return selected === null ? "all Events" : selected.map(({ event_category }) => event_category).join(", ");
}
