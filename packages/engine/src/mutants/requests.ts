import { constants } from "@sandbank/contract";
import type { BankRequest, BankResponse } from "../http/handle.ts";
import { header } from "../request-head.ts";
import { get } from "../store/layered-map.ts";
import type { Change } from "./change.ts";
import { findTarget, type HttpPassage, jsonIn } from "./http-passage.ts";

/** Changes a request as the wrong bank reads it. Returns the same object if that is no different. */
export function changeRequest(change: Change, { request, world }: HttpPassage): BankRequest {
  const { operation } = findTarget(request);
  if (change.kind === "filter")
    return operation === change.operation ? withoutParameter(request, change.parameter) : request;
  if (change.kind === "key") {
    const key = header(request, "idempotency-key") ?? "";
    const isRepeated = operation === change.operation && get(world.state.idempotency, key) !== undefined;
    return isRepeated ? withoutKey(request) : request;
  }
  const isSmaller = change.kind === "permitted" && change.how === "smaller-pages" && operation?.endsWith(".list");
  return isSmaller ? withSmallPage(request) : request;
}

/** The parameters that a read was filtered by: without one of them, the response would differ. */
export function listFilters({ request, peek }: HttpPassage): readonly string[] {
  if (request.method !== "GET") return [];
  const names = parametersIn(request).flatMap(([name]) => (name === "cursor" || name === "limit" ? [] : [name]));
  if (names.length === 0) return [];
  const first = toFirstPage(request);
  const right = withoutCursor(peek(first));
  return names.filter((name) => {
    const whole = peek(withoutParameter(first, name));
    return whole.status === 200 && withoutCursor(whole) !== right;
  });
}

/** The largest first page of the list that a request reads. A cursor belongs to the filters with which it was made. */
function toFirstPage(request: BankRequest): BankRequest {
  if (!findTarget(request).operation?.endsWith(".list")) return request;
  const first = withoutParameter(withoutParameter(request, "cursor"), "limit");
  return withParameters(first, [...parametersIn(first), ["limit", String(constants.pageLimit)]]);
}

/** Cursors contain the filters, so they always differ. */
function withoutCursor(response: BankResponse): string {
  return JSON.stringify(jsonIn(response), (key, value) => (key === "next_cursor" ? value !== null : value));
}

function parametersIn({ path }: BankRequest): (readonly [name: string, value: string])[] {
  const [, query = ""] = path.split(/\?(.*)/s);
  return query.split("&").flatMap((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return pair === "" ? [] : [[name, value] as const];
  });
}

function withoutParameter(request: BankRequest, name: string): BankRequest {
  const parameters = parametersIn(request);
  const kept = parameters.filter(([each]) => each !== name);
  return kept.length === parameters.length ? request : withParameters(request, kept);
}

/** Asks for one object, if the request asks for a page of a valid size. */
function withSmallPage(request: BankRequest): BankRequest {
  const parameters = parametersIn(request);
  const sizes = parameters.flatMap(([name, value]) => (name === "limit" ? [Number(value)] : []));
  const isValid =
    sizes.length < 2 && sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= constants.pageLimit);
  const others = parameters.filter(([name]) => name !== "limit");
  return isValid ? withParameters(request, [...others, ["limit", "1"]]) : request;
}

function withParameters(request: BankRequest, parameters: readonly (readonly [string, string])[]): BankRequest {
  const query = parameters.map((parameter) => parameter.join("=")).join("&");
  const [path] = request.path.split("?");
  return { ...request, path: query === "" ? `${path}` : `${path}?${query}` };
}

function withoutKey(request: BankRequest): BankRequest {
  const others = Object.entries(request.headers ?? {}).filter(([name]) => name.toLowerCase() !== "idempotency-key");
  return { ...request, headers: Object.fromEntries(others) };
}
