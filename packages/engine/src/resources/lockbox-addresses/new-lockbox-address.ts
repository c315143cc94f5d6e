import type { LockboxAddress } from "@sandbank/contract";
import { count } from "../../store/table.ts";
import { newId, readNow, type World } from "../../world/world.ts";

const FIRST_BOX = 100;

/** Creates a Lockbox Address. It is `active` immediately, and has its own box in the same building. */
export function newLockboxAddress(
  world: World,
  { description, idempotencyKey }: { readonly description: string | null; readonly idempotencyKey: string | null },
): LockboxAddress {
  const box = FIRST_BOX + count(world.state.tables.lockboxAddresses);
  return {
    id: newId(world, "lockbox_address"),
    address: {
      city: "Springfield",
      line1: "1 Main Street",
      line2: `Lockbox ${box}`,
      postal_code: "62701",
      state: "IL",
    },
    created_at: readNow(world),
    description,
    idempotency_key: idempotencyKey,
    status: "active",
    type: "lockbox_address",
  };
}
