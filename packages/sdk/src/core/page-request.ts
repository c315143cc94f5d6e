import { type ListEnvelope, Page } from "./page.ts";
import { refused } from "./refused.ts";

/** Default and maximum of the API. */
const pageLimit = 100;

/** The parameters that a list is walked with, among others. */
interface ListQuery {
  readonly cursor?: string | null | undefined;
  readonly limit?: number | undefined;
}

/**
 * A list that has not been asked for yet: await it for one page, iterate over it for every object. Nothing is sent
 * before. It keeps its first page: make a new request to see what has changed.
 *
 * @example
 * const page = await client.accounts.list({ limit: 10 });
 * for await (const account of client.accounts.list()) console.log(account.name);
 */
export class PageRequest<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #send: (query: ListQuery) => Promise<ListEnvelope<T>>;
  readonly #query: ListQuery;
  #first: Promise<Page<T>> | undefined;

  /** @internal */
  constructor(send: (query: ListQuery) => Promise<ListEnvelope<T>>, query?: object) {
    this.#send = send;
    this.#query = query ?? {};
  }

  /** Asks for the first page, once. */
  // biome-ignore lint/suspicious/noThenProperty: awaiting a list is its first page.
  then<A = Page<T>, B = never>(
    onFulfilled?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#first ??= this.#load(this.#query);
    return this.#first.then(onFulfilled, onRejected);
  }

  /** Every object of the list, page after page. A page is asked for when its first object is. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) for (const item of page.data) yield item;
  }

  /** Every page of the list. The last one may be empty. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    for (let page: Page<T> | null = await this; page !== null; page = await page.nextPage()) yield page;
  }

  /**
   * The first objects of the list as an array: at most `limit` of them, a whole number from 0, or `Infinity` for all.
   * Asks for no more than that, in pages of the `limit` of the list.
   */
  async toArray(options: { readonly limit: number }): Promise<T[]> {
    const { limit } = Object(options);
    if (!(typeof limit === "number" && limit >= 0)) throw refused("toArray({ limit })", "0 or more");
    const items: T[] = [];
    let { cursor, limit: most = pageLimit } = this.#query;
    while (items.length < limit) {
      const page = await this.#load({ ...this.#query, cursor, limit: Math.min(most, limit - items.length) });
      items.push(...page.data);
      if (!page.hasNextPage) break;
      cursor = page.next_cursor;
    }
    return items.slice(0, limit);
  }

  /** D-11: the filters are sent with each cursor. */
  async #load(query: ListQuery): Promise<Page<T>> {
    return new Page(await this.#send(query), (cursor) => this.#load({ ...query, cursor }));
  }
}
