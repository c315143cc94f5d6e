import { type Bank, BankError, type ErrorBody } from "@sandbank/engine";
import type { Seed } from "@sandbank/engine/scenarios";
import { badRequest } from "../errors/server-error.ts";

/** A call of an operation, as the admin API is asked for it. */
export interface OperationCall {
  readonly operation: string;
  readonly id?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Whether a simulation is called from the side of the network. */
  readonly network?: boolean | undefined;
}

/** Calls an operation by its name, with the checks of a seed: the errors name each parameter that is wrong. */
export async function callOperation(
  bank: Bank,
  { operation, id, params, idempotencyKey, network = false }: OperationCall,
): Promise<Record<string, unknown>> {
  const isSimulation = operation.startsWith("simulations.");
  if (network && !isSimulation) {
    throw badRequest(`${operation} is not a simulation, so the network does not call it. Leave out --network.`);
  }
  if (isSimulation && !network && bank.trace({ last: 0 }).environment === "live") {
    throw badRequest(
      `${operation} is a simulation, which clients of a live bank cannot call. Pass --network to call it as the network.`,
    );
  }
  const { applySeed } = await import("@sandbank/engine/scenarios");
  const step = {
    call: operation,
    ...(id !== undefined && { id }),
    ...(params !== undefined && { params }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
  const run = (target: Bank, ending: object) =>
    applySeed(target, { steps: [{ ...step, ...ending }] } as unknown as Seed);
  try {
    // A seed that is refused is undone, with its place in the log: a fork tells first whether the bank refuses the call.
    run(bank.fork(), {});
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal !== null) run(bank, { refused: refusal.type });
    throw inTermsOf(operation, error);
  }
  return withBase64(run(bank, { as: "result" })["result"] as Record<string, unknown>);
}

/** A result with its bytes as a step has them, because JSON has no bytes. */
function withBase64(result: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(result).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? { $base64: Buffer.from(value).toString("base64") } : value,
  ]);
  return Object.fromEntries(entries);
}

/** The error with which the bank refused the step of a seed; null for other errors. */
function refusalIn(error: unknown): ErrorBody | null {
  if (!(error instanceof Error) || error.name !== "StepError") return null;
  return (error as Error & { readonly body: ErrorBody | null }).body;
}

/** The error of a seed with one step, as one of the call. */
function inTermsOf(operation: string, error: unknown): unknown {
  const refusal = refusalIn(error);
  if (refusal !== null) return new BankError(refusal);
  if (!(error instanceof Error) || error.name !== "SeedError") return error;
  const { issues } = error as Error & {
    readonly issues: readonly { readonly path: string; readonly message: string }[];
  };
  const problems = issues.map(({ path, message }) => `${path.replace(/^steps\[0\]\.?(?:params\.)?/, "")} ${message}`);
  return badRequest(`${operation} cannot be called: ${problems.join("; ")}.`);
}
