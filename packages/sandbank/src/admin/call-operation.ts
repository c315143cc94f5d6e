import type { Bank } from "@sandbank/engine";
import { applySeed, type Seed, SeedError, type SeedIssue } from "@sandbank/engine/scenarios";
import { badRequest } from "../server/server-error.ts";

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
  try {
    return applySeed(bank, { steps: [step] } as unknown as Seed)["result"] as Record<string, unknown>;
  } catch (error) {
    if (error instanceof SeedError) throw badRequest(error.issues.map(issueText).join(" "));
    throw error;
  }
}

/** The path of an issue names the parameter: `params.amount`. A wrong operation has the path `operation`. */
function issueText({ path, message }: SeedIssue): string {
  return `${path.replace(/^steps\[0\]\.?/, "").replace(/^call$/, "operation")} ${message}.`;
}
