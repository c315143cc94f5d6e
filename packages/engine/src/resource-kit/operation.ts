import type { OperationName, OperationTypes } from "@sandbank/contract";
import type { World } from "../world/world.ts";
import type { Refusable } from "./refusal-rule.ts";

/** A valid call of an operation. */
export interface Call<Name extends OperationName> {
  /** The path parameter, if the path has one. */
  readonly id: OperationTypes[Name]["id"];
  /** The query or body; an empty object if the request has none. */
  readonly params: OperationTypes[Name]["params"];
  readonly idempotencyKey: string | null;
  /** Returns a parameter as the client named it (O-07). */
  readonly nameSent: (field: string) => string;
}

/**
 * The work of one endpoint: load the facts, decide, then write. It refuses by throwing a `BankError`. Create a handler
 * that has refusal rules with `refusedBy`.
 */
export type Handler<Name extends OperationName> = ((world: World, call: Call<Name>) => OperationTypes[Name]["result"]) &
  Refusable;

/** Handlers by operation. */
export type Handlers = { readonly [Name in OperationName]?: Handler<Name> };
