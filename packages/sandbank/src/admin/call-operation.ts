import { type Bank, BankError, type ErrorBody } from "@sandbank/engine";
import type { Seed } from "@sandbank/engine/scenarios";
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
export async function callOperation(
  bank: Bank,
  { operation, id, params, idempotencyKey }: OperationCall,
): Promise<Record<string, unknown>> {
  const { applySeed } = await import("@sandbank/engine/scenarios");
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
    throw inTermsOf(operation, error);
  }
}

/** The error of a seed with one step, as one of the call. */
function inTermsOf(operation: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "StepError") {
    const { body } = error as Error & { readonly body: ErrorBody | null };
    return body === null ? error : new BankError(body);
  }
  if (error.name !== "SeedError") return error;
  const { issues } = error as Error & {
    readonly issues: readonly { readonly path: string; readonly message: string }[];
  };
  const problems = issues.map(({ path, message }) => `${path.replace(/^steps\[0\]\.?(?:params\.)?/, "")} ${message}`);
  return badRequest(`${operation} cannot be called: ${problems.join("; ")}.`);
}
