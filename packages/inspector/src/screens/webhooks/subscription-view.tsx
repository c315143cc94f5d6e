import type { EventSubscription } from "@sandbank/contract";
import { Show } from "../../parts/frames.tsx";
import { Split } from "../../parts/split.tsx";
import { Breakable } from "../../parts/values.tsx";
import { goTo, route } from "../../router/router.ts";
import type { Paged } from "../../store/use-pages.ts";
import { useRead } from "../../store/use-read.ts";
import { listNote } from "../../words/count.ts";
import { urlText } from "../../words/url-text.ts";
import { EventsHeader } from "./events-header.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";
import { SubscriptionDetail } from "./subscription-detail.tsx";
import { SubscriptionTable } from "./subscription-table.tsx";

/** The Event Subscriptions, and the selected one beside them. */
export function SubscriptionView({ subscriptions }: { readonly subscriptions: Paged<EventSubscription> }) {
  const { id } = route.value;
  const deliveries = useRead("deliveries", { limit: 0 });
  const { read, more, show } = subscriptions;
  const selected = read.state === "ready" ? read.data.rows.find((each) => each.id === id) : undefined;
  const detail =
    selected === undefined
      ? null
      : {
          title: <Breakable text={urlText(selected.url)} />,
          content: <SubscriptionDetail key={selected.id} subscription={selected} />,
        };
  const note =
    read.state === "ready" && read.data.rows.length > 0
      ? listNote(read.data, read.data.rows.length, "subscription")
      : undefined;
  return (
    <>
      <EventsHeader shown="subscriptions" note={note} />
      <Split detail={detail} onClose={() => goTo("webhooks", null, { show: "subscriptions" })}>
        <Show read={read}>
          {({ rows }) => (
            <Show read={deliveries}>
              {(data) => <SubscriptionTable subscriptions={rows} deliveries={data} onEnd={more} onShow={show} />}
            </Show>
          )}
        </Show>
        <SubscribeForm />
      </Split>
    </>
  );
}
