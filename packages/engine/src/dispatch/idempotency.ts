import { idempotencyKeyAlreadyUsed } from "../errors.ts";
import type { IdempotentCall } from "../state/idempotent-call.ts";
import { isEqualJson } from "../store/equal.ts";
import { get, set } from "../store/layered-map.ts";
import { find, latest } from "../store/table.ts";
import type { World } from "../world/world.ts";
import { findObjectId } from "./find-object-id.ts";

/** Returns the first result if the key was used for the same call. Refuses a key that was used for a different call. */
export function replayedResult(
  world: World,
  key: string,
  call: Omit<IdempotentCall, "result" | "resource">,
): object | undefined {
  const before = get(world.state.idempotency, key);
  if (before === undefined) return undefined;
  const isSame =
    before.operation === call.operation && before.id === call.id && isEqualJson(before.params, call.params);
  if (!isSame) throw idempotencyKeyAlreadyUsed(key, findResource(world, before));
  return before.result;
}

export function isUsed({ state }: World, key: string): boolean {
  return get(state.idempotency, key) !== undefined;
}

/** Generates an idempotency key that no call has used. */
export function newIdempotencyKey(world: World): string {
  for (;;) {
    const key = `key-${++world.lastKey}`;
    if (!isUsed(world, key)) return key;
  }
}

export function remember(world: World, key: string, call: Omit<IdempotentCall, "resource">): void {
  const { operation, id, params, result } = call;
  set(world.state.idempotency, key, { operation, id, params, result, resource: madeBy(world, result) });
}

function madeBy({ state }: World, result: object): string | null {
  // An authorization without a resulting object has just opened a Real-Time Decision (D-102).
  return findObjectId(result) ?? latest(state.tables.realTimeDecisions, {})?.id ?? null;
}

/** The id of the object that a call created. After a Real-Time Decision it is the object that the decision created. */
function findResource({ state }: World, { resource }: IdempotentCall): string | null {
  const decision = resource === null ? undefined : find(state.tables.realTimeDecisions, resource);
  const payment = find(state.tables.cardPayments, decision?.card_authorization?.upcoming_card_payment_id ?? "");
  if (decision === undefined || decision.status === "pending" || payment === undefined) return resource;
  const [first] = payment.elements;
  return first?.card_authorization?.pending_transaction_id ?? first?.card_decline?.declined_transaction_id ?? resource;
}
