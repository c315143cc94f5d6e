import type { Event } from "@sandbank/engine";

/**
 * Returns the latest Event that a receiver can handle several times; undefined if there is none. A Real-Time Decision can
 * be answered only once, so a receiver would fail on an old one. `events`: the latest one first.
 */
export function latestRepeatable(events: readonly Event[]): Event | undefined {
  return events.find(({ category }) => !category.startsWith("real_time_decision."));
}
