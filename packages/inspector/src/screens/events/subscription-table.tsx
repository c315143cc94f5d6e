import type { EventSubscription } from "@sandbank/contract";
import { ShortInstant, TIME_WIDTH } from "../../parts/instant.tsx";
import { toneOfState } from "../../parts/state-tone.ts";
import { Empty } from "../../parts/states.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { goTo, hrefTo, route } from "../../router/router.ts";
import { countOf } from "../../words/count.ts";
import { shortUrlText, urlText } from "../../words/url-text.ts";
import { categoriesText } from "./categories-text.ts";
import { deliveriesOf } from "./delivery-state.ts";
import type { EventRow } from "./event-reader.ts";

export interface SubscriptionTableProps {
  readonly subscriptions: readonly EventSubscription[];
  /** The newest Events, for the latest attempt and the failures. */
  readonly events: readonly EventRow[];
  readonly onMore?: () => void;
  readonly onShow: (rows: readonly EventSubscription[]) => void;
}

/** The Event Subscriptions with their URLs, their states and their recent failures. */
export function SubscriptionTable({ subscriptions, events, onMore, onShow }: SubscriptionTableProps) {
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
        columns={columnsOf(events)}
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

function columnsOf(events: readonly EventRow[]): Column<EventSubscription>[] {
  return [
    { title: "URL", cell: ({ url }) => <bdi title={urlText(url)}>{shortUrlText(url)}</bdi> },
    { title: "Status", cell: ({ status }) => <Tag tone={toneOfState(status)}>{status}</Tag>, width: "110px" },
    { title: "Events", cell: (subscription) => categoriesText(subscription), width: "230px" },
    {
      title: "Last attempt (UTC)",
      cell: ({ id }) => <LatestAttempt events={events} id={id} />,
      width: TIME_WIDTH,
    },
    {
      title: "Failed",
      cell: (subscription) => <Failures events={events} subscription={subscription} />,
      width: "136px",
      place: "end",
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
  return latest === undefined ? <span class="muted">none</span> : <ShortInstant at={latest} />;
}

interface FailuresProps {
  readonly events: readonly EventRow[];
  readonly subscription: EventSubscription;
}

/** The number of Events that were not delivered. It links to them. */
function Failures({ events, subscription }: FailuresProps) {
  const failed = events.filter((row) => deliveriesOf(row, [subscription])[0] === "failed").length;
  if (failed === 0) return <span class="muted">none</span>;
  return (
    <a
      href={hrefTo("events", null, { delivery: "failed", to: subscription.id })}
      onClick={(event) => event.stopPropagation()}
    >
      <Tag tone="bad">{countOf(failed, "Event")}</Tag>
    </a>
  );
}
