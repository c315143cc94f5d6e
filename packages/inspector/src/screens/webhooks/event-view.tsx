import type { EventSubscription } from "@sandbank/contract";
import { Show } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { Tag } from "../../parts/values.tsx";
import { hrefTo, route, select } from "../../router/router.ts";
import type { Read } from "../../store/cache.ts";
import type { Pages } from "../../store/page-list.ts";
import { useEnough, usePaged } from "../../store/use-pages.ts";
import { useRead } from "../../store/use-read.ts";
import { listNote } from "../../words/count.ts";
import { EventDetail, EventTitle } from "./event-detail.tsx";
import { EventFilters, eventsPath, isShown, keptSubscriptions } from "./event-filters.tsx";
import { eventReader } from "./event-reader.ts";
import { EventTable } from "./event-table.tsx";
import { EventsHeader } from "./events-header.tsx";
import { ReplayForm } from "./replay-form.tsx";

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
  return (
    <>
      <EventsHeader shown="" note={rows.length > 0 ? listNote(pages, rows.length, "Event") : undefined}>
        <EventFilters subscriptions={known} />
        {!params["delivery"] && <FailedLink subscriptions={kept} />}
      </EventsHeader>
      <Split detail={detail} onClose={() => select(null)}>
        <Show read={subscriptions}>
          {() => (
            <>
              <Show read={read}>
                {({ hasMore }) => (
                  <EventTable rows={rows} hasMore={hasMore} subscriptions={kept} onMore={more} onShow={show} />
                )}
              </Show>
              {known.length > 0 && <ReplayForm />}
            </>
          )}
        </Show>
      </Split>
    </>
  );
}

/** The number of failed deliveries to some subscriptions. It filters the Events by them. */
function FailedLink({ subscriptions }: { readonly subscriptions: readonly EventSubscription[] }) {
  const deliveries = useRead("deliveries", { limit: 0 });
  const counts = deliveries.state === "ready" ? deliveries.data.counts : [];
  const failed = counts
    .filter(({ subscription }) => subscriptions.some(({ id }) => id === subscription))
    .reduce((sum, each) => sum + each.failed, 0);
  if (failed === 0) return null;
  return (
    <a href={hrefTo("webhooks", null, { ...route.value.params, delivery: "failed" })} aria-label={`${failed} failed`}>
      <Tag tone="bad">{failed.toLocaleString("en-US")} failed</Tag>
    </a>
  );
}
