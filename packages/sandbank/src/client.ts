/**
 * A typed client of the admin API.
 *
 * @module
 */
import { acrossCopies } from "@sandbank/engine/private/errors";
import { eventsIn, printQuery } from "@sandbank/view/reads/admin-http";
import type { AdminErrorBody } from "./admin/error-body.ts";
import { type AdminOperationName, type AdminParams, type AdminResult, adminOperations } from "./admin/operations.ts";

export type { AdminParams, AdminResult };

export interface StreamEvent {
  /** `hello`, `call`, `advance`, `delivery`, `gap` or `restart`. An `advance` with the number of the step before replaces that step. */
  readonly type: string;
  readonly data: Record<string, unknown>;
}

export interface AdminClientOptions {
  /** The URL of the server. Default: `SANDBANK_URL`, or `http://localhost:2265`. */
  readonly url?: string;
  /**
   * The admin token, or the API key of a bank for operations of one bank. Default: `SANDBANK_ADMIN_TOKEN`, or
   * `SANDBANK_API_KEY`.
   */
  readonly key?: string;
  /** The bank that the operations concern. Default: `SANDBANK_BANK`, or the bank of the key. */
  readonly bank?: string;
  readonly fetch?: typeof fetch;
}

/** An error response of the admin API. */
export class AdminError extends Error {
  override readonly name = "AdminError";
  readonly type: string;
  readonly status: number;
  readonly body: unknown;

  constructor(body: AdminErrorBody) {
    super(body.detail ?? body.title);
    this.type = body.type;
    this.status = body.status;
    this.body = body;
  }
}

acrossCopies(AdminError, "AdminError");

/** No server answered, or the program that answered is not a Sandbank server. */
export class NoServerError extends Error {
  override readonly name = "NoServerError";
  /** The status with which another program answered; undefined if nothing answered. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

acrossCopies(NoServerError, "NoServerError");

export interface AdminClient {
  readonly url: string;
  /**
   * Performs an operation of the admin API. Rejects with an `AdminError`, with a `NoServerError` if no Sandbank server
   * answers, or with the reason of `signal`. Aborting does not undo the operation.
   */
  readonly call: <Name extends AdminOperationName>(
    name: Name,
    params?: AdminParams<Name>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<AdminResult<Name>>;
  /**
   * Yields the steps of the bank from now on, or after a number: calls and clock moves with their effects. Throws a
   * `NoServerError` if the server ends the stream, because nothing was read from it for a minute.
   */
  readonly steps: (options?: { readonly after?: number; readonly signal?: AbortSignal }) => AsyncIterable<StreamEvent>;
}

/** Creates a client of the admin API. */
export function createAdminClient(options: AdminClientOptions = {}): AdminClient {
  const { env } = process;
  const url = (options.url ?? env["SANDBANK_URL"] ?? "http://localhost:2265").replace(/(?<!\/)\/+$/, "");
  const key = options.key ?? env["SANDBANK_ADMIN_TOKEN"] ?? env["SANDBANK_API_KEY"];
  const bank = options.bank ?? env["SANDBANK_BANK"];
  const send = options.fetch ?? fetch;
  const headers = {
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(bank !== undefined && { "sandbank-bank": bank }),
  };

  async function request(path: string, init: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await send(`${url}/_sandbank${path}`, init);
    } catch (error) {
      if (init.signal?.aborted) throw init.signal.reason;
      throw new NoServerError(`No server answers at ${url}. Start one with \`sandbank start\`, or pass --url.`, {
        cause: error,
      });
    }
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => undefined);
    throw isErrorBody(body) ? new AdminError(body) : notSandbank(path, response.status);
  }

  function notSandbank(path: string, status: number): NoServerError {
    return new NoServerError(
      `The program at ${url} is not a Sandbank server: it answered ${status} to a request of /_sandbank${path.split("?")[0]}. Start one with \`sandbank start\`, or pass --url.`,
      { status },
    );
  }

  return {
    url,
    async call(name, params = {} as never, { signal } = {}) {
      const { method, path } = adminOperations[name];
      const isGet = method === "GET";
      const query = isGet ? printQuery(params) : "";
      const response = await request(path + query, {
        method,
        headers: { ...headers, ...(!isGet && { "content-type": "application/json" }) },
        ...(!isGet && { body: JSON.stringify(params) }),
        ...(signal && { signal }),
      });
      const result: unknown = await response.json().catch(() => undefined);
      if (typeof result !== "object" || result === null) throw notSandbank(path, response.status);
      return result as never;
    },
    async *steps({ after, signal } = {}) {
      const response = await request(`/stream${after === undefined ? "" : `?after=${after}`}`, {
        headers,
        ...(signal && { signal }),
      });
      for await (const event of eventsIn(response.body as ReadableStream<Uint8Array>)) {
        if (event.type === "end") throw new NoServerError(String(event.data["reason"]));
        yield event;
      }
    },
  };
}

/** Returns whether the body of a response is an error of Sandbank. Other programs respond in other forms. */
function isErrorBody(body: unknown): body is AdminErrorBody {
  const { type, title, status } = (body ?? {}) as Record<keyof AdminErrorBody, unknown>;
  return typeof type === "string" && typeof title === "string" && typeof status === "number";
}
