import type { EventSubscription } from "@sandbank/contract";
import { PageHeader } from "../../parts/frames.tsx";
import { hrefTo, route } from "../../router/router.ts";
import { usePages } from "../../store/use-pages.ts";
import { EventView } from "./event-view.tsx";
import { SubscriptionView } from "./subscription-view.tsx";
import "./events.css";

const views = [
  { show: "", title: "Events" },
  { show: "subscriptions", title: "Subscriptions" },
] as const;

/** Shows the Events of the bank, the URLs that each was delivered to, and the Event Subscriptions. */
export function Events() {
  const { id, params } = route.value;
  const subscriptions = usePages<EventSubscription>("/event_subscriptions?limit=100");
  const shown = id === null ? (params["show"] ?? "") : id.startsWith("event_subscription_") ? "subscriptions" : "";
  return (
    <>
      <PageHeader title="Events">
        <nav class="row views" aria-label="Views of Events">
          {views.map(({ show, title }) => (
            <a key={show} href={hrefTo("events", null, { show })} aria-current={show === shown ? "page" : undefined}>
              {title}
            </a>
          ))}
        </nav>
      </PageHeader>
      {shown === "subscriptions" ? (
        <SubscriptionView subscriptions={subscriptions} />
      ) : (
        <EventView subscriptions={subscriptions.read} />
      )}
    </>
  );
}
