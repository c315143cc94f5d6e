import type { EventSubscription } from "@sandbank/contract";
import { resourceTables } from "../../generated/resources.ts";
import { route, setParams } from "../../router/router.ts";
import { urlText } from "../../words/url-text.ts";
import type { DeliveryState } from "./delivery-state.ts";

const categories =
  resourceTables.find(({ type }) => type === "event")?.filters.find(({ name }) => name === "category.in")?.values ?? [];

const states: readonly DeliveryState[] = ["failed", "planned", "sending", "delivered"];

/** Returns the path of the list of Events with the filters of the URL. */
export function eventsPath({ category = "", object = "" }: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ limit: "100" });
  if (category !== "") query.set("category.in", category);
  if (object !== "") query.set("associated_object_id", object);
  return `/events?${query}`;
}

/** The filter by delivery, which the page applies: to a subscription or all (empty), in a state or any (empty). */
export function shownDelivery(): { readonly to: string; readonly state: DeliveryState | "" } {
  const { to = "", delivery = "" } = route.value.params;
  return { to, state: states.find((each) => each === delivery) ?? "" };
}

export function isFiltered(): boolean {
  const { category = "", object = "", delivery = "" } = route.value.params;
  return `${category}${object}${delivery}` !== "";
}

export function clearFilters(): void {
  setParams({ category: "", object: "", to: "", delivery: "" });
}

/** Filters the Events by category, delivery, subscription and object. */
export function EventFilters({ subscriptions }: { readonly subscriptions: readonly EventSubscription[] }) {
  const { category = "", object = "" } = route.value.params;
  const { to, state } = shownDelivery();
  const choose =
    (name: string) =>
    ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setParams({ [name]: currentTarget.value.trim() });
  return (
    <div class="row filters">
      <select aria-label="Filter by category" value={category} onChange={choose("category")}>
        <option value="">Category: all</option>
        {categories.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      {subscriptions.length > 0 && (
        <>
          <select aria-label="Filter by delivery" value={state} onChange={choose("delivery")}>
            <option value="">Delivery: all</option>
            {states.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
          <select aria-label="Filter by subscription" value={to} onChange={choose("to")}>
            <option value="">To: all subscriptions</option>
            {subscriptions.map(({ id, url }) => (
              <option key={id} value={id}>
                {urlText(url)}
              </option>
            ))}
          </select>
        </>
      )}
      <input
        type="search"
        aria-label="Filter by the id of the object"
        placeholder="Object: account_…"
        value={object}
        autocomplete="off"
        spellcheck={false}
        onChange={choose("object")}
      />
    </div>
  );
}
