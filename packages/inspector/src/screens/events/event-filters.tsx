import { resourceTables } from "../../generated/resources.ts";
import { route, setParams } from "../../router/router.ts";

const categories =
  resourceTables.find(({ type }) => type === "event")?.filters.find(({ name }) => name === "category.in")?.values ?? [];

/** Returns the path of the list of Events with the filters of the URL. */
export function eventsPath({ category = "", object = "" }: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ limit: "100" });
  if (category !== "") query.set("category.in", category);
  if (object !== "") query.set("associated_object_id", object);
  return `/events?${query}`;
}

export function isFiltered(): boolean {
  const { category = "", object = "" } = route.value.params;
  return category !== "" || object !== "";
}

export function clearFilters(): void {
  setParams({ category: "", object: "" });
}

/** Filters the Events by category and by object. */
export function EventFilters() {
  const { category = "", object = "" } = route.value.params;
  return (
    <div class="row event-filters">
      <select
        aria-label="Filter by category"
        value={category}
        onChange={({ currentTarget }) => setParams({ category: currentTarget.value })}
      >
        <option value="">Category: all</option>
        {categories.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label="Filter by the id of the object"
        placeholder="Object: account_…"
        value={object}
        autocomplete="off"
        spellcheck={false}
        onChange={({ currentTarget }) => setParams({ object: currentTarget.value.trim() })}
      />
    </div>
  );
}
