import type { Bank } from "@sandbank/engine";
import { applySeed, type Seed } from "@sandbank/engine/scenarios";

/** A call of an operation, as the admin API is asked for it. */
export interface OperationCall {
  readonly operation: string;
  readonly id?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Calls an operation by its name, with the checks of a seed: the errors name each parameter that is wrong. Simulations are
 * called from the side of the network, so that they also work in a live bank.
 */
export function callOperation(
  bank: Bank,
  { operation, id, params, idempotencyKey }: OperationCall,
): Record<string, unknown> {
  const step = {
    call: operation,
    ...(id !== undefined && { id }),
    ...(params !== undefined && { params }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    as: "result",
  };
  return applySeed(bank, { steps: [step] } as unknown as Seed)["result"] as Record<string, unknown>;
}
