import { type Endpoint, endpoints, type OperationName, type Operations } from "@sandbank/contract";
import { BankError } from "./errors.ts";
import type { Side } from "./journal-entry.ts";
import { onlyKnown } from "./known-options.ts";
import { perform } from "./perform.ts";
import type { World } from "./world.ts";

/** Options of a direct call that writes. */
interface WriteOptions {
  readonly idempotencyKey?: string | undefined;
}

const OPTIONS = ["idempotencyKey"] as const satisfies readonly (keyof WriteOptions)[];

type Method = (...args: readonly unknown[]) => object;

/**
 * Every operation as `bank.<resource>.<method>(...)`: the id first where the path has one, then the parameters where
 * there are any, then the options of a POST. `tick` runs before each call.
 */
export function createSurface(world: World, tick: () => void): Operations {
  return createMethods(world, tick, "client") as unknown as Operations;
}

/** The simulations as what others do: the network side of a bank, which a live one has, too (D-24). */
export type Network = Operations["simulations"];

export function createNetwork(world: World, tick: () => void): Network {
  return createMethods(world, tick, "network").simulations as Network;
}

function createMethods(world: World, tick: () => void, side: Side): Record<string, unknown> {
  const surface: Record<string, unknown> = {};
  for (const [operation, endpoint] of Object.entries(endpoints)) {
    const path = operation.split(".");
    const owner = path.slice(0, -1).reduce((group, name) => {
      group[name] ??= {};
      return group[name] as Record<string, unknown>;
    }, surface);
    owner[path.at(-1) as string] = createMethod(world, operation as OperationName, { endpoint, tick, side });
  }
  return surface;
}

interface MethodOptions {
  readonly endpoint: Endpoint;
  readonly tick: () => void;
  readonly side: Side;
}

function createMethod(world: World, operation: OperationName, { endpoint, tick, side }: MethodOptions): Method {
  const hasId = endpoint.path.includes("{");
  const hasParams = endpoint.params !== undefined;
  return (...args) => {
    const rest = [...args];
    const id = hasId ? String(rest.shift()) : undefined;
    const params = hasParams ? ownCopy(rest.shift() ?? {}) : {};
    const { idempotencyKey = null } = onlyKnown(`Failed to call ${operation}`, rest.shift() as WriteOptions, OPTIONS);
    tick();
    try {
      return perform(world, { operation, side, id, params, idempotencyKey }).result;
    } catch (error) {
      if (error instanceof BankError) world.tally.errors.add(error.type);
      throw error;
    }
  };
}

/** What the bank keeps of a caller's parameters: JSON, so that fields without a value are left out. */
function ownCopy(params: unknown): unknown {
  return JSON.parse(JSON.stringify(params));
}
