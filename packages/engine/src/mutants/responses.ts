import { type ErrorBody, refusal } from "../errors.ts";
import { type BankResponse, bugResponse } from "../http/handle.ts";
import { isRecord } from "../parameters/collect-issues.ts";
import { header } from "../request-head.ts";
import { findObject } from "../state/objects-by-id.ts";
import type { Change, PermittedResponse } from "./change.ts";
import { findTarget, type HttpPassage, jsonIn } from "./http-passage.ts";
import { changeValues, eachMembers } from "./values.ts";

/** Changes a response as the wrong bank sends it. Returns the same object if that is no different. */
export function changeResponse(change: Change, passage: HttpPassage, response: BankResponse): BankResponse {
  if (change.kind === "error") return changeError(change, passage, response);
  if (change.kind === "permitted" && change.how === "lost-response") return lose(passage, response);
  if (change.kind === "permitted" && change.how === "other-detail") return changeDetail(response);
  const json = response.status === 200 ? jsonIn(response) : undefined;
  if (json === undefined) return response;
  if (change.kind === "value") changeValues(json, change, passage.world.state);
  else if (change.kind === "permitted") changeEverywhere(json, change.how);
  else if (change.kind === "list" && findTarget(passage.request).operation === change.operation)
    changeList(json, change);
  const body = JSON.stringify(json);
  return body === response.body ? response : { ...response, body };
}

function changeList(list: unknown, { how }: Change & { readonly kind: "list" }): void {
  const page = list as { data: unknown[]; next_cursor: string | null };
  if (how === "one-page") page.next_cursor = null;
  else if (how === "order") page.data.reverse();
  else page.data.pop();
}

type ErrorChange = Change & { readonly kind: "error" };

function changeError(
  { type, how }: ErrorChange,
  { request, world }: HttpPassage,
  response: BankResponse,
): BankResponse {
  if (errorType(response) !== type) return response;
  const requestId = response.headers["x-request-id"] as string;
  if (how === "500") {
    const isOther = type !== "internal_server_error";
    const { body } = refusal("internal_server_error", "The request failed.");
    return isOther ? { ...response, ...bugResponse(requestId, body) } : response;
  }
  const { id } = request.method === "GET" || request.method === "HEAD" ? {} : findTarget(request);
  const object = id === undefined ? undefined : findObject(world.state, id);
  if (object === undefined) return response;
  const headers = { "content-type": "application/json", "x-request-id": requestId };
  return { ...response, status: 200, headers, body: JSON.stringify(object) };
}

function changeDetail(response: BankResponse): BankResponse {
  const error = errorIn(response);
  if (typeof error?.detail !== "string") return response;
  return { ...response, body: JSON.stringify({ ...error, detail: `In other words: ${error.detail}` }) };
}

/** The type of the error of a response; undefined if it is none. */
export function errorType(response: BankResponse): string | undefined {
  return errorIn(response)?.type;
}

function errorIn(response: BankResponse): ErrorBody | undefined {
  return response.status === 200 ? undefined : (jsonIn(response) as ErrorBody | undefined);
}

/** Loses the first response to a key. The client gets it with the key, so no work is done twice. */
function lose({ request }: HttpPassage, response: BankResponse): BankResponse {
  const { status, headers, fault } = response;
  const isFirst = status === 200 && headers["idempotent-replayed"] === undefined;
  const canRepeat = request.method === "POST" && header(request, "idempotency-key") !== undefined;
  return isFirst && canRepeat && fault === undefined ? { ...response, fault: { kind: "drop_after_commit" } } : response;
}

/** The names of times that the bank sets: users may give other texts the form of a time. */
const TIME_NAME = /_(at|by|start|end)$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function changeEverywhere(json: unknown, how: PermittedResponse): void {
  eachMembers(json, (members) => {
    if (how === "new-field" && isRecord(members)) members["future_field"] = "future_value";
    if (how !== "microseconds") return;
    for (const [name, value] of Object.entries(members)) {
      const isTime = TIME_NAME.test(name) && typeof value === "string" && TIMESTAMP.test(value);
      if (isTime) members[name] = `${value.slice(0, -1)}000Z`;
    }
  });
}
