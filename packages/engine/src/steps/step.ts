import type { Entity, EntityId, ErrorType, OperationName, OperationTypes } from "@sandbank/contract";
import type { Duration } from "../bank/clock/duration.ts";
import type { FaultPlan } from "../state/fault-plan.ts";

/**
 * Refers to a value in an earlier result: the name that the step gave the result with `as`, and the keys that lead to
 * the value. For example `account.id`, or `files.data.0.id` for the first element of a list.
 */
export interface Reference {
  readonly $ref: string;
}

/** Bytes as Base64 text, because JSON has no bytes: standard alphabet, padded. */
export interface Base64Bytes {
  readonly $base64: string;
}

/** A parameter in a step. Any value in it can be a reference, and bytes can be Base64 text. */
export type StepValue<Value> = Value extends Uint8Array
  ? Base64Bytes | Reference
  : Value extends string | number | boolean | null | undefined
    ? Value | Reference
    : Value extends readonly (infer Element)[]
      ? readonly StepValue<Element>[] | Reference
      : { readonly [Key in keyof Value]: StepValue<Value[Key]> } | Reference;

/** The operations that a step can call: those of the API, and those that only the bank has. */
export interface StepOperations extends OperationTypes {
  /** Disables an Entity, like `bank.entities.disable`. */
  "entities.disable": { id: EntityId; params: undefined; result: Entity };
}

/** The name of an operation, as in the SDK: `accounts.create`. */
export type StepOperation = keyof StepOperations;

/**
 * The contract's operation of a step. For disabling an Entity it is retrieving one, which has the same id and result.
 */
export function toOperation(name: StepOperation): OperationName {
  return name === "entities.disable" ? "entities.retrieve" : name;
}

/** The keys of steps that have a result. */
interface Answered {
  /** A name for the result, to which later steps can refer: a JavaScript identifier, unique among the steps. */
  readonly as?: string;
  /** The error with which the bank must refuse the step. Default: the bank must accept the step. */
  readonly refused?: ErrorType;
}

type IdOf<Id> = Id extends undefined ? { readonly id?: undefined } : { readonly id: Id | Reference };

type ParamsOf<Params> = Params extends undefined
  ? { readonly params?: undefined }
  : Record<never, never> extends Params
    ? { readonly params?: StepValue<Params> }
    : { readonly params: StepValue<Params> };

/** Calls one operation. A simulation runs through `bank.network`, so that it also works in a live bank. */
export type CallOf<Name extends StepOperation> = Answered & {
  readonly call: Name;
  /** 1 to 200 characters, without white space around them. Default: none. */
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
  /** Names in any case. The default `authorization` has an API key of the bank; null leaves out the header. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
}

/**
 * Sends an HTTP request. Use it for requests that a call cannot make: without a key, with a broken body, or with
 * faults.
 */
export interface RequestStep extends Answered {
  readonly request: StepRequest;
}

/** One action in a bank, as plain data, so that a list of steps is JSON. */
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
