import { businessDayAfter, businessDayFrom } from "./business-days.ts";
import { toInstant, toLocalDay } from "./local-time.ts";

/** When the business day of the printer ends. */
export const CLOSE = "17:00";

/**
 * The time at which an order ships, both instants in milliseconds since 1970: 17:00 Pacific Time of the business day on
 * which the printer receives it (`same_day`), or of the following business day (`next_day`). An order after 17:00, on a
 * weekend or on a holiday of the Federal Reserve counts as received on the next business day.
 */
export function shippingTime(receivedAt: number, schedule: "same_day" | "next_day"): number {
  const today = toLocalDay("pacific", receivedAt);
  const received = receivedAt <= toInstant("pacific", today, CLOSE) ? businessDayFrom(today) : businessDayAfter(today);
  return toInstant("pacific", schedule === "same_day" ? received : businessDayAfter(received), CLOSE);
}
