import type { EventSubscription } from "@sandbank/contract";

/** Lists the categories of Events that a subscription selects. */
export function categoriesText({ selected_event_categories: selected }: EventSubscription): string {
  return selected === null ? "all Events" : selected.map(({ event_category }) => event_category).join(", ");
}
