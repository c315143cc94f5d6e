interface Page<T> {
  readonly data: readonly T[];
  readonly next_cursor: string | null;
}

/** The objects of all pages of a list, in the order of the list. */
export function allPages<T>(list: (cursor: { cursor?: string }) => Page<T>): T[] {
  const all: T[] = [];
  for (let page = list({}); ; page = list({ cursor: page.next_cursor })) {
    all.push(...page.data);
    if (page.next_cursor === null) return all;
  }
}
