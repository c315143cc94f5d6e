import type { EventSubscription } from "@sandbank/contract";
import type { Column } from "../../parts/column.ts";
import { filterKey, NoMatch } from "../../parts/filters.tsx";
import { WriteButton } from "../../parts/form.tsx";
import { Empty, Loading, NarrowFolded, Show } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { Table } from "../../parts/table.tsx";
import { ObjectName, ShortInstant, TIME_WIDTH } from "../../parts/values.tsx";
import { hrefTo, route, select } from "../../router/router.ts";
import type { Read } from "../../store/cache.ts";
import type { Pages } from "../../store/page-list.ts";
import { useEnough, usePaged } from "../../store/use-pages.ts";
import { useKept, useRead } from "../../store/use-read.ts";
import { formatCount, listNote } from "../../words/count.ts";
import { urlText } from "../../words/url-text.ts";
import { listDeliveries, worstDelivery } from "./delivery-state.ts";
import { DeliveryTag } from "./delivery-tag.tsx";
import { EventDetail, EventTitle } from "./event-detail.tsx";
import { EventFilters, eventsPath, filters, isFiltered, isShown, keptSubscriptions } from "./event-filters.tsx";
import { type EventRow, eventReader } from "./event-reader.ts";
import { EventsHeader } from "./events-header.tsx";
import { Failures } from "./failures.tsx";

/** Shows the Events by subscription, and the selected Event beside them. */
export function EventView({ subscriptions }: { readonly subscriptions: Read<Pages<EventSubscription>> }) {
  const { id, params } = route.value;
  const path = eventsPath(params);
  const { read, more, show } = usePaged(`${path} with attempts`, eventReader(path));
  const known = subscriptions.state === "ready" ? subscriptions.data.rows : [];
  const kept = keptSubscriptions(known);
  const pages = read.state === "ready" ? read.data : { rows: [], hasMore: false };
  const rows = pages.rows.filter((row) => isShown(row, kept));
  useEnough({ rows, hasMore: pages.hasMore && subscriptions.state === "ready" }, more);
  const detail =
    id === null
      ? null
      : {
          title: <EventTitle id={id} />,
          content: (
            <Show read={subscriptions}>{({ rows }) => <EventDetail key={id} id={id} subscriptions={rows} />}</Show>
          ),
        };
  const { category = "", object = "", delivery = "", to = "", cause = "" } = params;
  const filter = { ...(category !== "" && { category }), ...(object !== "" && { object }) };
  const deliveries = useKept(useRead("deliveries", { limit: 0, ...filter }));
  const groups = deliveries.state === "ready" ? deliveries.data.failures : [];
  // A group that is selected stays beside the others.
  const inView = cause === "" ? kept : known.filter(({ status }) => status !== "deleted");
  const failures = groups.filter(({ subscription }) => inView.some(({ id }) => id === subscription));
  const selected = groups.find((group) => group.subscription === to && group.cause === cause)?.count ?? 0;
  const listed = selected > rows.length ? { rows: { length: selected }, hasMore: false } : pages;
  return (
    <>
      <EventsHeader shown="" note={rows.length > 0 ? listNote(listed, rows.length, "Event") : undefined}>
        <NarrowFolded title={isFiltered() ? "Filters: set" : "Filters"}>
          <EventFilters subscriptions={known} />
        </NarrowFolded>
      </EventsHeader>
      <Split detail={detail} onClose={() => select(null)}>
        <Show read={subscriptions}>
          {() => (
            <>
              <Failures
                groups={failures}
                subscriptions={known}
                filter={
                  ["", "gave up"].includes(delivery)
                    ? { ...filter, ...(to !== "" && { subscription: to }), ...(cause !== "" && { cause }) }
                    : null
                }
              />
              <Show read={read}>
                {({ hasMore }) => (
                  <EventTable rows={rows} hasMore={hasMore} subscriptions={kept} onMore={more} onShow={show} />
                )}
              </Show>
            </>
          )}
        </Show>
      </Split>
    </>
  );
}

