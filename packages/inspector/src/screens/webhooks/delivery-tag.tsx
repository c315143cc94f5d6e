import { attemptStates } from "../../parts/attempt-states.ts";
import { Tag } from "../../parts/values.tsx";
import type { DeliveryState } from "./delivery-state.ts";

/** A tag with the state of a delivery. */
export function DeliveryTag({ state }: { readonly state: DeliveryState }) {
  const found = Object.values(attemptStates).find(({ delivery }) => delivery === state);
  return <Tag tone={found?.tone ?? "quiet"}>{state}</Tag>;
}
