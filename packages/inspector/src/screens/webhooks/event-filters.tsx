import type { EventSubscription } from "@sandbank/contract";
import { resourceTables } from "../../generated/resources.ts";
import { deliveryStates } from "../../parts/attempt-states.ts";
import { useDraft } from "../../parts/fields.tsx";
import { MenuFilter } from "../../parts/filters.tsx";
import { route, setParams } from "../../router/router.ts";
import { urlText } from "../../words/url-text.ts";
import { listDeliveries } from "./delivery-state.ts";
import type { EventRow } from "./event-reader.ts";

const categories =
  resourceTables.find(({ type }) => type === "event")?.filters.find(({ name }) => name === "category.in")?.values ?? [];

/** Returns the path of the list of Events with the filters of the URL. */
export function eventsPath({ category = "", object = "" }: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ limit: "100" });
  if (category !== "") query.set("category.in", category);
  if (object !== "") query.set("associated_object_id", object);
  return `/events?${query}`;
}

/** Returns the subscription of the filter, or all that are not deleted. */
export function keptSubscriptions(all: readonly EventSubscription[]): readonly EventSubscription[] {
  const { to = "" } = route.value.params;
  return all.filter(({ id, status }) => (to === "" ? status !== "deleted" : id === to));
}

/** Returns whether the delivery to one of the subscriptions matches the filters. */
export function isShown(row: EventRow, subscriptions: readonly EventSubscription[]): boolean {
  const { delivery = "", to = "", cause = "" } = route.value.params;
  if (`${delivery}${to}${cause}` === "") return true;
  return listDeliveries(row, subscriptions).some(
    ({ state, answer }) =>
      (delivery === "" ? state !== "not sent" : state === delivery) && (cause === "" || answer === cause),
  );
}

/** The parameters of the filters. */
export const filters = ["category", "object", "delivery", "to", "cause"] as const;

/** Returns whether a filter leaves out Events. */
export function isFiltered(): boolean {
  return filters.some((name) => route.value.params[name]);
}

/** Filters the Events by category, delivery, subscription and object. */
export function EventFilters({ subscriptions }: { readonly subscriptions: readonly EventSubscription[] }) {
  const object = useDraft(route.value.params["object"] ?? "", (entered) => setParams({ object: entered.trim() }));
  return (
    <div class="row filters">
      <MenuFilter name="category" all="Category: all" options={categories} />
      {subscriptions.length > 0 && (
        <>
          <MenuFilter name="delivery" all="Delivery: all" options={deliveryStates.slice(0, -2)} />
          <MenuFilter
            name="to"
            by="subscription"
            all="To: all receivers"
            options={subscriptions.map(({ id, url }) => ({ value: id, label: urlText(url) }))}
          />
        </>
      )}
      <input
        {...object}
        type="search"
        aria-label="Filter by the id of the object"
        placeholder="Object: account_…"
        autocomplete="off"
        spellcheck={false}
      />
    </div>
  );
}
