import type { Fault } from "@sandbank/engine";

/** Describes an armed fault: `drop_after_commit for accounts.update, 2 times`. */
export function faultLine({ plan: { kind, operation }, remaining }: Fault): string {
  return `${kind} for ${operation ?? "any operation"}, ${remaining === 1 ? "once" : `${remaining} times`}`;
}
