import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { ROW_PX, type useRowHeights } from "./row-heights.ts";

interface KeptRowOptions<Row> {
  readonly rows: readonly Row[];
  readonly indexOf: (key: string | null) => number;
  readonly keyOf: (row: Row) => string;
  readonly selected: string | null;
  /** The index of the row that the keys move. */
  readonly stop: number;
  readonly heights: ReturnType<typeof useRowHeights<Row>>;
  /** Draws the rows near the visible ones. */
  readonly showVisible: () => void;
  /** Called with a selected row that was not opened in this list, such as that of a link. */
  readonly onFound: (key: string, index: number) => void;
  readonly onEnd: (() => void) | undefined;
}

/** The row that stays where it is. */
interface Kept {
  readonly key: string;
  /** The height of the rows above it. */
  readonly above: number;
  /** The distance of the list from the top of the page. */
  readonly listTop: number;
  /** The selected row, whose detail can move the list. */
  readonly selected: string | null;
  /** How far the list is to be scrolled, and how far it could be. */
  readonly scrollTop: number;
  readonly reached: number;
  /** The key of the first row of the list. */
  readonly first: string;
  /** The key of the row that the keys move. */
  readonly stopped: string;
  /** How far the page was scrolled. */
  readonly pageTop: number;
}

/** The number of rows that are read to find the selected one. */
const MOST_READ = 1_000;

/**
 * Keeps the row that the keys move, or the first visible one, where it is on the screen while the rows change their
 * heights, and while the list is hidden. Scrolls to a selected row that was not opened in this list. Returns a function
 * that is called after each scroll, and one that is called with the key of a row that is opened.
 */
export function useKeptRow<Row>(frame: RefObject<HTMLElement | null>, options: KeptRowOptions<Row>) {
  const { rows, indexOf, keyOf, selected, stop, heights, showVisible, onFound, onEnd } = options;
  const kept = useRef<Kept | null>(null);
  const opened = useRef<string | null>(null);
  /** The selected row, once it is among the rows, and until it has been in view. */
  const found = useRef<string | null>(null);
  const unseen = useRef<string | null>(null);
  const isHidden = useRef(false);

  const keyAt = (index: number) => keyOf(rows[index] as Row);

  const listTop = () => (frame.current as HTMLElement).getBoundingClientRect().top + scrollY;

  function keep(): void {
    const { clientHeight = 0, scrollTop = 0 } = frame.current ?? {};
    const row = rows[stop];
    if (clientHeight === 0 || row === undefined) return;
    const top = heights.between(0, stop) - scrollTop;
    const isVisible = top > -heights.of(row) && top < clientHeight - ROW_PX;
    const index = isVisible ? stop : Math.min(heights.indexAt(scrollTop), rows.length - 1);
    kept.current = {
      key: keyAt(index),
      above: heights.between(0, index),
      listTop: listTop(),
      selected,
      scrollTop,
      reached: scrollTop,
      first: keyAt(0),
      stopped: keyAt(stop),
      pageTop: scrollY,
    };
  }

  function scrollTo(top: number): void {
    (frame.current as HTMLElement).scrollTop = top;
    showVisible();
  }

  /** Scrolls to a row unless all of it is visible. */
  function show(index: number): void {
    scrollTo(computeScrollTop(frame.current as HTMLElement, heights.between(0, index), heights.of(rows[index] as Row)));
  }

  /** Scrolls to where the row was. Returns false if another one is to be kept. */
  function hasStayed(before: Kept, wasHidden: boolean): boolean {
    if (wasHidden) window.scrollTo(0, before.pageTop);
    const index = indexOf(before.key);
    // At the top of the list, new rows appear.
    if (index === -1 || (before.scrollTop === 0 && before.first !== keyAt(0))) return false;
    const now = { ...before, above: heights.between(0, index), listTop: listTop(), selected };
    // A banner above the list, or another width of the window, moves all of it.
    const moved = wasHidden || before.selected !== selected ? now.listTop - before.listTop : 0;
    const scrollTop = before.scrollTop + now.above - before.above + moved;
    kept.current = now;
    if (wasHidden || scrollTop !== before.scrollTop) {
      scrollTo(scrollTop);
      // The list may reach there only once its rows are measured.
      kept.current = { ...now, scrollTop, reached: (frame.current as HTMLElement).scrollTop };
    }
    return before.stopped === keyAt(stop);
  }

  useLayoutEffect(() => {
    const place = indexOf(selected);
    if (selected !== found.current && (selected === null || place !== -1)) {
      found.current = selected;
      if (selected !== null && selected !== opened.current) {
        unseen.current = selected;
        onFound(selected, place);
      }
    }
    const wasHidden = isHidden.current;
    isHidden.current = frame.current?.clientHeight === 0;
    if (isHidden.current) return;
    const index = indexOf(unseen.current);
    unseen.current = null;
    if (index !== -1) show(index);
    else if (kept.current !== null && hasStayed(kept.current, wasHidden)) return;
    keep();
  });

  // The selected row can be on a later page.
  useEffect(() => {
    if (selected !== null && indexOf(selected) === -1 && rows.length < MOST_READ) onEnd?.();
  }, [selected, rows.length]);

  return {
    scrolled() {
      if (frame.current?.scrollTop !== kept.current?.reached) keep();
    },
    open(key: string) {
      opened.current = key;
    },
  };
}

/** Computes how far a list is to be scrolled for all of a row to be visible: to its middle, or not at all. */
function computeScrollTop({ clientHeight, scrollTop }: HTMLElement, top: number, height: number): number {
  const room = clientHeight - ROW_PX - height;
  return top < scrollTop || top > scrollTop + room ? top - room / 2 : scrollTop;
}
