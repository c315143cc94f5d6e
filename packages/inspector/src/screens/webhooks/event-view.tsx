import type { EventSubscription } from "@sandbank/contract";
import { NarrowFolded, Show } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { route, select } from "../../router/router.ts";
import type { Read } from "../../store/cache.ts";
import type { Pages } from "../../store/page-list.ts";
import { useEnough, usePaged } from "../../store/use-pages.ts";
import { useKept, useRead } from "../../store/use-read.ts";
import { listNote } from "../../words/count.ts";
import { EventDetail, EventTitle } from "./event-detail.tsx";
import { EventFilters, eventsPath, isFiltered, isShown, keptSubscriptions } from "./event-filters.tsx";
import { eventReader } from "./event-reader.ts";
import { EventTable } from "./event-table.tsx";
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
