/** A page of any list. */
interface Page<T> {
  readonly data: readonly T[];
  readonly next_cursor: string | null;
}

/** All pages of a list, from the first to the one without `next_cursor`. */
export function pagesOf<T>(pageAfter: (cursor: string | undefined) => Page<T>): (readonly T[])[] {
  const pages: (readonly T[])[] = [];
  let cursor: string | null | undefined;
  do {
    const page = pageAfter(cursor ?? undefined);
    pages.push(page.data);
    cursor = page.next_cursor;
  } while (cursor !== null && pages.length < 1_000);
  return pages;
}