interface EventTableProps {
  readonly rows: readonly EventRow[];
  readonly hasMore: boolean;
  /** Those whose deliveries are shown. */
  readonly subscriptions: readonly EventSubscription[];
  readonly onMore: () => void;
  readonly onShow: (rows: readonly EventRow[]) => void;
}

/** A table of the Events, and how each was delivered to the subscriptions or to the one of the filter. */
function EventTable({ rows, hasMore, subscriptions, onMore, onShow }: EventTableProps) {
  if (rows.length === 0 && hasMore) return <Loading />;
  if (rows.length === 0) return isFiltered() ? <NoMatch what="Event" names={filters} /> : <NoEvents />;
  return (
    <>
      {subscriptions.length === 0 && (
        <p>
          No URL is subscribed, so none is sent.{" "}
          <a href={hrefTo("webhooks", null, { show: "subscriptions" })}>Subscribe a URL</a>
        </p>
      )}
      <Table
        key={filterKey(filters)}
        caption="Events, the newest first, and how each was delivered to the subscriptions"
        columns={createColumns(subscriptions)}
        rows={rows}
        keyOf={({ event }) => event.id}
        onShow={onShow}
        {...(hasMore && { onEnd: onMore })}
      />
    </>
  );
}

function createColumns(subscriptions: readonly EventSubscription[]): Column<EventRow>[] {
  return [
    { title: "Time (UTC)", cell: ({ event }) => <ShortInstant at={event.created_at} />, width: TIME_WIDTH },
    {
      title: "Category",
      cell: ({ event }) => <span title={event.category}>{event.category}</span>,
      width: "352px",
      folds: true,
    },
    { title: "Object", cell: ({ event }) => <ObjectName id={event.associated_object_id} isPlain /> },
    {
      title: "Delivery",
      cell: (row) => <Answer row={row} subscriptions={subscriptions} />,
      width: "280px",
      place: "lead",
    },
    {
      title: "Receiver",
      cell: (row) => <Receiver row={row} subscriptions={subscriptions} />,
      width: "150px",
      place: "wide",
    },
  ];
}

type CellProps = { readonly row: EventRow } & Pick<EventTableProps, "subscriptions">;

/** The delivery that most needs attention, after the number of those that succeeded, if some did and others did not. */
function Answer({ row, subscriptions }: CellProps) {
  const deliveries = listDeliveries(row, subscriptions);
  const worst = worstDelivery(deliveries);
  if (worst === undefined) return <span class="muted">{subscriptions.length === 0 ? "–" : "not selected"}</span>;
  const count = deliveries.filter(({ state }) => state === "delivered").length;
  if (count === 0 || count === deliveries.length) return <DeliveryTag {...worst} />;
  return (
    <>
      {count} of {deliveries.length} delivered <DeliveryTag {...worst} answer={null} />
    </>
  );
}

/** The receiver whose delivery most needs attention, or how many those are. */
function Receiver({ row, subscriptions }: CellProps) {
  const deliveries = listDeliveries(row, subscriptions);
  const worst = worstDelivery(deliveries);
  if (worst === undefined) return null;
  const count = deliveries.filter(({ state }) => state === worst.state).length;
  const all = deliveries.map(({ subscription: { url }, state, answer }) => `${urlText(url)}: ${answer ?? state}`);
  return (
    <span title={all.join("\n")}>{count === 1 ? urlText(worst.subscription.url) : formatCount(count, "receiver")}</span>
  );
}

function NoEvents() {
  return (
    <Empty>
      <p>This bank has no Events. Each object that is created or changes causes one; the bank keeps it for 30 days.</p>
      <WriteButton name="trigger" params={{ name: "events account.created" }}>
        Create an Account
      </WriteButton>
    </Empty>
  );
}
