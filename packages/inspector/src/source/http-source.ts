import { type AdminProgress, eventsIn, printQuery } from "@sandbank/view/reads/admin-http";
import type { ApiRequest, ApiResponse } from "@sandbank/view/replay/session-answers";
import type { AdminParams, AdminResult } from "sandbank/client";
import { type AdminOperationName, adminOperations } from "../generated/admin-operations.ts";
import { parsedJson } from "../words/parsed-json.ts";
import { RefusedError, UnreachableError } from "./errors.ts";
import { openSharedStream } from "./shared-stream.ts";
import type { AdminOptions, Source, SourceEvent } from "./source.ts";
import { fetchToken } from "./token.ts";

let sources = 0;

/** Creates the source that reads a bank of the server that served the page, with the admin token of the server. */
export function createHttpSource(bank: string, startToken: string): Source {
  // The admin API is below the page, and the banking API beside it.
  const adminPath = location.pathname.replace(/\/$/, "");
  const apiPath = adminPath.replace(/\/_sandbank$/, "");
  let token = startToken;
  let apiKey: Promise<string> | undefined;
  let listener: ((event: SourceEvent) => void) | undefined;
  const emit = (event: SourceEvent) => {
    // Banks of a restarted server can have other keys.
    if (event.type === "restart" && event.isServer) apiKey = undefined;
    listener?.(event);
  };
  const adminHeaders = () => ({ authorization: `Bearer ${token}`, "sandbank-bank": bank });

  /** Fetches the token of a restarted server from its page. Returns whether `used` was outdated. */
  async function renewToken(used: string): Promise<boolean> {
    // Requests that are refused at the same time fetch the token once.
    if (token === used) token = (await fetchToken().catch(() => undefined)) ?? token;
    return token !== used;
  }

  async function sendAdmin(path: string, init: RequestInit): Promise<Response> {
    const request = () => send(`${adminPath}${path}`, { ...init, headers: { ...init.headers, ...adminHeaders() } });
    const used = token;
    const response = await request();
    if (response.status !== 401) return response;
    if (await renewToken(used)) return request();
    emit({ type: "connection", connection: { state: "unauthorized" } });
    return response;
  }

  async function admin<Name extends AdminOperationName>(
    name: Name,
    params: AdminParams<Name> = {} as AdminParams<Name>,
    options?: AdminOptions,
  ): Promise<AdminResult<Name>> {
    const { method, path, effect } = adminOperations[name];
    const isGet = method === "GET";
    const response = await sendAdmin(isGet ? `${path}${printQuery(params)}` : path, {
      method,
      ...(!isGet && { headers: { "content-type": "application/json" }, body: JSON.stringify(params) }),
      ...(options && { headers: { accept: `${EVENTS}, application/json` }, signal: options.signal }),
    });
    const isStream = options !== undefined && response.headers.get("content-type") === EVENTS;
    const body = await (isStream ? reached(readLast(response, options)) : readJson(response));
    if (!response.ok) throw new RefusedError(response.status, body);
    if (effect !== "read") {
      stream.announce();
      emit({ type: "done" });
    }
    return body as AdminResult<Name>;
  }

  /** Returns the API key of the bank, which the banking API requires. */
  function readApiKey(): Promise<string> {
    apiKey ??= admin("banks.list").then(({ data }) => {
      const found = data.find(({ name }) => name === bank) ?? data[0];
      return found === undefined ? "" : `${found.apiKey.split(".")[0]}.${bank}`;
    });
    // Drops a failure, so that the next request tries again.
    apiKey.catch(() => {
      apiKey = undefined;
    });
    return apiKey;
  }

  async function api(request: ApiRequest): Promise<ApiResponse> {
    const response = await send(`${apiPath}${request.path}`, createApiRequest(await readApiKey(), request));
    if (request.method !== "GET") emit({ type: "done" });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await readJson(response) };
  }

  const stream = openSharedStream({
    name: `sandbank ${location.host}${adminPath} ${bank}`,
    open: (after, signal) => sendAdmin(`/stream${after === undefined ? "" : `?after=${after}`}`, { signal }),
    identify: async () => (await admin("status")).startedAt,
    emit,
  });

  return {
    kind: "server",
    key: `server ${bank} ${++sources}`,
    admin,
    api,
    follow(follower) {
      listener = follower;
      stream.start();
      return () => {
        listener = undefined;
        stream.stop();
      };
    },
  };
}

/** Creates a request of the banking API. */
function createApiRequest(key: string, { method, body, idempotencyKey }: ApiRequest): RequestInit {
  return {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      // Reads of the page are not logged and do not meet faults that are armed for the app.
      ...(method === "GET" && { "sandbank-peek": "1" }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await reached(fetch(path, init));
  // Proxies respond with these statuses if the server behind them does not answer.
  if (response.status === 502 || response.status === 504) throw new UnreachableError(SILENT);
  return response;
}

const SILENT = "The server does not answer.";

/** Also maps an error in the middle of a response, which a stopping server causes. */
async function reached<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    throw new UnreachableError(SILENT, { cause: error });
  }
}

const EVENTS = "text/event-stream";

/** Returns the result of an operation that responds with its progress first. */
async function readLast({ body }: Response, { onProgress }: AdminOptions): Promise<unknown> {
  for await (const { type, data } of eventsIn(body as ReadableStream<Uint8Array>)) {
    if (type === "result") return data;
    if (type === "error") throw new RefusedError(data["status"] as number, data);
    onProgress(data as unknown as AdminProgress);
  }
  throw new UnreachableError(SILENT);
}

async function readJson(response: Response): Promise<unknown> {
  const text = await reached(response.text());
  return text === "" ? null : parsedJson(text);
}
