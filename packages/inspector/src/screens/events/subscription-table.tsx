import type { EventSubscription } from "@sandbank/contract";
import { Instant } from "../../parts/instant.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Empty } from "../../parts/states.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { goTo, route } from "../../router/router.ts";
import { countOf } from "../../words/count.ts";
import { categoriesText } from "./categories-text.ts";
import { deliveryState } from "./delivery-state.ts";
import type { EventRow } from "./event-reader.ts";
import { urlText } from "./url-text.ts";

export interface SubscriptionTableProps {
  readonly subscriptions: readonly EventSubscription[];
  /** The newest Events, for the latest attempt and the failures. */
  readonly events: readonly EventRow[];
  readonly isNarrow: boolean;
  readonly onMore?: () => void;
  readonly onShow: (rows: readonly EventSubscription[]) => void;
}

/** The Event Subscriptions with their URLs, their states and their recent failures. */
export function SubscriptionTable({ subscriptions, events, isNarrow, onMore, onShow }: SubscriptionTableProps) {
  if (subscriptions.length === 0) {
    return (
      <Empty>
        <p>No URL is subscribed, so no Event is sent. Subscribe the webhook endpoint of your app below.</p>
      </Empty>
    );
  }
  return (
    <>
      <p>
        {countOf(subscriptions.length, "subscription")}, newest first. Attempts and failures are those of the newest{" "}
        {countOf(events.length, "Event")}.
      </p>
      <Table
        caption="Event Subscriptions, the newest first"
        columns={columnsOf(events, isNarrow)}
        rows={subscriptions}
        keyOf={({ id }) => id}
        selected={route.value.id}
        onOpen={({ id }) => goTo("events", id)}
        onShow={onShow}
      />
      {onMore !== undefined && (
        <button type="button" onClick={onMore}>
          Show more
        </button>
      )}
    </>
  );
}

function columnsOf(events: readonly EventRow[], isNarrow: boolean): Column<EventSubscription>[] {
  const categories: Column<EventSubscription> = {
    title: "Events",
    cell: (subscription) => categoriesText(subscription),
    width: "230px",
    isWide: true,
  };
  const latest: Column<EventSubscription> = {
    title: "Last attempt (UTC)",
    cell: ({ id }) => <LatestAttempt events={events} id={id} />,
    width: "220px",
    isWide: true,
  };
  return [
    { title: "URL", cell: ({ url }) => <span title={urlText(url)}>{urlText(url)}</span> },
    { title: "Status", cell: ({ status }) => <Tag tone={toneOfState(status)}>{status}</Tag>, width: "110px" },
    ...(isNarrow ? [] : [categories, latest]),
    {
      title: "Failed",
      cell: (subscription) => <Failures events={events} subscription={subscription} />,
      width: "110px",
    },
  ];
}

function LatestAttempt({ events, id }: { readonly events: readonly EventRow[]; readonly id: string }) {
  const times = events.flatMap(({ attempts }) =>
    attempts
      .filter(({ eventSubscriptionId, state }) => eventSubscriptionId === id && state !== "planned")
      .map(({ dueAt }) => dueAt),
  );
  const latest = times.toSorted().at(-1);
  return latest === undefined ? <span class="muted">none</span> : <Instant at={latest} />;
}

interface FailuresProps {
  readonly events: readonly EventRow[];
  readonly subscription: EventSubscription;
}

function Failures({ events, subscription }: FailuresProps) {
  const failed = events.filter(
    ({ event, attempts }) => deliveryState(event.category, attempts, subscription) === "failed",
  ).length;
  return failed === 0 ? <span class="muted">none</span> : <Tag tone="bad">{countOf(failed, "Event")}</Tag>;
}
