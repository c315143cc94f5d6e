import type { Api, ApiPromise, RequestOptions, WriteOptions } from "./core/api.ts";
import { createApi } from "./core/create-api.ts";
import { defineLazily, methodsOf } from "./core/operation-methods.ts";
import type { BankClientOptions } from "./core/options.ts";
import { refused, shown } from "./core/refused.ts";
import { readSettings } from "./core/settings.ts";
import type { Transport } from "./core/transport.ts";
import type { BankClientError } from "./errors/bank-client-error.ts";
import { createEventFeed, type EventFeed } from "./event-feed.ts";
import type { Resources } from "./resources/index.ts";
import { operations } from "./resources/operations.ts";

/** The method behind `await using`, in projects that have the types of it. */
type AsyncDisposal = SymbolConstructor extends { readonly asyncDispose: infer Name extends symbol }
  ? { [Key in Name]: () => Promise<void> }
  : object;

/** Every part of the API, with what is built on its Events. */
export interface BankClient extends Omit<Resources, "events">, AsyncDisposal {
  /** Operations on Events, and what is built on them. */
  readonly events: EventFeed;
}

/**
 * A client of the API: one property for each resource, whose methods need no `this`.
 *
 * Throws a `BankArgumentError` that names the option at fault.
 *
 * @example
 * const client = new BankClient({ apiKey, baseUrl: "https://bank.test" });
 * const account = await client.accounts.create({ name: "Operating" });
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor sees to it that every resource is there.
export class BankClient {
  readonly #api: Api;
  readonly #baseUrl: string;
  readonly #transport: Transport;

  constructor(options?: BankClientOptions) {
    const settings = readSettings(options);
    this.#api = createApi(settings);
    this.#baseUrl = settings.baseUrl;
    this.#transport = settings.transport;
    // Once, with the first client: nothing is done at import.
    if (!("accounts" in new.target.prototype)) defineResources(new.target.prototype, (client) => client.#api);
  }

  /**
   * Sends a request to an endpoint that has no method: one that is newer than this version. With everything that the
   * methods have: retries, an idempotency key for a POST, errors.
   *
   * @example
   * const program = await client.request<Program>("GET", "/programs/program_1");
   */
  request<T>(
    method: "GET" | "POST" | "PATCH",
    path: `/${string}`,
    params?: object,
    options?: WriteOptions,
  ): ApiPromise<T> {
    return this.#api.call(method, () => checkedPath(method, path), params, options);
  }

  /**
   * Repeats the call that failed with an error whose `mayBeDone` is true, such as a response that was lost, with the same
   * idempotency key: gives the object that the first attempt made, or makes it now if the first attempt never arrived.
   * The options replace those of the first call, one by one; its `signal` does not count any more.
   *
   * Rejects with a `BankArgumentError` for any other error: correct the request instead.
   *
   * @example
   * const account = await client.accounts.create({ name: "Operating" }).catch((error) => client.recover<Account>(error));
   */
  recover<T>(error: BankClientError, options?: RequestOptions): ApiPromise<T> {
    return this.#api.recover(error, options);
  }

  /**
   * Closes the connections of the `transport`, once the requests under way are done: there is nothing else to close.
   * `await using client = new BankClient()` does so at the end of its block.
   */
  async close(): Promise<void> {
    await this.#transport.close?.();
  }

  /** Where the client sends its requests. The API key is not part of it. */
  toJSON(): { baseUrl: string } {
    return { baseUrl: this.#baseUrl };
  }
}

// Not within the class: the build renames a class that names itself.
function defineResources(prototype: BankClient, apiOf: (client: BankClient) => Api): void {
  const { asyncDispose = Symbol("asyncDispose") } = Symbol as { asyncDispose?: symbol };
  Object.defineProperty(prototype, asyncDispose, { value: prototype.close });
  for (const [name, part] of Object.entries(operations)) {
    let createMethods: ReturnType<typeof methodsOf> | undefined;
    defineLazily(prototype, name, (client) => {
      createMethods ??= methodsOf(name, part);
      const methods = createMethods(apiOf(client));
      return name === "events" ? createEventFeed(apiOf(client), methods as never) : methods;
    });
  }
}

function checkedPath(method: string, path: unknown): string {
  // `fetch` would send a "post", too: without an idempotency key.
  if (!/^(GET|POST|PATCH)$/.test(method)) throw refused("method", "GET, POST or PATCH");
  // Of printable ASCII, and without dots that a URL resolves, as they are or escaped.
  if (typeof path === "string" && /^\/[!-~]*$/.test(path) && !/[?#\\]|\/(\.|%2e){1,2}(\/|$)/i.test(path)) return path;
  throw refused("path", `like "/accounts/account_1", without a query, not ${shown(path)}`);
}
