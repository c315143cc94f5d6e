import { keepInner, readInner } from "./inner.ts";

/** The response body of a list. */
export interface ListEnvelope<T> {
  readonly data: T[];
  readonly next_cursor: string | null;
}

interface Inner<T> {
  readonly isFeed: boolean;
  load(cursor: string): Promise<Page<T>>;
}

/** One page of a list. */
export class Page<T> implements ListEnvelope<T> {
  /** The objects, in the order of the list: at most `limit`, and at most 100. */
  readonly data: T[];
  /**
   * The cursor of the next page, to send as `cursor`. Null at the end of the list; Events ordered oldest first always
   * have a cursor.
   */
  readonly next_cursor: string | null;

  /** @internal */
  constructor({ data, next_cursor }: ListEnvelope<T>, inner: Inner<T>) {
    this.data = data;
    this.next_cursor = next_cursor;
    keepInner(this, inner);
  }

  /**
   * Whether there may be another page: false at the end of the list. An empty page may have a cursor, and more objects
   * may follow; but for Events ordered oldest first, an empty page is the newest.
   */
  get hasNextPage(): boolean {
    return this.next_cursor !== null && !(readInner<Inner<T>>(this).isFeed && this.data.length === 0);
  }

  /** Requests the page after this one with the same filters and options. Resolves to null at the end of the list. */
  async nextPage(): Promise<Page<T> | null> {
    return this.hasNextPage ? readInner<Inner<T>>(this).load(this.next_cursor as string) : null;
  }
}
