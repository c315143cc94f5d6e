import type { Entity, EntityId, ErrorType, OperationName, OperationTypes } from "@sandbank/contract";
import type { Duration } from "../bank/due-jobs.ts";
import type { FaultPlan } from "../state/fault-plan.ts";

/**
 * The value of an earlier result, by the name that its step gives it with `as` and the keys that lead to the value:
 * `account.id`, or `files.data.0.id` for the first element of a list.
 */
export interface Reference {
  readonly $ref: string;
}

/** Bytes as Base64 text, standard alphabet, padded: JSON has no bytes. */
export interface Base64Bytes {
  readonly $base64: string;
}

/** A parameter as a step has it: anywhere in it a value can be a reference, and bytes can be Base64 text. */
export type StepValue<Value> = Value extends Uint8Array
  ? Base64Bytes | Reference
  : Value extends string | number | boolean | null | undefined
    ? Value | Reference
    : Value extends readonly (infer Element)[]
      ? readonly StepValue<Element>[] | Reference
      : { readonly [Key in keyof Value]: StepValue<Value[Key]> } | Reference;

/** What a step can call: every operation, and what only the bank does. */
export interface StepOperations extends OperationTypes {
  /** Disables an Entity, as `bank.entities.disable` does. */
  "entities.disable": { id: EntityId; params: undefined; result: Entity };
}

/** The name of an operation, as in the SDK: `accounts.create`. */
export type StepOperation = keyof StepOperations;

/** The operation of a step as the contract knows it: disabling an Entity answers as retrieving one does. */
export function operationOf(name: StepOperation): OperationName {
  return name === "entities.disable" ? "entities.retrieve" : name;
}

/** What each step can have that the bank answers. */
interface Answered {
  /** A name for the result: an identifier of JavaScript, unique among the steps. Later steps refer to it. */
  readonly as?: string;
  /** The error that the bank must refuse the step with. Default: the bank must not refuse the step. */
  readonly refused?: ErrorType;
}

type IdOf<Id> = Id extends undefined ? { readonly id?: undefined } : { readonly id: Id | Reference };

type ParamsOf<Params> = Params extends undefined
  ? { readonly params?: undefined }
  : Record<never, never> extends Params
    ? { readonly params?: StepValue<Params> }
    : { readonly params: StepValue<Params> };

/** Calls one operation. A simulation is made from the side of the network, so that it works in a live bank, too. */
export type CallOf<Name extends StepOperation> = Answered & {
  readonly call: Name;
  /** 1 to 200 characters. Default: none. */
  readonly idempotencyKey?: string;
} & IdOf<StepOperations[Name]["id"]> &
  ParamsOf<StepOperations[Name]["params"]>;

/** Calls an operation: `{ call: "accounts.create", params: { name: "Operating" }, as: "account" }`. */
export type CallStep = { [Name in StepOperation]: CallOf<Name> }[StepOperation];

/** Moves the clock forward by a span: `{ advance: { days: 3 } }`. */
export interface AdvanceStep {
  readonly advance: Duration;
}

/** Moves the clock forward to an instant, ISO 8601 with a zone: `{ advanceTo: "2026-02-01T00:00:00Z" }`. */
export interface AdvanceToStep {
  readonly advanceTo: string;
}

/** Arms a fault for the next requests over HTTP: `{ arm: { kind: "drop_after_commit" } }`. */
export interface ArmStep {
  readonly arm: FaultPlan;
}

/** An HTTP request, as data. */
export interface StepRequest {
  readonly method: string;
  /** Path and query: `/accounts?limit=2`. */
  readonly path: string;
  /** Names in any case. `authorization` is a key of the bank unless it is given; null sends none. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
}

/** Sends an HTTP request, which a call cannot be: one without a key, with a broken body, or that meets a fault. */
export interface RequestStep extends Answered {
  readonly request: StepRequest;
}

/** One thing to do in a bank. Plain data: a list of steps is JSON. */
export type Step = CallStep | AdvanceStep | AdvanceToStep | ArmStep | RequestStep;

type ResultOf<Each> = Each extends { readonly call: infer Name extends StepOperation }
  ? StepOperations[Name]["result"]
  : unknown;

/** The results of steps by the names that `as` gives them. */
export type NamedResults<Steps extends readonly Step[]> = number extends Steps["length"]
  ? Readonly<Record<string, unknown>>
  : {
      readonly [Each in Extract<Steps[number], { readonly as: string }> as Each["as"]]: ResultOf<Each>;
    };
