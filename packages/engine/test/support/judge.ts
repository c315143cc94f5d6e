import { type ErrorType, endpoints, errorCatalogue, type OperationName } from "@sandbank/contract";
import * as z from "zod";
import { resultOf } from "../../../../tests/support/caller.ts";
import { route } from "../../src/http/router.ts";
import type { Bank, BankRequest, BankResponse, ErrorBody } from "../../src/index.ts";
import { REQUESTED } from "./decisions.ts";
import { type Draft, RIGHT } from "./requests.ts";
import { resolve } from "./right-values.ts";
import { stateLines } from "./send.ts";

/** Counts of a run of requests. */
export interface Met {
  requests: number;
  /** Accepted requests by operation, because refusals alone prove little. */
  readonly accepted: Map<OperationName, number>;
  readonly errors: Set<string>;
  /** How often requests referred to an object of each kind, and how often one existed. */
  readonly named: Map<string, { all: number; known: number }>;
}

/** Ids and cursors by kind, which replace the tokens. */
export type Known = ReadonlyMap<string, readonly string[]>;

export function createMet(): Met {
  return { requests: 0, accepted: new Map(), errors: new Set(), named: new Map() };
}

/** The newest fifty ids of each kind in a bank. */
export function knownOf(bank: Bank): Known {
  const known = new Map<string, readonly string[]>();
  const lists = Object.values(bank).filter(
    (resource) => typeof resource?.list === "function" && "retrieve" in resource,
  );
  for (const { list } of lists) learn(known, [{ data: list().data.toReversed() }]);
  // Real-Time Decisions have no list.
  const { data: asked } = bank.events.list({ category: { in: [REQUESTED] } });
  learn(
    known,
    asked.map(({ associated_object_id: id }) => ({ id })),
  );
  return known;
}

/** Sends one draft after the other to a bank, and throws if a response is invalid or a refusal changes the bank. */
export function judge(bank: Bank, start: Known, drafts: readonly Draft[], met: Met): void {
  const known = new Map(start);
  let last = traces(bank);
  for (const [index, draft] of drafts.entries()) {
    if (draft.wait > 0) {
      bank.clock.advance({ milliseconds: draft.wait });
      last = traces(bank);
    }
    // The whole state is compared once per run, because that is slow. The cheap traces are compared for each request.
    const whole = index === 10 ? stateLines(bank) : null;
    const request = ready(draft, bank, known, met);
    const response = bank.handle(request);
    const body = checked(request, response, met);
    const next = traces(bank);
    const unchanged = next === last && (whole === null || isSame(whole, stateLines(bank)));
    if (!unchanged && (response.status !== 200 || /^(GET|HEAD)$/.test(request.method)))
      throw failure("has changed the bank", request, response);
    last = next;
    if (response.status === 200) learn(known, [body]);
  }
  const violations = bank.audit();
  if (violations.length > 0) throw new Error(`The audit finds ${JSON.stringify(violations)}`);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, index) => line === other[index]);
}

/** Values that every accepted write changes, at little cost. */
function traces(bank: Bank): string {
  const { entries } = bank.journal();
  return `${entries.length} ${bank.events.list({ limit: 1 }).data[0]?.id} ${bank.faults.list().length}`;
}

function ready({ wait: _, ...draft }: Draft, bank: Bank, known: Known, met: Met): BankRequest {
  const choose = (prefix: string, pick: number) => {
    const ids = known.get(prefix) ?? [];
    const { all, known: found } = met.named.get(prefix) ?? { all: 0, known: 0 };
    met.named.set(prefix, { all: all + 1, known: found + Math.min(ids.length, 1) });
    return ids[pick % Math.max(ids.length, 1)] ?? `${prefix}_00000000000000000000`;
  };
  const { authorization } = draft.headers;
  return {
    ...draft,
    path: resolve(draft.path, choose),
    headers: { ...draft.headers, authorization: authorization === RIGHT ? `Bearer ${bank.apiKey}` : authorization },
    ...(draft.body === undefined ? {} : { body: resolve(draft.body, choose) }),
  };
}

/** Adds the ids and cursors of responses to the newest fifty of each kind. */
function learn(known: Map<string, readonly string[]>, answers: readonly unknown[]): void {
  for (const answer of answers) {
    const { id, data, next_cursor } = answer as { id?: string; data?: unknown[]; next_cursor?: string | null };
    if (id !== undefined) remember(known, id.slice(0, id.lastIndexOf("_")), id);
    if (typeof next_cursor === "string") remember(known, "cursor", next_cursor);
    if (data !== undefined) learn(known, data);
  }
}

function remember(known: Map<string, readonly string[]>, kind: string, text: string): void {
  const all = known.get(kind) ?? [];
  if (!all.includes(text)) known.set(kind, [text, ...all].slice(0, 50));
}

/** The parsed body of a valid response. Throws if the response is invalid. */
function checked(request: BankRequest, response: BankResponse, met: Met): unknown {
  const { status, headers } = response;
  if (request.method === "HEAD") {
    if (response.body !== "") throw failure("has a body", request, response);
    return {};
  }
  const operation = route(request.method, request.path.split("?")[0] ?? "")?.operation;
  const isJson = typeof response.body === "string";
  const body = resultOf(response) as ErrorBody;
  met.requests++;
  if ((isJson && headers["content-type"] !== "application/json") || !/^\S+$/.test(headers["x-request-id"] ?? "")) {
    throw failure("lacks a header", request, response);
  }
  if (status === 200 && operation !== undefined) {
    const issues = resultIssues(operation, body);
    if (issues !== undefined) throw failure(`has an invalid result: ${issues}`, request, response);
    met.accepted.set(operation, (met.accepted.get(operation) ?? 0) + 1);
    return body;
  }
  met.errors.add(body.type);
  const isKnown = Object.hasOwn(errorCatalogue, body.type);
  const statuses: readonly number[] = isKnown ? errorCatalogue[body.type as ErrorType].statuses : [];
  if (status >= 500 || body.status !== status || !statuses.includes(status))
    throw failure("is not in the catalogue", request, response);
  return body;
}

const results = new Map<OperationName, z.ZodType>();

function resultIssues(operation: OperationName, body: unknown): string | undefined {
  const schema = results.get(operation) ?? z.compile(endpoints[operation].result);
  results.set(operation, schema);
  return schema.safeParse(body).error?.message;
}

function failure(what: string, request: BankRequest, response: BankResponse): Error {
  return new Error(`The response ${what}.\n${JSON.stringify(request)}\n${JSON.stringify(response)}`);
}
