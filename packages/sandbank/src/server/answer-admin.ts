import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "@sandbank/contract";
import { badRequest, shownName } from "@sandbank/view/reads/server-error";
import { findOperation, nearestRoute } from "../admin/calls/find-operation.ts";
import type { AdminContext } from "../admin/context.ts";
import { createOpenApi } from "../admin/openapi.ts";
import { type AdminOperationName, adminOperations } from "../admin/operations.ts";
import { performAdmin } from "../admin/perform-admin.ts";
import type { BankHost } from "../banks/bank-host.ts";
import type { ServedBank } from "../banks/served-bank.ts";
import { useBank } from "../banks/use-bank.ts";
import { adminKeyMissing, adminTokenNeeded, noSuchAdminRoute } from "../errors/server-errors.ts";
import { DEFAULT_BANK } from "../names/bank-name.ts";
import type { AcceptedCredential } from "./api-keys.ts";
import { bankOfKey, nameOfBank } from "./bank-of-request.ts";
import { readBearer } from "./credential.ts";
import { llmsText } from "./llms-text.ts";
import { readJson } from "./read-json.ts";
import type { AdminRoute } from "./route.ts";
import { acceptsEvents, beginEvents, hasEvents, sendEvent } from "./server-sent-events.ts";
import { openStream } from "./stream.ts";
import { writeResponse } from "./write-response.ts";

/** The part of the server that the admin API uses. */
export interface AdminAccess {
  readonly host: BankHost;
  /** Returns whether a credential is the admin token. */
  readonly isToken: (credential: string) => boolean;
  /** Parses a credential with an API key of the server; undefined for others. */
  readonly readKey: (credential: string) => AcceptedCredential | undefined;
}

/** Answers a request of the admin API. Rejects with a `ServerError`, or with the error of the operation. */
export async function answerAdmin(
  access: AdminAccess,
  route: AdminRoute,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host } = access;
  const { path, query } = route;
  const method = request.method ?? "GET";
  if (method === "GET" && path === "/openapi.json") {
    refuseParams(query);
    return writeJson(200, createOpenApi(host.version), request, response);
  }
  if (method === "GET" && path === "/llms.txt") {
    refuseParams(query);
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    return writeResponse({ status: 200, headers, body: llmsText(host.url, host.version) }, request, response);
  }
  const name = findOperation(method, path);
  const served = admitted(access, route, request, name === undefined ? "bank" : adminOperations[name].scope);
  const isStream = method === "GET" && path === "/stream";
  if (name === undefined && !isStream) throw noSuchAdminRoute(method, path, nearestRoute(path));
  const inQuery = paramsIn(query);
  if (name === undefined) return openStream({ host, served, params: inQuery, request, response });
  const params = method === "GET" ? inQuery : await readBody(request, inQuery, name);
  const requested = { host, served, ...followed(request, response) };
  const result = await performAdmin(name, requested, params);
  if (!hasEvents(response)) return writeJson(200, result, request, response);
  sendEvent(response, "result", result);
  response.end();
}

/**
 * Follows the client of an operation. A client that accepts events gets one at each progress, and the result or the error
 * as the last one. An operation without progress responds with JSON all the same.
 */
function followed(request: IncomingMessage, response: ServerResponse): Pick<AdminContext, "signal" | "onProgress"> {
  const leaving = new AbortController();
  response.once("close", () => leaving.abort());
  return {
    signal: leaving.signal,
    onProgress(progress) {
      if (!acceptsEvents(request)) return;
      if (!hasEvents(response)) beginEvents(response);
      sendEvent(response, "progress", progress);
    },
  };
}

/** Returns the bank of an admin request. Throws a `ServerError` if the key does not give access. */
function admitted(
  { host, isToken, readKey }: AdminAccess,
  { bank: inPath, query, path }: AdminRoute,
  { headers }: IncomingMessage,
  scope: "bank" | "server" | "public",
): ServedBank {
  if (scope === "public") return useBank(host, DEFAULT_BANK);
  const credential = readBearer(headers.authorization);
  if (credential === undefined) throw adminKeyMissing();
  const named = [inPath, ...query.getAll("bank"), headers["sandbank-bank"] as string | undefined];
  if (isToken(credential)) {
    const name = nameOfBank(named) ?? DEFAULT_BANK;
    // The name may be meant for a proxy, which selects the server by it.
    return useBank(host, scope === "server" ? DEFAULT_BANK : name);
  }
  const accepted = readKey(credential);
  if (accepted === undefined) throw adminKeyMissing();
  const { bank = DEFAULT_BANK } = accepted;
  if (scope === "server") throw adminTokenNeeded(`/_sandbank${path}`);
  const name = nameOfBank(named) ?? bank;
  if (name !== bank) throw adminTokenNeeded(`The bank ${shownName(name)}`);
  return bankOfKey(host, name, accepted);
}

/** The largest body of a call, in bytes: it can have the contents of a File as Base64 text. */
const CALL_BYTES = Math.ceil(constants.fileMaximumBytes / 3) * 4 + constants.requestMaximumBytes;

async function readBody(
  request: IncomingMessage,
  inQuery: Record<string, string>,
  operation: AdminOperationName,
): Promise<unknown> {
  const [name] = Object.keys(inQuery);
  if (name !== undefined)
    throw badRequest(`${name} is in the query. Send the parameters of a POST as JSON in the body.`);
  return readJson(request, operation === "call" ? CALL_BYTES : constants.requestMaximumBytes);
}

function paramsIn(query: URLSearchParams): Record<string, string> {
  const params: Record<string, string> = Object.create(null);
  for (const [name, value] of query) {
    if (query.getAll(name).length > 1) throw badRequest(`${name} is given more than once.`);
    if (name !== "bank") params[name] = value;
  }
  return params;
}

/** Refuses query parameters of documents, which have none. */
function refuseParams(query: URLSearchParams): void {
  const [name] = Object.keys(paramsIn(query));
  if (name !== undefined) throw badRequest(`${name} is not a known parameter.`);
}

/** Responds with JSON that must not be cached. */
export function writeJson(
  status: number,
  value: object,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | void {
  const headers = {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  return writeResponse({ status, headers, body: JSON.stringify(value) }, request, response);
}
