import { aheadText } from "@sandbank/view/words/instants";
import { type DeliveryState, deliveryTones } from "../../parts/attempt-states.ts";
import { Tag } from "../../parts/values.tsx";
import { useRead } from "../../store/use-read.ts";
import type { ShownDelivery } from "./delivery-state.ts";

/** How a delivery stands: `gave up, 503`, or `retrying in 2 h, ECONNREFUSED`. */
export function DeliveryTag({ state, answer, again }: Omit<ShownDelivery, "subscription">) {
  const clock = useRead("clock.get");
  // Only the larger unit, because the two make the column too wide.
  const ahead = again !== null && clock.state === "ready" ? aheadText(clock.data.now, again).split(" ", 3) : [];
  return <Tag tone={deliveryTones[state]}>{[[state, ...ahead].join(" "), answer ?? []].flat().join(", ")}</Tag>;
}

/** How many deliveries are in a state; nothing for none. */
export function CountTag({ state, count }: { readonly state: DeliveryState; readonly count: number }) {
  return count === 0 ? null : <Tag tone={deliveryTones[state]}>{`${count.toLocaleString("en-US")} ${state}`}</Tag>;
}
