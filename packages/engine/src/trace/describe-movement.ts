import { find } from "../store/table.ts";
import type { World } from "../world/world.ts";

/** Returns the description of the object that an entry of the ledger belongs to, by its id. Credit belongs to an Account. */
export function describeMovement({ state: { tables } }: World, reference: string): string {
  const object = find(tables.transactions, reference) ?? find(tables.pendingTransactions, reference);
  return object?.description ?? "Credit limit";
}
