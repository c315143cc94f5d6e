import { BankClientError } from "../errors/bank-client-error.ts";
import type { PageParams } from "../resources/shared.ts";
import { type Answer, type ApiResponse, toResponse } from "./api-promise.ts";
import type { ListWalk } from "./mismatch.ts";
import type { ListOptions } from "./options.ts";
import { type ListEnvelope, Page } from "./page.ts";
import { refused } from "./refused.ts";

/** The default and the maximum page size of the API. */
const pageLimit = 100;

/** The parameters that control pagination. Only Events have an order. */
interface ListQuery extends PageParams {
  readonly order_by?: { readonly direction?: string | undefined } | undefined;
}

type Send<T> = (query: ListQuery, walk: ListWalk) => Promise<Answer<ListEnvelope<T>>>;

/**
 * A list that has not been requested yet: await it for one page, or iterate over it for every object. No request is
 * sent before that. It keeps its first page; call `list` again to see changes.
 *
 * @example
 * const page = await client.accounts.list({ limit: 10 });
 * for await (const account of client.accounts.list()) console.log(account.name);
 */
export class PageRequest<T> implements Promise<Page<T>>, AsyncIterable<T> {
  readonly [Symbol.toStringTag] = "PageRequest";
  readonly #send: Send<T>;
  readonly #query: ListQuery;
  readonly #options: ListOptions;
  #first: Promise<Answer<Page<T>>> | undefined;

  /** @internal */
  constructor(send: Send<T>, query?: object, options?: ListOptions) {
    this.#send = send;
    this.#query = query ?? {};
    this.#options = options ?? {};
  }

  /** Requests the first page, once. */
  // biome-ignore lint/suspicious/noThenProperty: awaiting a list is its first page.
  then<A = Page<T>, B = never>(
    onFulfilled?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#answer()
      .then(({ data }) => data)
      .then(onFulfilled, onRejected);
  }

  /** As `then`, for a failure. */
  catch<B = never>(onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<Page<T> | B> {
    return this.then(undefined, onRejected);
  }

  /** As `then`, for either outcome. */
  finally(onSettled?: (() => void) | null): Promise<Page<T>> {
    return this.then().finally(onSettled);
  }

  /** Returns the first page with the status, the headers and the request id. */
  withResponse(): Promise<ApiResponse<Page<T>>> {
    return this.#answer().then(toResponse);
  }

  #answer(): Promise<Answer<Page<T>>> {
    // Begins when the caller waits already, so that the stack of an error in the parameters leads to the caller.
    this.#first ??= Promise.resolve().then(() => this.#load(this.#query));
    return this.#first;
  }

  /**
   * Iterates over every object of the list, page after page. Requests a page when its first object is needed, or
   * earlier with `prefetch`.
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  /** Throws an error. It returns no iterator, so that the compiler refuses `for (... of list)` and `[...list]`. */
  [Symbol.iterator](): void {
    throw refused("a list", "iterated with `for await`");
  }

  /** Iterates over every page of the list. The last page may be empty. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let page: Page<T> | null = (await this.#answer()).data;
    while (page !== null) {
      const next: Promise<Page<T> | null> | undefined = this.#options.prefetch ? page.nextPage() : undefined;
      // The failure is reported when the page is needed. An unhandled rejection here would end the process.
      next?.catch(() => {});
      yield page;
      page = await (next ?? page.nextPage());
    }
  }

  /**
   * Returns the first objects of the list as an array, at most `limit` of them. Requests no more objects than that, in
   * pages of the list's own `limit`.
   */
  async toArray(options: {
    /** How many objects to return at most: a whole number from 0, or `Infinity` for all. */
    readonly limit: number;
  }): Promise<T[]> {
    const { limit } = Object(options);
    if (!(typeof limit === "number" && limit >= 0))
      throw refused("toArray()", "called with a limit of 0 or more: toArray({ limit: 1_000 }), or Infinity for all");
    const items: T[] = [];
    const seen = new Map<unknown, number>();
    const { limit: most = pageLimit } = this.#query;
    let empty = 0;
    for (let { cursor } = this.#query; items.length < limit; ) {
      const query = { ...this.#query, cursor, limit: Math.min(most, limit - items.length) };
      const { data: page } = await this.#load(query, seen, seen.size, empty);
      items.push(...page.data);
      empty = page.data.length === 0 ? empty + 1 : 0;
      if (!page.hasNextPage) break;
      cursor = page.next_cursor;
    }
    return items.slice(0, limit);
  }

  /** D-11: the filters are sent with each cursor. */
  async #load(
    query: ListQuery,
    seen = new Map<unknown, number>(),
    index = 0,
    emptyBefore = 0,
  ): Promise<Answer<Page<T>>> {
    seen.set(query.cursor, index);
    const isFeed = query.order_by?.direction === "ascending";
    try {
      const answer = await this.#send(query, { isFeed, seen, index, emptyBefore });
      const empty = answer.data.data.length === 0 ? emptyBefore + 1 : 0;
      const load = async (cursor: string) => (await this.#load({ ...query, cursor }, seen, index + 1, empty)).data;
      return { ...answer, data: new Page(answer.data, { isFeed, load }) };
    } catch (error) {
      if (error instanceof BankClientError) Object.assign(error, { cursor: query.cursor ?? null });
      throw error;
    }
  }
}
