import type { Fault } from "@sandbank/engine";

/** Describes an armed fault: `latency (delayMs 250) for accounts.update, 2 times`. */
export function faultLine({ plan: { kind, operation, times: _, ...values }, remaining }: Fault): string {
  const own = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  const what = own.length === 0 ? kind : `${kind} (${own.join(", ")})`;
  return `${what} for ${operation ?? "any operation"}, ${remaining === 1 ? "once" : `${remaining} times`}`;
}
