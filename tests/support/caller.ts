import { type Endpoint, endpoints, type OperationName, type OperationTypes } from "@sandbank/contract";
import { uploadForm } from "./form.ts";

/** One request of the scenario, as plain data. A transport adds only its base URL. */
export interface ScenarioRequest {
  readonly method: string;
  /** Path and query, encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The equivalent direct call, if there is one. */
  readonly call?: ScenarioCall;
}

export interface ScenarioCall {
  readonly operation: OperationName;
  readonly id: string | undefined;
  readonly params: object | undefined;
  readonly idempotencyKey: string | undefined;
}

/** The response to a request. Header names are in lower case. */
export interface ScenarioAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes for the contents of a File. */
  readonly body: string | Uint8Array;
}

interface CallOptions {
  readonly id?: string;
  readonly params?: object;
  readonly key?: string;
}

/** A sequence of requests, each of which may depend on the responses before. */
export type Play<Result = void> = Generator<ScenarioRequest, Result, ScenarioAnswer>;
type ResultOf<Name extends OperationName> = OperationTypes[Name]["result"];

/** The ways in which the parts of a scenario make requests. */
export interface Caller {
  /** A call that must succeed, by the name of its endpoint. */
  ok<Name extends OperationName>(operation: Name, options?: CallOptions): Play<ResultOf<Name>>;
  /** A call that must be refused. */
  no(operation: OperationName, options?: CallOptions): Play;
  /** Any request, unchanged. */
  raw(
    method: string,
    path: string,
    more?: { body?: string | Uint8Array; headers?: Readonly<Record<string, string>> },
  ): Play;
}

export function caller(apiKey: string): Caller {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  function request(operation: OperationName, { id, params, key }: CallOptions): ScenarioRequest {
    const { method, path, request: kind } = endpoints[operation] as Endpoint;
    const place = path.replace(/\{\w+\}/, () => encodeURIComponent(id ?? ""));
    const query = method === "GET" ? queryOf(params ?? {}) : "";
    const form = kind === "multipart" ? uploadForm({ ...params }) : undefined;
    const json = method === "GET" || params === undefined ? {} : { body: JSON.stringify(params) };
    return {
      method,
      path: place + (query && `?${query}`),
      headers: { ...headers, ...form?.headers, ...(key === undefined ? {} : { "idempotency-key": key }) },
      ...(form === undefined ? json : { body: form.body }),
      call: { operation, id, params, idempotencyKey: key },
    };
  }
  return {
    *ok<Name extends OperationName>(operation: Name, options: CallOptions = {}): Play<ResultOf<Name>> {
      const answer = yield request(operation, options);
      const { status, body } = answer;
      if (status !== 200) throw new Error(`The scenario expects ${operation} to succeed: ${status} ${body}`);
      return resultOf(answer) as ResultOf<Name>;
    },
    *no(operation: OperationName, options: CallOptions = {}): Play {
      const { status } = yield request(operation, options);
      if (status < 400 || status >= 500) throw new Error(`The scenario expects ${operation} to be refused: ${status}`);
    },
    *raw(method, path, { body, headers: more } = {}): Play {
      yield { method, path, headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) };
    },
  };
}

/** The result of the direct call whose HTTP response this is. */
export function resultOf({ headers, body }: ScenarioAnswer): unknown {
  return typeof body === "string" ? JSON.parse(body) : { content: body, mime_type: headers["content-type"] };
}

/** `{ status: { in: ["a", "b"] } }` is `status.in=a%2Cb`. */
function queryOf(params: object, prefix = ""): string {
  const pairs = Object.entries(params).map(([name, value]) =>
    typeof value === "object" && !Array.isArray(value)
      ? queryOf(value, `${prefix}${name}.`)
      : `${prefix}${name}=${encodeURIComponent(String(value))}`,
  );
  return pairs.join("&");
}
