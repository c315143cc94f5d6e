import { brokenFields, type CrossFieldRule, type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import * as fc from "fast-check";
import type { BankRequest } from "../../src/index.ts";
import { anyText } from "./any-text.ts";
import { mutate, mutations, writeForm, writeJson, writeQuery } from "./mutations.ts";
import { idempotencyKeys, resolve, rightValues, token } from "./right-values.ts";

/**
 * A request with tokens in place of ids. The value `RIGHT` in the header `authorization` stands for the bank's API key.
 */
export interface Draft extends BankRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
  /** Milliseconds by which the bank's clock advances before the request. */
  readonly wait: number;
}

export const RIGHT = "the right key";

const oddMethods = fc.constantFrom("GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "get", "", "__proto__");

const oddSegments = fc.oneof(
  fc.constantFrom(
    "",
    ".",
    "..",
    "%",
    "%zz",
    "%00",
    "%20",
    "%ED%A0%80",
    "\ud800",
    "__proto__",
    "constructor",
    "null",
    "🏦",
    "a".repeat(1_000),
  ),
  fc.oneof(...["account", "entity", "program", "transaction", "event", "card"].map(token)),
  anyText(6),
);

const oddQueries = fc.oneof(
  fc.constantFrom(
    "&",
    "=",
    "a",
    "a=b",
    "limit=1",
    "limit=0",
    "limit=1&limit=1",
    "%zz=1",
    "limit=%ED%A0%80",
    "status[in]=open",
    "__proto__=1",
    "constructor=1",
  ),
  fc.constantFrom(
    "created_at=1",
    "created_at.after=x",
    "created_at.after=2026-01-01T00:00:00Z",
    "status=open",
    "status.in=",
    "status.in=,",
    "order_by=created_at",
    "order_by.direction=ascending",
    "category.in",
    "cursor=",
  ),
  anyText(12),
);

const oddTexts = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "{",
    "null",
    "[]",
    '"a"',
    "1.5",
    "true",
    "{}",
    '{"a":1}{',
    "{'a':1}",
    "\ud800",
    '{"\\ud800":"\\ud800"}',
    "[".repeat(50),
  ),
  fc.constantFrom(`{"name":"A","zip":${"[".repeat(31)}${"]".repeat(31)}}`, `{"name":"A"}${" ".repeat(1_048_600)}`),
  anyText(12),
);

/** `usual` in eleven requests out of twelve. */
function rarely<T, U>(usual: T, odd: fc.Arbitrary<U>): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 11, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

const keys = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: idempotencyKeys },
  { weight: 1, arbitrary: fc.constantFrom("", "k".repeat(200), "k".repeat(201), "\ud800", "__proto__", "🏦") },
);

const headers = fc
  .record({
    authorization: rarely(
      RIGHT,
      fc.constantFrom(undefined, "", "Bearer", "Bearer ", "Bearer 0", "Basic 0", RIGHT.toUpperCase(), "\ud800"),
    ),
    "content-type": rarely(
      "application/json",
      fc.constantFrom(undefined, "", "text/plain", "application/json; charset=utf-8", "APPLICATION/JSON"),
    ),
    "idempotency-key": keys,
    odd: rarely(undefined, fc.constantFrom("__proto__", "constructor", "", "Idempotency-Key", "X-Odd", "\ud800")),
  })
  .map(({ odd, ...rest }) => (odd === undefined ? rest : Object.fromEntries([...Object.entries(rest), [odd, "odd"]])));

/** Requests of these operations: valid ones, and ones with an error at any place. */
export function requestsOf(operations: readonly OperationName[]): fc.Arbitrary<Draft> {
  return fc.oneof(...operations.map((operation) => requestOf(endpoints[operation])));
}

function requestOf({ method, path, params, request, crossFieldRules = [] }: Endpoint): fc.Arbitrary<Draft> {
  const right = params === undefined ? fc.constant({}) : inHarmony(rightValues(params), crossFieldRules);
  const parts = fc.record({
    method: rarely(method, oddMethods),
    path: pathsOf(path),
    params: fc.tuple(right, mutations).map(([value, all]) => mutate(value, all)),
    query: rarely("", oddQueries),
    isQueryFirst: fc.boolean(),
    text: rarely(undefined, oddTexts),
    headers,
    wait: rarely(0, fc.nat(2 ** 31 - 1)),
  });
  const write = request === "multipart" ? (value: unknown) => writeForm(value, BOUNDARY) : writeJson;
  return parts.map(({ params, query, isQueryFirst, text, path: start, ...rest }) => {
    const own = method === "GET" ? writeQuery(params) : "";
    const whole = (isQueryFirst ? [query, own] : [own, query]).filter((part) => part !== "").join("&");
    const body = text ?? (method === "GET" ? undefined : write(params));
    const draft = {
      ...rest,
      path: whole === "" ? start : `${start}?${whole}`,
      ...(body === undefined ? {} : { body }),
    };
    return request === "multipart" ? asForm(draft) : draft;
  });
}

const BOUNDARY = "----form-42";

/** With the content type of a form in place of JSON. */
function asForm(draft: Draft): Draft {
  if (draft.headers["content-type"] !== "application/json") return draft;
  return { ...draft, headers: { ...draft.headers, "content-type": `multipart/form-data; boundary=${BOUNDARY}` } };
}

/** The id of a Lockbox Recipient has the prefix `lockbox`. */
const prefixOf = (type: string) => (type === "lockbox_recipient" ? "lockbox" : type);

/** Mostly parameters that also satisfy the cross-field rules, which are not part of the schema. */
function inHarmony(values: fc.Arbitrary<unknown>, rules: readonly CrossFieldRule[]): fc.Arbitrary<unknown> {
  if (rules.length === 0) return values;
  const areKept = (value: unknown) => {
    const sent = JSON.parse(resolve(JSON.stringify(value), (prefix, pick) => `${prefix}_${pick}`));
    return rules.every((rule) => brokenFields(rule, sent).length === 0);
  };
  return fc.oneof({ weight: 4, arbitrary: values.filter(areKept) }, { weight: 1, arbitrary: values });
}

function pathsOf(path: string): fc.Arbitrary<string> {
  const [parameter, type] = /\{(\w+)_id\}/.exec(path) ?? [];
  const right =
    parameter === undefined || type === undefined
      ? fc.constant(path)
      : token(prefixOf(type)).map((id) => path.replace(parameter, id));
  const odd = fc.oneof(
    oddSegments.map((segment) => path.replace(/\{\w+\}/, segment)),
    oddSegments.map((segment) => `${path}/${segment}`),
    right.map((text) => text.slice(1)),
    right.map((text) => `${text}/`),
  );
  return fc.oneof({ weight: 11, arbitrary: right }, { weight: 1, arbitrary: odd });
}

const knownSegments = [...new Set(Object.values(endpoints).flatMap(({ path }) => path.split("/")))];

function pathsOfSegments(segment: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`);
}

/** Requests with paths and methods that are mostly unknown. */
export const strangeRequests: fc.Arbitrary<Draft> = fc.record({
  method: fc.oneof(fc.constantFrom("GET", "POST", "PATCH"), oddMethods),
  path: fc.oneof(
    anyText(20),
    pathsOfSegments(anyText(6).map(encodeURIComponent)),
    pathsOfSegments(fc.oneof(fc.constantFrom(...knownSegments), oddSegments)),
  ),
  headers,
  wait: fc.constant(0),
  body: fc.oneof(fc.constant("{}"), oddTexts),
});
