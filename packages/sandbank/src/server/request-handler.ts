import type { IncomingMessage, ServerResponse } from "node:http";
import type { Bank } from "@sandbank/engine";
import { badRequest, ServerError } from "@sandbank/view/reads/server-error";
import { readErrorBody } from "../admin/error-body.ts";
import type { BankHost } from "../banks/bank-host.ts";
import { readOnlyCopy } from "../banks/read-only-copy.ts";
import { useBank } from "../banks/use-bank.ts";
import { StorageError } from "../errors/storage-error.ts";
import { DEFAULT_BANK } from "../names/bank-name.ts";
import { answerAdmin, writeJson } from "./answer-admin.ts";
import { answerInspector, isInspectorRequest } from "./answer-inspector.ts";
import { type AcceptedCredential, createKeyReader } from "./api-keys.ts";
import { bankOfKey, nameOfBank } from "./bank-of-request.ts";
import { createAccessCheck } from "./check-access.ts";
import { readBearer, secretCheck } from "./credential.ts";
import type { AccessRules } from "./host-check.ts";
import { exchange, type HttpExchange, pickHeaders } from "./http-exchange.ts";
import { type ApiRoute, parseRoute } from "./route.ts";
import { hasEvents, sendEvent } from "./server-sent-events.ts";

export interface RequestHandlerOptions {
  readonly host: BankHost;
  readonly access: AccessRules;
  /** The admin token. */
  readonly token: string;
  /** The API key of the seeded bank, which all banks share. */
  readonly apiKey: string;
  /** The directory of the built inspector. */
  readonly inspectorDirectory: string;
  /** Whether only this machine can reach the server. */
  readonly isLoopback: boolean;
  /** The API key of the live bank; undefined if the server has none. */
  readonly liveApiKey: string | undefined;
  /** Called with bugs of the server. */
  readonly onBug: (error: unknown) => void;
}

/**
 * Creates the handler of all requests of the server. It checks the host, the origin, the route and the key, in this
 * order. A request that fails a check does not reach the later ones.
 */
export function createRequestHandler(
  options: RequestHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { host, onBug } = options;
  const checkAccess = createAccessCheck(options.access);
  const inspector = {
    directory: options.inspectorDirectory,
    token: options.isLoopback ? options.token : undefined,
  };
  const readKey = createKeyReader(options.apiKey, options.liveApiKey);
  const hasLive = options.liveApiKey !== undefined;
  const admin = { host, readKey, isToken: secretCheck(options.token) };
  const newRequestId = createRequestIds();

  function answer(http: HttpExchange): Promise<void> | void {
    const { request, response } = http;
    const origin = checkAccess(request);
    if (origin !== undefined) allowOrigin(origin, response);
    if (request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined) {
      response.setHeader("x-request-id", newRequestId());
      return answerPreflight(request, response);
    }
    const route = parseRoute(request.url ?? "/");
    if (route.kind === "api") return answerApi({ host, readKey, hasLive }, route, http);
    response.setHeader("x-request-id", newRequestId());
    if (isInspectorRequest(route, request)) return answerInspector(inspector, route, request, response);
    return answerAdmin(admin, route, request, response);
  }

  return (request, response) => {
    const fail = (error: unknown) => answerFailure(error, { request, response, newRequestId, onBug });
    try {
      answer({ request, response, fail })?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

function allowOrigin(origin: string, response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-expose-headers", "idempotent-replayed, retry-after, x-request-id, x-should-retry");
  response.setHeader("vary", "origin");
}

/** Allows the headers that the page asks for, because tracing and apps add headers of their own. */
function answerPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  const { "access-control-request-headers": asked } = headers;
  response
    .writeHead(204, {
      "access-control-allow-methods": "GET, POST, PATCH",
      ...(asked !== undefined && { "access-control-allow-headers": asked }),
      "access-control-max-age": "600",
    })
    .end();
}

interface ApiAccess {
  readonly host: BankHost;
  readonly readKey: (credential: string) => AcceptedCredential | undefined;
  readonly hasLive: boolean;
}

function answerApi(
  { host, readKey, hasLive }: ApiAccess,
  { path, bank: inPath }: ApiRoute,
  http: HttpExchange,
): Promise<void> | void {
  const { request } = http;
  const { headers } = request;
  // Node sends no body in a response to HEAD, but the headers of the response to GET.
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  const { authorization = "", "sandbank-bank": inHeader, "sandbank-peek": peek } = headers;
  const isNamed = inPath !== undefined || inHeader !== undefined || authorization.includes(".");
  // The default bank checks its key itself, so the key of most requests is not parsed here.
  const accepted = hasLive || isNamed || peek !== undefined ? readKey(readBearer(authorization) ?? "") : undefined;
  // Only an accepted key opens a bank. The default bank responds with 401 to all others.
  if (host.storageLost !== undefined && method !== "GET" && readKey(readBearer(authorization) ?? "") !== undefined) {
    host.requireStorage(DEFAULT_BANK);
  }
  if (accepted === undefined) {
    return exchange(useBank(host, DEFAULT_BANK).bank, { method, path, headers: pickHeaders(request) }, http);
  }
  const name = nameOfBank([inPath, accepted.bank, inHeader as string | undefined]) ?? DEFAULT_BANK;
  const head = { method, path, headers: pickHeaders(request, `Bearer ${accepted.key}`) };
  const { bank: named } = bankOfKey(host, name, accepted);
  return exchange(peek === undefined ? named : peeked(named, method), head, http);
}

/** Returns the bank for a request that must leave no trace, such as one of the inspector. It must be a read. */
function peeked(bank: Bank, method: string): Bank {
  if (method === "GET") return readOnlyCopy(bank);
  throw badRequest(
    `The method is ${method}. Send the header sandbank-peek with a GET only: it leaves no trace in the bank.`,
  );
}

/** Returns the header that says whether a retry can succeed (D-15). */
function retryAdvice({ isTemporary }: StorageError): [string, string] {
  return isTemporary ? ["retry-after", "1"] : ["x-should-retry", "false"];
}

interface Failure {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly newRequestId: () => string;
  readonly onBug: (error: unknown) => void;
}

/** Responds to an error, or ends a response that has begun, so that no client waits forever. */
function answerFailure(error: unknown, { request, response, newRequestId, onBug }: Failure): void {
  // The client may close the connection in the middle of its request or body.
  if (request.socket.destroyed || request.errored) return void response.destroy();
  const body = readErrorBody(error);
  if (body === undefined) onBug(error);
  const answer = body ?? new ServerError(500, "internal_server_error", "The server failed.", "See its output.").body;
  if (hasEvents(response)) {
    sendEvent(response, "error", answer);
    return void response.end();
  }
  if (response.headersSent) return void response.destroy();
  if (!response.hasHeader("x-request-id")) response.setHeader("x-request-id", newRequestId());
  if (error instanceof StorageError) response.setHeader(...retryAdvice(error));
  // The client may close the connection while the rest of its body is dropped.
  writeJson(answer.status, answer, request, response)?.catch(() => response.destroy());
}

/**
 * Returns a function that creates the ids of requests that the server answers itself, in order (D-16). They differ from
 * those of the banks, whose ids depend only on the requests that reach them.
 */
function createRequestIds(): () => string {
  let requests = 0;
  return () => `server_request_${(++requests).toString(36).padStart(20, "0")}`;
}
