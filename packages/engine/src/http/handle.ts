import type { Endpoint, FileContents, OperationName } from "@sandbank/contract";
import { findObjectId } from "../dispatch/find-object-id.ts";
import { type Outcome, perform, requireEnvironment } from "../dispatch/perform.ts";
import {
  BankError,
  type ErrorBody,
  excerpt,
  malformedRequest,
  methodNotFound,
  rateLimited,
  refusal,
} from "../errors.ts";
import { faultError, fireFault, transportFault } from "../faults/request-faults.ts";
import type { LoggedCall } from "../log/logged-step.ts";
import { mistake } from "../mistake.ts";
import { isRecord } from "../parameters/collect-issues.ts";
import { type DecodedQuery, decodeQuery } from "../parameters/decode-query.ts";
import { addIssue, type Issues, noIssues } from "../parameters/issues.ts";
import { prepare } from "../parameters/prepared.ts";
import { deriveRequestId } from "../ports/ids.ts";
import { header, headerValues, type RequestHead } from "../request-head.ts";
import type { FaultPlan, TransportFault } from "../state/fault-plan.ts";
import { tallyError, tallyUnread } from "../state/tally.ts";
import { isBytes } from "../store/bytes.ts";
import type { World } from "../world/world.ts";
import { authenticate } from "./authenticate.ts";
import { type BodyHeaders, bodyBytes, bodyParams } from "./body-params.ts";
import { endpointAdvice } from "./nearest-endpoint.ts";
import { countRequest } from "./rate-limit.ts";
import { type Route, route } from "./router.ts";

/** An HTTP request, as plain data. */
export interface BankRequest extends RequestHead {
  /**
   * The body: text, or the bytes of an upload. You may cut it off after the size limit: the bank refuses it like the
   * whole body (assumption D-18).
   */
  readonly body?: string | Uint8Array;
}

/** An HTTP response, as plain data. */
export interface BankResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Record<string, string>;
  /** JSON text, or the bytes of a File's contents. */
  readonly body: string | Uint8Array;
  /** An armed transport fault, which the transport has to perform: delay the response, or drop the connection. */
  readonly fault?: TransportFault;
}

/** Handles requests: a bank, or a platform. */
export interface BankTarget {
  handle(request: BankRequest): BankResponse;
  /**
   * How many bytes of a request's body `handle` reads; 0 if method, path and headers alone decide the response. Without
   * this method, `readBody` reads up to 1 MiB of every body, and of an upload up to 10 MiB and 64 KiB.
   */
  bodyLimit?(request: RequestHead): number;
}

/** Handles a request, and fills in `call` for the log. D-27 defines the order of refusals. */
export function handle(world: World, request: BankRequest, call: LoggedCall): BankResponse {
  requireText(request);
  const requestId = nextRequestId(world);
  noteRequest(call, request, requestId);
  let plan: FaultPlan | undefined;
  let answer: Answer;
  try {
    const found = admit(world, request);
    call.operation = found.operation;
    const retryAfter = countRequest(world.state);
    if (retryAfter > 0) throw rateLimited(retryAfter);
    plan = fireFault(world, found.operation);
    call.fault = plan?.kind ?? null;
    const error = plan && faultError(plan);
    if (error !== undefined) throw error;
    const outcome = performRequest(world, found, request, call);
    noteOutcome(call, outcome);
    answer = success(prepare(found.operation).endpoint, outcome);
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    tallyError(world.tally, error.body);
    call.error = error.body;
    answer = failure(error.body, plan?.retryAfterSeconds);
  }
  call.status = answer.status;
  answer.headers["x-request-id"] = requestId;
  const fault = plan && transportFault(plan);
  return fault === undefined ? answer : { ...answer, fault };
}

/** How many bytes of a request's body `handle` reads (D-18). Changes nothing. */
export function bodyLimit(world: World, head: RequestHead): number {
  requireText(head);
  try {
    const { operation } = admit(world, head);
    return bodyBytes(prepare(operation).endpoint, bodyHeaders(head));
  } catch (error) {
    if (error instanceof BankError) return 0;
    throw error;
  }
}

/** Finds the endpoint of a request. Refuses with 401, 404 or 403 by method, path and headers alone (D-27). */
function admit(world: World, request: RequestHead): Route {
  authenticate(header(request, "authorization"), world.state.genesis);
  const { path } = splitPath(request.path);
  const found = route(request.method, path);
  if (found === undefined) throw methodNotFound(request.method, path, endpointAdvice(request.method, path));
  requireEnvironment(world, prepare(found.operation));
  return found;
}

function bodyHeaders(request: RequestHead): BodyHeaders {
  return {
    contentType: header(request, "content-type"),
    declaredBytes: Number(header(request, "content-length")),
  };
}

