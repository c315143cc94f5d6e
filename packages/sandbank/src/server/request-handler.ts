import type { IncomingMessage, ServerResponse } from "node:http";
import { errorBodyOf } from "../admin/error-body.ts";
import { findOperation, nearestRoute } from "../admin/find-operation.ts";
import { openApiOf } from "../admin/openapi.ts";
import { adminOperations } from "../admin/operations.ts";
import { performAdmin } from "../admin/perform.ts";
import { bearerOf, isSameSecret } from "./access.ts";
import type { BankHost } from "./bank-host.ts";
import { DEFAULT_BANK, readCredential } from "./bank-name.ts";
import type { ServedBank } from "./banks.ts";
import { type AccessRules, hostName, isAllowedHost, isAllowedOrigin } from "./host-check.ts";
import { exchange, headersOf } from "./http-exchange.ts";
import { readJson } from "./read-json.ts";
import { type Route, routeOf } from "./route.ts";
import {
  adminKeyMissing,
  adminTokenNeeded,
  badRequest,
  hostNotAllowed,
  noSuchAdminRoute,
  noSuchBank,
  originNotAllowed,
  ServerError,
} from "./server-error.ts";
import { openStream } from "./stream.ts";

export interface RequestHandlerOptions {
  readonly host: BankHost;
  readonly access: AccessRules;
  /** The admin token. */
  readonly token: string;
  /** Told of bugs of ours. */
  readonly onBug: (error: unknown) => void;
}

type AdminRoute = Extract<Route, { kind: "admin" }>;

/**
 * Handles every request of the server. In this order: the host, the origin, the route, the key. A request that is refused by
 * one of them reaches nothing behind it.
 */
export function createRequestHandler(
  options: RequestHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { host, access, onBug } = options;
  /** Requests of one client have the same `Host`: the header that was allowed last is compared first. */
  let allowedHost: string | undefined;

  function checkAccess(request: IncomingMessage, response: ServerResponse): void {
    const { host: named, origin } = request.headers;
    if (named !== allowedHost || named === undefined) {
      if (!isAllowedHost(named, access)) throw hostNotAllowed(named);
      allowedHost = named;
    }
    // The absolute form of a target names a host, too.
    if (!request.url?.startsWith("/") && request.url !== "*") {
      const url = request.url ?? "";
      if (!URL.canParse(url) || !isAllowedHost(new URL(url).host, access)) throw hostNotAllowed(hostName(url) ?? url);
    }
    if (origin === undefined) return;
    if (!isAllowedOrigin(origin, named, access)) throw originNotAllowed(origin);
    response.setHeader("access-control-allow-origin", origin);
    response.setHeader("vary", "origin");
  }

  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    checkAccess(request, response);
    if (request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined) {
      return answerPreflight(response);
    }
    const route = routeOf(request.url ?? "/");
    if (route.kind === "admin") return answerAdmin(options, route, request, response);
    return answerApi(host, route, request, response);
  }

  return (request, response) => {
    const fail = (error: unknown) => answerFailure(error, { request, response, onBug });
    try {
      answer(request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

function answerPreflight(response: ServerResponse): void {
  response
    .writeHead(204, {
      "access-control-allow-methods": "GET, POST, PATCH",
      "access-control-allow-headers": "authorization, content-type, idempotency-key, sandbank-bank",
      "access-control-max-age": "600",
    })
    .end();
}

function answerApi(
  host: BankHost,
  { path, bank: named }: Extract<Route, { kind: "api" }>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | void {
  const headers = headersOf(request);
  const method = request.method ?? "GET";
  const { authorization = "" } = headers;
  const dot = authorization.lastIndexOf(".");
  const header = headers["sandbank-bank"];
  if (dot === -1 && named === undefined && header === undefined) {
    const served = host.banks.use(DEFAULT_BANK) as ServedBank;
    return exchange(served.bank, { method, path, headers }, request, response);
  }
  const { key, bank } = readCredential(bearerOf(authorization) ?? "");
  const all = host.banks.use(DEFAULT_BANK) as ServedBank;
  // Only a key that is accepted opens a bank: the default bank answers 401 to all others.
  if (!isSameSecret(key, all.bank.apiKey)) return exchange(all.bank, { method, path, headers }, request, response);
  const name = named ?? bank ?? header ?? DEFAULT_BANK;
  const served = host.banks.use(name);
  if (served === undefined) throw noSuchBank(name, host.isOpenedByName);
  const withKey = { ...headers, authorization: `Bearer ${key}` };
  return exchange(served.bank, { method, path, headers: withKey }, request, response);
}

async function answerAdmin(
  options: RequestHandlerOptions,
  route: AdminRoute,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host } = options;
  const { path, query } = route;
  const method = request.method ?? "GET";
  if (method === "GET" && path === "/openapi.json") return writeJson(response, 200, openApiOf(host.version));
  const name = findOperation(method, path);
  const scope = name === undefined ? "bank" : adminOperations[name].scope;
  const served = admitted(options, route, request, scope);
  if (method === "GET" && path === "/stream") return openStream({ host, served, query, request, response });
  if (name === undefined) throw noSuchAdminRoute(method, path, nearestRoute(path));
  served.uses++;
  try {
    const params = method === "GET" ? paramsIn(query) : await readJson(request);
    writeJson(response, 200, await performAdmin(name, { host, served }, params));
  } finally {
    served.uses--;
  }
}

/** The bank that an admin request is about, if its key admits it to what it asks for. */
function admitted(
  { host, token }: RequestHandlerOptions,
  { bank: inPath, query, path }: AdminRoute,
  { headers }: IncomingMessage,
  scope: "bank" | "server" | "public",
): ServedBank {
  const all = host.banks.use(DEFAULT_BANK) as ServedBank;
  if (scope === "public") return all;
  const credential = bearerOf(headers.authorization);
  if (credential === undefined) throw adminKeyMissing();
  const named = inPath ?? query.get("bank") ?? (headers["sandbank-bank"] as string | undefined);
  const isToken = isSameSecret(credential, token);
  const { key, bank = DEFAULT_BANK } = readCredential(credential);
  if (!isToken && !isSameSecret(key, all.bank.apiKey)) throw adminKeyMissing();
  if (!isToken && scope === "server") throw adminTokenNeeded(`/_sandbank${path}`);
  if (!isToken && named !== undefined && named !== bank) throw adminTokenNeeded(`The bank ${JSON.stringify(named)}`);
  const name = named ?? (isToken ? DEFAULT_BANK : bank);
  const served = host.banks.use(name);
  if (served === undefined) throw noSuchBank(name, host.isOpenedByName);
  return served;
}

function paramsIn(query: URLSearchParams): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of query) {
    if (name === "bank") continue;
    if (Object.hasOwn(params, name)) throw badRequest(`${name} is given more than once.`);
    params[name] = value;
  }
  return params;
}

function writeJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

interface Failure {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly onBug: (error: unknown) => void;
}

/** Answers what was thrown, or ends the answer that has begun: no client waits, and the server goes on. */
function answerFailure(error: unknown, { request, response, onBug }: Failure): void {
  // The client may hang up in the middle of its request.
  if (request.socket.destroyed) return;
  const body = errorBodyOf(error);
  if (body === undefined) onBug(error);
  if (response.headersSent) return void response.destroy();
  const answer =
    body ?? new ServerError(500, "internal_server_error", "The server failed.", "See its output.").toBody();
  // What is left of the body is not read.
  if (!request.complete) response.setHeader("connection", "close");
  writeJson(response, answer.status, answer);
}
