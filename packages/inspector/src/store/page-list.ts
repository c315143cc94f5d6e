import { type Signal, signal } from "@preact/signals";
import { UnreachableError } from "../source/errors.ts";
import type { Read } from "./cache.ts";

/** One page of a list, newest row first. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** The part of a list that was read. */
export interface Pages<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

export interface PageListOptions<Row> {
  /** Reads the page at a cursor; null is the first one. */
  readonly load: (cursor: string | null) => Promise<Page<Row>>;
  readonly idOf: (row: Row) => string;
  /** Increases when the bank changes. */
  readonly revision: () => number;
  /** Increases when the bank restarts, which makes its cursors invalid. */
  readonly restarts: () => number;
}

/** A list that is read page by page, one request at a time. */
export interface PageList<Row> {
  readonly read: Signal<Read<Pages<Row>>>;
  /** Reads the next page. Does nothing after the last one. */
  more(): void;
  /** Sets the rows that are on the screen. */
  show(rows: readonly Row[]): void;
  /**
   * After a change of the bank, reads the first page again, which gets the new rows, and the pages on the screen. Other
   * pages are read when they come to the screen, so that a long list costs no more than a short one.
   */
  refresh(): void;
}

interface KnownPage<Row> extends Page<Row> {
  readonly cursor: string | null;
  /** The revision of the bank when the page was read. */
  readonly revision: number;
}

export function createPageList<Row>(options: PageListOptions<Row>): PageList<Row> {
  const { load, idOf, revision, restarts } = options;
  const read = signal<Read<Pages<Row>>>({ state: "loading" });
  let pages: readonly KnownPage<Row>[] = [];
  let shown: ReadonlySet<string> = new Set();
  let isMoreWanted = false;
  let isRunning = false;
  let beginning = restarts();

  /** Returns the index of the page to read next; -1 for none. */
  function pageToRead(): number {
    const now = revision();
    const isShown = (row: Row) => shown.has(idOf(row));
    const outdated = pages.findIndex(
      (page, index) => page.revision !== now && (index === 0 || page.rows.some(isShown)),
    );
    if (outdated !== -1) return outdated;
    return pages.length === 0 || (isMoreWanted && pages.at(-1)?.next !== null) ? pages.length : -1;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const began = restarts();
      if (began !== beginning) pages = [];
      beginning = began;
      const index = pageToRead();
      if (index === -1) break;
      if (index === pages.length) isMoreWanted = false;
      const now = revision();
      const known = pages[index];
      const cursor = known === undefined ? (pages.at(-1)?.next ?? null) : known.cursor;
      try {
        const page = await load(cursor);
        if (began !== restarts()) continue;
        pages = withPage(pages, index, { ...page, cursor, revision: now }, idOf);
        read.value = {
          state: "ready",
          data: { rows: pages.flatMap(({ rows }) => rows), hasMore: pages.at(-1)?.next !== null },
        };
      } catch (error) {
        const isKept = error instanceof UnreachableError && read.value.state === "ready";
        if (!isKept) {
          pages = pages.slice(0, index);
          read.value = { state: "failed", error: error as Error };
        }
        if (now === revision()) break;
      }
    }
    isMoreWanted = false;
    isRunning = false;
  }

  return {
    read,
    more() {
      isMoreWanted = true;
      void run();
    },
    show(rows) {
      shown = new Set(rows.map(idOf));
      void run();
    },
    refresh: () => void run(),
  };
}

/**
 * Replaces the content of one page. Rows that new ones push out of the page move to the start of the next page. If the
 * page contains none of the rows that were known there, all later rows are dropped, because the rows in between are
 * unknown.
 */
function withPage<Row>(
  pages: readonly KnownPage<Row>[],
  index: number,
  page: KnownPage<Row>,
  idOf: (row: Row) => string,
): readonly KnownPage<Row>[] {
  const done = [...pages.slice(0, index), page];
  const after = pages.slice(index);
  const ids = new Set(page.rows.map(idOf));
  const ends = after.map(({ rows }) => rows.findLastIndex((row) => ids.has(idOf(row))) + 1);
  const last = ends.findLastIndex((end) => end > 0);
  if (last === -1 || page.next === null) return done;
  const [next, ...others] = after
    .map((known, position) => ({ ...known, rows: known.rows.slice(position === last ? ends[last] : 0) }))
    .filter(({ rows }, position) => position >= last && rows.length > 0);
  return next === undefined ? done : [...done, { ...next, cursor: page.next }, ...others];
}
