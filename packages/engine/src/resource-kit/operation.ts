import type { OperationName, OperationTypes } from "@sandbank/contract";
import type { World } from "../state/world.ts";
import type { Refusable } from "./refusal-rule.ts";

/** A valid call of an operation. */
export interface Call<Name extends OperationName> {
  /** The path parameter, where the path has one. */
  readonly id: OperationTypes[Name]["id"];
  /** The query or body; an empty object where none was sent. */
  readonly params: OperationTypes[Name]["params"];
  readonly idempotencyKey: string | null;
}

/**
 * Does the work of one endpoint: loads facts, refuses, then writes. Refuses by throwing a `BankError`. One that rules can
 * refuse is made by `refusedBy`.
 */
export type Handler<Name extends OperationName> = ((world: World, call: Call<Name>) => OperationTypes[Name]["result"]) &
  Refusable;

/** Handlers by operation. */
export type Handlers = { readonly [Name in OperationName]?: Handler<Name> };
