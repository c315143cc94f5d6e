import { sha256 } from "@noble/hashes/sha2.js";
import type { OperationName, RawParams } from "@sandbank/contract";
import { constants } from "@sandbank/contract";
import { type BankError, environmentMismatch, simulationInLiveBank } from "../errors.ts";
import { cursorProblem, filtersProblem } from "../objects/lists.ts";
import { addIssue, type Issues, noIssues } from "../parameters/issues.ts";
import { type Prepared, prepareFor } from "../parameters/prepared.ts";
import { validate } from "../parameters/validate.ts";
import { operations, parameterChecks } from "../registry/operations.ts";
import type { Call, Handler } from "../resource-kit/operation.ts";
import type { ParameterCheck } from "../resource-kit/parameter-check.ts";
import type { Side } from "../state/journal-entry.ts";
import { tallyOperation, tallyUnread } from "../state/tally.ts";
import { toBase64 } from "../store/base64.ts";
import { isBytes } from "../store/bytes.ts";
import { isTrimmedText } from "../store/characters.ts";
import { deepFreeze } from "../store/freeze.ts";
import { append } from "../store/layered-list.ts";
import { requireRest, type World } from "../world/world.ts";
import { isUsed, remember, replayedResult } from "./idempotency.ts";

/** An incoming call, by HTTP or direct. */
export interface Incoming {
  readonly side: Side;
  readonly operation: OperationName;
  readonly id: string | undefined;
  /** The caller passes its own copy, because the bank keeps it. */
  readonly params: unknown;
  readonly idempotencyKey: string | null;
  /** Issues that were found while the request was read. */
  readonly issues?: Issues;
}

export interface Outcome {
  readonly result: object;
  /** Whether the result is the repeated first result of an idempotency key (D-07). */
  readonly isReplay: boolean;
}

/**
 * Performs a call and records it for replays. The checks are in this order: parameters, idempotency, objects and
 * states (D-27).
 */
export function perform(world: World, incoming: Incoming): Outcome {
  const { operation, side, id } = incoming;
  const prepared = prepareFor(operation, incoming.params);
  const handler = operations[operation] as Handler<OperationName>;
  // `handle` has refused such a request before, so this call is direct.
  if (side === "client") requireEnvironment(world, prepared, simulationInLiveBank);
  const { method } = prepared.endpoint;
  if (method !== "GET") {
    requireRest(world, `call ${operation}`);
    if (world.probe !== null) world.probe.operation = operation;
  }
  const idempotencyKey = method === "POST" ? incoming.idempotencyKey : null;
  const { params, nameSent } = validParams(world, prepared, incoming, idempotencyKey);
  // Bodies are compared, and repeated by a replay, with the older names that were sent (O-07).
  const sent = prepared.endpoint.olderNames === undefined ? params : (incoming.params as RawParams);
  const identity = idempotencyKey === null ? sent : toIdentity(prepared, sent);
  if (idempotencyKey !== null) {
    const before = replayedResult(world, idempotencyKey, { operation, id, params: identity });
    if (before !== undefined) return { result: before, isReplay: true };
  }
  const result = handler(world, { id, params, idempotencyKey, nameSent } as Call<OperationName>);
  if (method !== "GET") {
    append(world.state.journal, { kind: "call", side, operation, id, params: deepFreeze(sent), idempotencyKey });
    if (idempotencyKey !== null) remember(world, idempotencyKey, { operation, id, params: identity, result });
  }
  tallyOperation(world.tally, operation);
  return { result, isReplay: false };
}

/** The parameters as idempotency compares them: an upload is compared by the digest of its bytes (D-106). */
function toIdentity({ endpoint }: Prepared, params: RawParams): RawParams {
  const { file } = params;
  return endpoint.request === "multipart" && isBytes(file) ? { ...params, file: toBase64(sha256(file)) } : params;
}

/** Simulations are for the sandbox only (D-23). */
export function requireEnvironment(
  { state }: World,
  { isSimulation }: Prepared,
  mismatch: () => BankError = environmentMismatch,
): void {
  if (isSimulation && state.genesis.environment === "live") throw mismatch();
}

function validParams(
  world: World,
  prepared: Prepared,
  incoming: Incoming,
  key: string | null,
): ReturnType<typeof validate> {
  const { params, id, issues = noIssues() } = incoming;
  if (key !== null) checkKey(key, issues);
  const unknownFields = {
    policy: world.state.genesis.unknownFields,
    ignored: (field: string) => tallyUnread(world.tally, prepared.operation, field),
  };
  // A repeated call gets its first result again (D-07), so the present state does not matter.
  const checks = key !== null && isUsed(world, key) ? [] : prepareChecks(prepared);
  const subject = { state: world.state, id };
  return validate(prepared, params, { unknownFields, earlier: issues, checks, subject, probe: world.probe });
}

function checkKey(key: string, issues: Issues): void {
  const most = constants.nameMaximumLength;
  if (isTrimmedText(key, most)) return;
  const message = `must be well-formed text of 1 to ${most} characters, without white space around it`;
  addIssue(issues, () => ({ field: "header.idempotency-key", message }));
}

const checksByOperation = new Map<OperationName, readonly ParameterCheck[]>();

/** The checks of an operation that depend on the state of the bank, made once. */
function prepareChecks(prepared: Prepared): readonly ParameterCheck[] {
  const { operation } = prepared;
  let checks = checksByOperation.get(operation);
  if (checks === undefined) {
    checks = [...(parameterChecks[operation] ?? []), ...cursorChecks(prepared)];
    checksByOperation.set(operation, checks);
  }
  return checks;
}

/** The filters are compared with the filters of the cursor only if they have no issues. */
function cursorChecks({ operation, isList, node }: Prepared): readonly ParameterCheck[] {
  if (!isList || node.kind !== "object") return [];
  const reads = [...node.fields.keys()].filter((name) => name !== "limit");
  const toIssues = (message: string | undefined) => (message === undefined ? [] : [{ field: "query.cursor", message }]);
  const ofCursor: ParameterCheck["issues"] = ({ state }, cursor) =>
    toIssues(typeof cursor === "string" ? cursorProblem(state, operation, cursor) : undefined);
  const ofFilters: ParameterCheck["issues"] = ({ state }, ...values) => {
    const params = Object.fromEntries(reads.map((name, index) => [name, values[index]]));
    const { cursor } = params;
    return toIssues(typeof cursor === "string" ? filtersProblem(state, operation, { ...params, cursor }) : undefined);
  };
  return [
    { id: "cursor-known", reads: ["cursor"], issues: ofCursor },
    { id: "cursor-of-filters", reads, issues: ofFilters },
  ];
}
