import type { Api, ApiPromise, RequestOptions, WriteOptions } from "./core/api.ts";
import { createApi } from "./core/create-api.ts";
import { keepInner, readInner } from "./core/inner.ts";
import { defineLazily, defineMethods } from "./core/operation-methods.ts";
import type { BankClientOptions } from "./core/options.ts";
import { refused, shownUrl } from "./core/refused.ts";
import { readSettings } from "./core/settings.ts";
import type { BankClientError } from "./errors/bank-client-error.ts";
import { createEventFeed, type EventFeed } from "./event-feed.ts";
import type { Resources } from "./resources/index.ts";
import { operations } from "./resources/operations.ts";

/** The method behind `await using`, in projects whose libraries declare its types. */
type AsyncDisposal = SymbolConstructor extends { readonly asyncDispose: infer Name extends symbol }
  ? { [Key in Name]: () => Promise<void> }
  : object;

/** Every resource of the API, and the feed of its Events. */
export interface BankClient extends Omit<Resources, "events">, AsyncDisposal {
  /** Operations on Events, including `poll` and `fetchObject`. */
  readonly events: EventFeed;
}

/**
 * A client of the API, with one property for each resource. You can pass the methods around: they do not use `this`.
 *
 * Throws a `BankArgumentError` that names the invalid option.
 *
 * @example
 * const client = new BankClient({ apiKey, baseUrl: "https://bank.test" });
 * const account = await client.accounts.create({ name: "Operating" });
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor defines every resource.
export class BankClient {
  constructor(options?: BankClientOptions) {
    keepInner(this, createApi(readSettings(options)));
    // The first client defines the resources, so that importing the module has no side effects.
    if (!("accounts" in new.target.prototype)) defineResources(new.target.prototype);
  }

  /**
   * Sends a request to an endpoint that has no method yet, such as one that is newer than this version of the SDK. The
   * call has retries, errors and, for a POST, an idempotency key, like every method.
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
    return readInner<Api>(this).call(method, () => checkedPath(method, path), params, options);
  }

  /**
   * Repeats a call that failed with an error whose `mayBeDone` is true, using the same idempotency key. Use it when a
   * response was lost: it returns the object that the first attempt created, or creates the object now if the first
   * attempt never arrived. Each option that you pass replaces that option of the first call; the `signal` of the first
   * call no longer applies.
   *
   * Rejects with a `BankArgumentError` for any other error: correct the request and send it again instead.
   *
   * @example
   * const account = await client.accounts.create({ name: "Operating" }).catch((error) => client.recover<Account>(error));
   */
  recover<T>(error: BankClientError, options?: RequestOptions): ApiPromise<T> {
    return readInner<Api>(this).recover(error, options);
  }

  /**
   * Closes the connections of the `transport` after the pending requests have finished. A client without a `transport`
   * has nothing to close. `await using client = new BankClient()` closes the client at the end of its block.
   */
  async close(): Promise<void> {
    await readInner<Api>(this).close();
  }

  /** Returns the base URL of the client, without the API key. */
  toJSON(): { baseUrl: string } {
    return { baseUrl: readInner<Api>(this).baseUrl };
  }
}

// This function is outside the class because the build renames a class that refers to itself.
function defineResources(prototype: BankClient): void {
  const { asyncDispose = Symbol("asyncDispose") } = Symbol as { asyncDispose?: symbol };
  Object.defineProperty(prototype, asyncDispose, { value: prototype.close });
  for (const [name, part] of Object.entries(operations)) {
    let createMethods: ReturnType<typeof defineMethods> | undefined;
    defineLazily(prototype, name, (client) => {
      createMethods ??= defineMethods(name, part);
      const api = readInner<Api>(client);
      const methods = createMethods(api);
      return name === "events" ? createEventFeed(api, methods as never) : methods;
    });
  }
}

function checkedPath(method: string, path: unknown): string {
  // `fetch` accepts "post" too, but the request would have no idempotency key.
  if (!/^(GET|POST|PATCH)$/.test(method)) throw refused("method", "GET, POST or PATCH");
  // Allows printable ASCII only, without dot segments, plain or escaped, which a URL would resolve.
  if (typeof path === "string" && /^\/[!-~]*$/.test(path) && !/[?#\\]|\/(\.|%2e){1,2}(\/|$)/i.test(path)) return path;
  throw refused("path", `like "/accounts/account_1", without a query, not ${shownUrl(path)}`);
}
