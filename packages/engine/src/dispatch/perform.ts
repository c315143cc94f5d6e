import type { OperationName, RawParams } from "@sandbank/contract";
import { constants } from "@sandbank/contract";
import { environmentMismatch, type ParameterIssue } from "../errors.ts";
import { decodeCursor } from "../objects/cursor.ts";
import { cursorScope } from "../objects/lists.ts";
import { type Prepared, prepare } from "../parameters/prepared.ts";
import { validate } from "../parameters/validate.ts";
import { operations, parameterChecks } from "../registry/operations.ts";
import type { Call, Handler } from "../resource-kit/operation.ts";
import type { Side } from "../state/journal-entry.ts";
import { tallyUnread } from "../state/tally.ts";
import { requireRest, type World } from "../state/world.ts";
import { deepFreeze } from "../store/freeze.ts";
import { append } from "../store/layered-list.ts";
import { isUsed, remember, replayedResult } from "./idempotency.ts";

/** A call as it comes in, by HTTP or directly. */
export interface Incoming {
  readonly side: Side;
  readonly operation: OperationName;
  readonly id: string | undefined;
  /** The caller's own copy: it is kept. */
  readonly params: unknown;
  readonly idempotencyKey: string | null;
  /** Faults that were found while reading the request. */
  readonly faults?: readonly ParameterIssue[];
}

export interface Outcome {
  readonly result: object;
  /** The answer of before, given again (D-07). */
  readonly isReplay: boolean;
}

/** Checks a call, does it, and keeps what a replay needs: parameters, then idempotency, then objects and states (D-27). */
export function perform(world: World, incoming: Incoming): Outcome {
  const { operation, side, id } = incoming;
  const prepared = prepare(operation);
  const handler = operations[operation] as Handler<OperationName>;
  if (side === "client") requireEnvironment(world, prepared);
  const { method } = prepared.endpoint;
  if (method !== "GET") requireRest(world, `Failed to call ${operation}`);
  const idempotencyKey = method === "POST" ? incoming.idempotencyKey : null;
  const params = validParams(world, prepared, { ...incoming, idempotencyKey });
  if (idempotencyKey !== null) {
    const before = replayedResult(world, idempotencyKey, { operation, id, params });
    if (before !== undefined) return { result: before, isReplay: true };
  }
  const result = handler(world, { id, params, idempotencyKey } as Call<OperationName>);
  if (method !== "GET") {
    append(world.state.journal, { kind: "call", side, operation, id, params: deepFreeze(params), idempotencyKey });
    if (idempotencyKey !== null) remember(world, idempotencyKey, { operation, id, params, result });
  }
  world.tally.operations.add(operation);
  return { result, isReplay: false };
}

/** Simulations are for the sandbox only (D-23). */
export function requireEnvironment({ state }: World, { isSimulation }: Prepared): void {
  if (isSimulation && state.genesis.environment === "live") throw environmentMismatch();
}

function validParams(world: World, prepared: Prepared, incoming: Incoming): RawParams {
  const { params, idempotencyKey, faults = [] } = incoming;
  const earlier = [
    ...faults,
    ...keyFaults(idempotencyKey),
    ...cursorFaults(world, prepared, params),
    ...stateFaults(world, prepared, incoming),
  ];
  const unknownFields = {
    policy: world.state.genesis.unknownFields,
    ignored: (field: string) => tallyUnread(world.tally, prepared.operation, field),
  };
  return validate(prepared, params, unknownFields, earlier);
}

/** A call that was done before is not held against the present: it is to be answered again (D-07). */
function stateFaults(
  world: World,
  { operation }: Prepared,
  { id, params, idempotencyKey }: Incoming,
): readonly ParameterIssue[] {
  if (typeof params !== "object" || params === null) return [];
  if (idempotencyKey !== null && isUsed(world, idempotencyKey)) return [];
  return parameterChecks[operation]?.(world, params as RawParams, id) ?? [];
}

function keyFaults(key: string | null): ParameterIssue[] {
  const most = constants.nameMaximumLength;
  if (key === null || (key.length >= 1 && key.length <= most && key.isWellFormed())) return [];
  return [{ field: "header.idempotency-key", message: `must be well-formed text of 1 to ${most} characters` }];
}

function cursorFaults({ state }: World, { operation, isList }: Prepared, params: unknown): ParameterIssue[] {
  if (!isList || typeof params !== "object" || params === null || !("cursor" in params)) return [];
  if (typeof params.cursor !== "string") return [];
  const { order_by: order } = params as { order_by?: { direction?: unknown } };
  const scope = cursorScope(operation, order?.direction === "ascending" ? "ascending" : "descending");
  if (decodeCursor(state, scope, params.cursor) !== undefined) return [];
  return [{ field: "query.cursor", message: "must be a `next_cursor` of this list in this order" }];
}
