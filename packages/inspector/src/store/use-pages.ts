import { useEffect } from "preact/hooks";
import type { Source } from "../source/source.ts";
import { createCache, type Read } from "./cache.ts";
import { createPageList, type Page, type PageList, type Pages } from "./page-list.ts";
import { restarts, revision, source } from "./store.ts";
import { readApi } from "./use-read.ts";

/** A list as it is read now. */
export interface Paged<Row> extends Pick<PageList<Row>, "more" | "show"> {
  readonly read: Read<Pages<Row>>;
}

/** Reads the pages of a list, and identifies its rows. */
export interface PageReader<Row> {
  readonly load: (from: Source, cursor: string | null) => Promise<Page<Row>>;
  readonly readId: (row: Row) => string;
}

const lists = createCache<PageList<never>>(30);

/** Reads a list page by page. Components share the pages of a list by its key. A key of null reads nothing. */
export function usePaged<Row>(key: string | null, reader: PageReader<Row>): Paged<Row> {
  const from = source.value;
  const now = revision.value;
  const list = from === null || key === null ? undefined : openList<Row>(`${from.key} ${key}`, from, reader);
  useEffect(() => list?.refresh(), [list, now]);
  // The next screen shows none of these rows.
  useEffect(() => () => list?.show([]), [list]);
  return { more() {}, show() {}, ...list, read: list?.read.value ?? { state: "loading" } };
}

function openList<Row>(place: string, from: Source, { load, readId: idOf }: PageReader<Row>): PageList<Row> {
  const list: unknown = lists(place, () =>
    createPageList<never>({
      load: (cursor) => load(from, cursor) as Promise<Page<never>>,
      idOf,
      // The past does not change.
      revision: () => (from.kind === "session" ? 0 : revision.peek()),
      restarts: () => restarts.peek(),
    }),
  );
  return list as PageList<Row>;
}

/** The number of rows that fill a list. */
const ENOUGH = 60;

/** Reads the next pages while there are too few rows, as a filter of the page may leave. */
export function useEnough({ rows, hasMore }: Pages<unknown>, more: () => void, enough = ENOUGH): void {
  useEffect(() => {
    if (hasMore && rows.length < enough) more();
  });
}

/** Reads a list of the banking API page by page. */
export function usePages<Row extends { readonly id: string }>(path: string): Paged<Row> {
  return usePaged<Row>(path, { load: (from, cursor) => readPage(from, path, cursor), readId: ({ id }) => id });
}

/** The largest number of rows that are read before they come to the screen. */
const MOST_READ = 1_000;

/** Reads a list whose rows are counted or drawn together: all of them, but at most 1,000. */
export function useRows<Row extends { readonly id: string }>(path: string): Paged<Row> {
  const paged = usePages<Row>(path);
  const { rows, hasMore } = paged.read.state === "ready" ? paged.read.data : { rows: [], hasMore: false };
  useEnough({ rows, hasMore }, paged.more, MOST_READ);
  return paged;
}

interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
}

/** Reads one page of a list of the banking API. */
export async function readPage<Row>(from: Source, path: string, cursor: string | null): Promise<Page<Row>> {
  const query = cursor === null ? "" : `${path.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`;
  const { data, next_cursor } = await readApi<ListPage<Row>>(from, path + query);
  return { rows: data, next: next_cursor };
}
