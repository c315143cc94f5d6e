import type { EventSubscription } from "@sandbank/contract";
import { route } from "../../router/router.ts";
import { usePages } from "../../store/use-pages.ts";
import { EventView } from "./event-view.tsx";
import { SubscriptionView } from "./subscription-view.tsx";
import "./events.css";

/** Shows the Events of the bank, the URLs that each was delivered to, and the Event Subscriptions. */
export function Webhooks() {
  const { id, params } = route.value;
  const subscriptions = usePages<EventSubscription>("/event_subscriptions?limit=100");
  const shown = id === null ? params["show"] : id.startsWith("event_subscription_") ? "subscriptions" : "";
  if (shown === "subscriptions") return <SubscriptionView subscriptions={subscriptions} />;
  return <EventView subscriptions={subscriptions.read} />;
}