/** The error body of a request that a bug or a failing `decide` interrupted. */
export function bugBody(
  reference: string,
  why = "The request failed because of a bug in the emulator. Nothing has changed.",
): ErrorBody {
  return refusal("internal_server_error", `${why} The reference is ${reference}.`).body;
}

/** The response to an interrupted request. The request was undone, so the reference also serves as its request id. */
export function bugResponse(reference: string, body: ErrorBody): BankResponse {
  const answer = failure(body);
  answer.headers["x-request-id"] = reference;
  return answer;
}

/**
 * Throws a `TypeError` for a mistake of the program that calls `handle`. Mistakes of the client get an error response.
 */
export function requireText(request: BankRequest): void {
  const problem = shapeProblem(request);
  if (problem === undefined) return;
  throw mistake("handle a request", problem, "Pass { method, path, headers, body: JSON.stringify(...) }.");
}

function shapeProblem(request: BankRequest): string | undefined {
  if (!isRecord(request)) return "it is not an object";
  const { method, path, headers = {}, body = "" } = request;
  const isText = typeof method === "string" && typeof path === "string";
  if (!isText || (typeof body !== "string" && !isBytes(body)))
    return "method and path must be text, body text or bytes";
  if (!isRecord(headers)) return "the headers are not an object";
  for (const name in headers) {
    const value: unknown = headers[name];
    if (value !== undefined && ![value].flat().every((each) => typeof each === "string"))
      return `the header "${excerpt(name)}" must be text, or a list of texts`;
  }
  return undefined;
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array;
}

/** Logs no header but the idempotency key, so that the log never contains an API key. */
function noteRequest(call: LoggedCall, request: BankRequest, requestId: string): void {
  call.method = request.method;
  call.path = request.path;
  call.idempotencyKey = header(request, "idempotency-key") ?? null;
  call.requestId = requestId;
}

function noteOutcome(call: LoggedCall, { result, isReplay }: Outcome): void {
  call.isReplay = isReplay;
  call.objectId = findObjectId(result);
}

function performRequest(world: World, { operation, id }: Route, request: BankRequest, logged: LoggedCall): Outcome {
  const { endpoint, query: shape } = prepare(operation);
  const { query } = splitPath(request.path);
  const decodedQuery = decodeQuery(query, shape);
  if (endpoint.method === "GET") {
    const { params, issues } = decodedQuery;
    logged.params = params;
    return perform(world, { side: "client", operation, id, params, idempotencyKey: null, issues });
  }
  if (endpoint.method === "POST") requireOneKey(request);
  const issues = queryIssues(world, operation, decodedQuery);
  const params = bodyParams(endpoint, request.body ?? "", bodyHeaders(request), issues);
  logged.params = params;
  return perform(world, { side: "client", operation, id, params, idempotencyKey: logged.idempotencyKey, issues });
}

/** Refuses several keys, because no rule says which of them counts (D-115). */
function requireOneKey(request: RequestHead): void {
  if (headerValues(request, "idempotency-key").length < 2) return;
  throw malformedRequest("The request has several Idempotency-Key headers. Send one.");
}

/** A POST or PATCH accepts no query parameters (D-06). */
function queryIssues({ state, tally }: World, operation: OperationName, query: DecodedQuery): Issues {
  const isIgnored = state.genesis.unknownFields === "ignore";
  const issues = isIgnored ? noIssues() : query.issues;
  for (const name of Object.keys(query.params)) {
    if (isIgnored) tallyUnread(tally, operation, `query.${name}`);
    else addIssue(issues, () => ({ field: `query.${excerpt(name)}`, message: "is not a known parameter" }));
  }
  return issues;
}

function success({ response }: Endpoint, { result, isReplay }: Outcome): Answer {
  if (response === "bytes") {
    const { content, mime_type } = result as FileContents;
    return { status: 200, headers: { "content-type": mime_type }, body: content };
  }
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (isReplay) headers["idempotent-replayed"] = "true";
  return { status: 200, headers, body: JSON.stringify(result) };
}

/** An error response. Its headers say whether a retry can succeed (D-15), and how to authenticate (RFC 9110). */
function failure(body: ErrorBody, retryAfterSeconds = 1): Answer {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (body.status === 429 || body.status === 503)
    headers["retry-after"] = String(body.retry_after ?? retryAfterSeconds);
  else if (body.status < 500) headers["x-should-retry"] = "false";
  if (body.status === 401) headers["www-authenticate"] = "Bearer";
  return { status: body.status, headers, body: JSON.stringify(body) };
}

function nextRequestId({ state }: World): string {
  const { total, second, inSecond } = state.requests;
  state.requests = { total: total + 1, second, inSecond };
  return deriveRequestId(state.seed, total);
}

function splitPath(whole: string): { path: string; query: string } {
  const mark = whole.indexOf("?");
  return mark === -1 ? { path: whole, query: "" } : { path: whole.slice(0, mark), query: whole.slice(mark + 1) };
}
