import type { EventSubscription } from "@sandbank/contract";
import { Show } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { route, select } from "../../router/router.ts";
import type { Read } from "../../store/cache.ts";
import type { Pages } from "../../store/page-list.ts";
import { usePaged } from "../../store/use-pages.ts";
import { EventDetail, EventTitle } from "./event-detail.tsx";
import { EventFilters, eventsPath } from "./event-filters.tsx";
import { eventReader } from "./event-reader.ts";
import { EventTable } from "./event-table.tsx";
import { ReplayForm } from "./replay-form.tsx";

/** Shows the Events by subscription, and the selected Event beside them. */
export function EventView({ subscriptions }: { readonly subscriptions: Read<Pages<EventSubscription>> }) {
  const { id, params } = route.value;
  const path = eventsPath(params);
  const { read, more, show } = usePaged(`${path} with attempts`, eventReader(path));
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
    <Split detail={detail} onClose={() => select(null)}>
      <Show read={subscriptions}>
        {({ rows }) => (
          <>
            <EventFilters subscriptions={rows} />
            <Show read={read}>
              {(events) => <EventTable events={events} subscriptions={rows} onMore={more} onShow={show} />}
            </Show>
            {rows.length > 0 && <ReplayForm />}
          </>
        )}
      </Show>
    </Split>
  );
}
