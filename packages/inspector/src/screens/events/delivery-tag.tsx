import { Tag } from "../../parts/tag.tsx";
import { type DeliveryState, deliveryTones } from "./delivery-state.ts";

/** How far a delivery is, with its sign. */
export function DeliveryTag({ state }: { readonly state: DeliveryState }) {
  return <Tag tone={deliveryTones[state]}>{state}</Tag>;
}
