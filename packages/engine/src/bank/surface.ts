import { type Endpoint, endpoints, type OperationName, type Operations } from "@sandbank/contract";
import { perform } from "../dispatch/perform.ts";
import type { Side } from "../state/journal-entry.ts";
import { onlyKnown } from "../store/only-known.ts";
import type { World } from "../world/world.ts";
import { idText, ownCopy } from "./caller-values.ts";
import { contain } from "./journal/contain.ts";
import { lazyObjects, type Makers } from "./lazy-object.ts";
import { logDirectCall } from "./log-direct-call.ts";
import { startAtCaller } from "./start-at-caller.ts";

/** Options of a direct call that writes. */
interface WriteOptions {
  readonly idempotencyKey?: string | undefined;
}

const OPTIONS = ["idempotencyKey"] as const satisfies readonly (keyof WriteOptions)[];

type Method = (...args: readonly unknown[]) => object;

/** A method, not bound to a bank. */
interface Signature {
  readonly operation: OperationName;
  readonly hasId: boolean;
  readonly hasParams: boolean;
}

/** Resources by name, and their methods. */
interface Outline {
  readonly [name: string]: Outline | Signature;
}

/** The parts of one bank that all its methods use. */
export interface Callee {
  readonly world: World;
  /** Runs before each call. */
  readonly tick: () => void;
  readonly side: Side;
}

/** The simulations as acts of parties outside the bank. They also work in a live bank (D-24). */
export type Network = Operations["simulations"];

/** Made once for all banks, so that a fork stays cheap, and at the first use, so that importing does no work. */
let surface: Makers<Operations, Callee> | undefined;

/**
 * Every operation as `bank.<resource>.<method>(...)`. Its arguments are the id, if the path has one, the parameters, if
 * the endpoint has any, and the options of a POST. `tick` runs before each call.
 */
export function surfaceMakers(): Makers<Operations, Callee> {
  surface ??= createMakers(outline()) as unknown as Makers<Operations, Callee>;
  return surface;
}

function outline(): Outline {
  return Object.entries(endpoints).reduce<Record<string, unknown>>((whole, [operation, endpoint]) => {
    const path = operation.split(".");
    const owner = path.slice(0, -1).reduce((group, name) => {
      group[name] ??= {};
      return group[name] as Record<string, unknown>;
    }, whole);
    owner[path.at(-1) as string] = createSignature(operation as OperationName, endpoint);
    return whole;
  }, {}) as Outline;
}

function createSignature(operation: OperationName, endpoint: Endpoint): Signature {
  return { operation, hasId: endpoint.path.includes("{"), hasParams: "params" in endpoint };
}

type Group = Record<string, object>;

function createMakers(of: Outline): Makers<Group, Callee> {
  const makers = Object.entries(of).map(([name, each]) => [
    name,
    isSignature(each) ? methodMaker(each) : createMaker(each),
  ]);
  return Object.fromEntries(makers);
}

/** Makes an object that has only methods at once, and an object that has resources lazily. */
function createMaker(of: Outline): (callee: Callee) => Group {
  const makers = createMakers(of);
  if (!Object.values(of).every(isSignature)) {
    const lazily = lazyObjects(makers, {});
    return (callee) => lazily(callee, {});
  }
  return (callee) => {
    const methods: Group = {};
    for (const name in makers) methods[name] = (makers[name] as (callee: Callee) => object)(callee);
    return methods;
  };
}

function isSignature(each: Outline | Signature): each is Signature {
  return typeof each.operation === "string";
}

function methodMaker({ operation, hasId, hasParams }: Signature): (callee: Callee) => Method {
  const call = ({ world, tick, side }: Callee, args: readonly unknown[]) => {
    const rest = [...args];
    const id = hasId ? idText(rest.shift()) : undefined;
    const given = hasParams ? (rest.shift() ?? {}) : {};
    const { idempotencyKey = null } = onlyKnown(`call ${operation}`, rest.shift() as WriteOptions, OPTIONS);
    tick();
    return logDirectCall(world, side, (logged) => {
      logged.operation = operation;
      logged.id = id;
      logged.idempotencyKey = idempotencyKey;
      const params = ownCopy(operation, given);
      logged.params = params;
      const incoming = { operation, side, id, params, idempotencyKey };
      const { result, isReplay } = contain(world, operation, () => perform(world, incoming));
      logged.isReplay = isReplay;
      return result;
    });
  };
  return (callee) => {
    const method: Method = (...args) => {
      try {
        return call(callee, args);
      } catch (error) {
        throw startAtCaller(error, method);
      }
    };
    return method;
  };
}
