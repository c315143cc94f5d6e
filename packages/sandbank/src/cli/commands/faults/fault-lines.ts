import type { Fault } from "@sandbank/engine";
import type { AdminResult } from "../../../client.ts";

/** Lists the armed faults, and the delivery faults that are set. */
export function faultLines({ data, delivery_faults }: AdminResult<"faults.list">): string {
  return [
    ...(data.length === 0 ? ["No fault is armed."] : data.map(faultLine)),
    ...(Object.keys(delivery_faults).length === 0 ? [] : [deliveryFaultsLine({ delivery_faults })]),
  ].join("\n");
}

/** Describes an armed fault in one line. */
export function faultLine(fault: Readonly<Record<string, unknown>>): string {
  const { id, plan, remaining } = fault as unknown as Fault;
  const { kind, operation, delayMs } = plan;
  const how = delayMs === undefined ? kind : `${kind} ${delayMs} ms`;
  const requests = remaining === 1 ? "the next request" : `the next ${remaining} requests`;
  return `${id}  ${how} for ${requests}${operation === undefined ? "" : ` of ${operation}`}`;
}

/** Lists the probabilities of the delivery faults that are set. */
export function deliveryFaultsLine({ delivery_faults }: AdminResult<"delivery_faults.set">): string {
  const set = Object.entries(delivery_faults).map(([kind, chance]) => `${kind} ${String(chance)}`);
  return set.length === 0 ? "No delivery fault is set." : `Delivery faults: ${set.join(", ")}`;
}
