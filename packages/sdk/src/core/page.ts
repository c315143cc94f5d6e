/** What the API answers to a list. */
export interface ListEnvelope<T> {
  readonly data: T[];
  readonly next_cursor: string | null;
}

/** One page of a list. */
export class Page<T> implements ListEnvelope<T> {
  /** The objects, in the order of the list; at most as many as `limit` asks for, and at most 100. */
  readonly data: T[];
  /** Where the next page begins: send it as `cursor`. Null at the end; Events ordered oldest first always have one. */
  readonly next_cursor: string | null;
  readonly #isFeed: boolean;
  readonly #load: (cursor: string) => Promise<Page<T>>;

  /** @internal */
  constructor({ data, next_cursor }: ListEnvelope<T>, isFeed: boolean, load: (cursor: string) => Promise<Page<T>>) {
    this.data = data;
    this.next_cursor = next_cursor;
    this.#isFeed = isFeed;
    this.#load = load;
  }

  /**
   * False at the end of the list: there is no cursor. An empty page may have one, and more after it; of Events ordered
   * oldest first, an empty page is the newest.
   */
  get hasNextPage(): boolean {
    return this.next_cursor !== null && !(this.#isFeed && this.data.length === 0);
  }

  /** Asks for the page after this one, with the same filters and options; null at the end of the list. */
  async nextPage(): Promise<Page<T> | null> {
    return this.hasNextPage ? this.#load(this.next_cursor as string) : null;
  }
}
