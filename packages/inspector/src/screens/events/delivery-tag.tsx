import { Tag } from "../../parts/values.tsx";
import { type DeliveryState, deliveryTones } from "./delivery-state.ts";

/** A tag with the state of a delivery. */
export function DeliveryTag({ state }: { readonly state: DeliveryState }) {
  return <Tag tone={deliveryTones[state]}>{state}</Tag>;
}
