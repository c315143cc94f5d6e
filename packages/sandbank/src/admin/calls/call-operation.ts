import { type Bank, BankError } from "@sandbank/engine";
import { StepError } from "@sandbank/engine/private/errors";
import type { Seed, SeedError } from "@sandbank/engine/scenarios";
import { badRequest } from "@sandbank/view/reads/server-error";

/** The parameters of the admin operation that calls an operation of the API. */
export interface OperationCall {
  readonly operation: string;
  readonly id?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Whether the network makes the call, which must be a simulation. */
  readonly network?: boolean | undefined;
}

/** Calls an operation by its name, with the checks of a seed, whose errors name each wrong parameter. */
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
  const { applySeed, SeedError } = await import("@sandbank/engine/scenarios");
  const step = {
    call: operation,
    ...(id !== undefined && { id }),
    ...(params !== undefined && { params }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
  const run = (target: Bank, ending: object) =>
    applySeed(target, { steps: [{ ...step, ...ending }] } as unknown as Seed);
  try {
    // Tries the call in a fork first. A refused seed is undone, and the log of the bank would not have the refused
    // call.
    run(bank.fork(), {});
  } catch (error) {
    const refusal = error instanceof StepError ? error.body : null;
    if (refusal !== null) {
      run(bank, { refused: refusal.type });
      throw new BankError(refusal);
    }
    throw error instanceof SeedError ? uncallable(operation, error) : error;
  }
  return withBase64(run(bank, { as: "result" })["result"] as Record<string, unknown>);
}

/** Replaces bytes by the form that steps have for them, because JSON has no bytes. */
function withBase64(result: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(result).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? { $base64: Buffer.from(value).toString("base64") } : value,
  ]);
  return Object.fromEntries(entries);
}

/** The error of a call, from that of a seed with one step, which has nothing to refer to. */
function uncallable(operation: string, { issues }: SeedError): Error {
  const problems = issues.map(
    ({ path, message }) =>
      `${path.replace(/^steps\[0\]\.?(?:params\.)?/, "")} ${message.replace(", or a reference to one", "")}`,
  );
  return badRequest(`${operation} cannot be called: ${problems.join("; ")}.`);
}
