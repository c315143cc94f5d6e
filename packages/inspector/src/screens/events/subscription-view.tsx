import type { EventSubscription } from "@sandbank/contract";
import { Split } from "../../parts/split.tsx";
import { Show } from "../../parts/states.tsx";
import { goTo, route } from "../../router/router.ts";
import { type Paged, usePaged } from "../../store/use-pages.ts";
import { urlText } from "../../words/url-text.ts";
import { eventReader } from "./event-reader.ts";
import { SubscribeForm } from "./subscribe-form.tsx";
import { SubscriptionDetail } from "./subscription-detail.tsx";
import { SubscriptionTable } from "./subscription-table.tsx";

const NEWEST_EVENTS = "/events?limit=100";

/** The Event Subscriptions, and the selected one beside them. */
export function SubscriptionView({ subscriptions }: { readonly subscriptions: Paged<EventSubscription> }) {
  const { id } = route.value;
  const events = usePaged(`${NEWEST_EVENTS} with attempts`, eventReader(NEWEST_EVENTS));
  const { read, more, show } = subscriptions;
  const selected = read.state === "ready" ? read.data.rows.find((each) => each.id === id) : undefined;
  const detail =
    selected === undefined
      ? null
      : {
          title: urlText(selected.url),
          content: <SubscriptionDetail key={selected.id} subscription={selected} />,
        };
  return (
    <Split detail={detail} onClose={() => goTo("events", null, { show: "subscriptions" })}>
      <Show read={read}>
        {({ rows, hasMore }) => (
          <Show read={events.read}>
            {(newest) => (
              <SubscriptionTable
                subscriptions={rows}
                events={newest.rows}
                onShow={show}
                {...(hasMore && { onMore: more })}
              />
            )}
          </Show>
        )}
      </Show>
      <SubscribeForm />
    </Split>
  );
}
