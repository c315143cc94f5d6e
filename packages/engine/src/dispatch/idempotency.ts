import { idempotencyKeyAlreadyUsed } from "../errors.ts";
import type { IdempotentCall } from "../state/idempotent-call.ts";
import type { World } from "../state/world.ts";
import { isEqualJson } from "../store/equal.ts";
import { get, set } from "../store/layered-map.ts";

/** The first answer, if this very call was done before under the key. Refuses a key that was used for another call. */
export function replayedResult(
  { state }: World,
  key: string,
  call: Omit<IdempotentCall, "result">,
): object | undefined {
  const before = get(state.idempotency, key);
  if (before === undefined) return undefined;
  const isSame =
    before.operation === call.operation && before.id === call.id && isEqualJson(before.params, call.params);
  if (!isSame) throw idempotencyKeyAlreadyUsed(key, resourceId(before.result));
  return before.result;
}

export function isUsed({ state }: World, key: string): boolean {
  return get(state.idempotency, key) !== undefined;
}

export function remember({ state }: World, key: string, call: IdempotentCall): void {
  set(state.idempotency, key, call);
}

function resourceId(result: object): string | null {
  return "id" in result && typeof result.id === "string" ? result.id : null;
}
