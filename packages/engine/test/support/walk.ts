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

/** A table of all combinations, with one option for each name. */
export function combinations<Options extends Readonly<Record<string, readonly unknown[]>>>(
  options: Options,
): { readonly [Name in keyof Options]: Options[Name][number] }[] {
  const names = Object.keys(options) as (keyof Options)[];
  const rows = names.reduce<Partial<Record<keyof Options, unknown>>[]>(
    (all, name) => all.flatMap((row) => (options[name] ?? []).map((option) => ({ ...row, [name]: option }))),
    [{}],
  );
  return rows as { readonly [Name in keyof Options]: Options[Name][number] }[];
}
