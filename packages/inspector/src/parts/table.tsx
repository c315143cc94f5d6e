import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { route, select } from "../router/router.ts";
import { hasSingleKeys } from "../store/settings.ts";
import type { Column } from "./column.ts";
import { isTyping } from "./keyboard.tsx";
import { ROW_PX, useRowHeights } from "./row-heights.ts";
import { choosePlace, TwoLines } from "./two-lines.tsx";
import { useKeptRow } from "./use-kept-row.ts";
import { useSize } from "./use-size.ts";

export interface TableProps<Row> {
  /** The caption for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The key of the selected row. Default: the id in the URL. */
  readonly selected?: string | null;
  /** Opens a row, by a click or Enter. Default: selects it in the URL. */
  readonly onOpen?: (row: Row) => void;
  /** Called when the user scrolls near the last row, to read the next page. */
  readonly onEnd?: () => void;
  /** Called with the rows that are drawn. */
  readonly onShow?: (rows: readonly Row[]) => void;
}

/** The least width of the column that takes the rest. */
const REST_PX = 290;
/** The number of rows that are drawn above and below the visible ones. */
const MARGIN = 12;
const MOST_VISIBLE = 60;

/**
 * A table of rows of one line each, or of two lines that wrap if the columns do not fit beside each other. It only draws the
 * rows near the visible ones, so that 10,000 rows scroll smoothly.
 * One row has the focus: j, k and the arrows move it, Home and End go to the ends, Enter opens it.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, keyOf, selected = route.value.id, onOpen, onEnd, onShow } = props;
  const [first, setFirst] = useState(0);
  const { frame, columns, isTight, isFolded, width } = useFittingColumns(props.columns);
  const [focused, setFocused] = useState<string | null>(null);
  const { from, until, shown } = selectNear(rows, first);
  const findRow = (key: string | null) => rows.findIndex((row) => keyOf(row) === key);
  const stop = Math.max(0, findRow(focused ?? selected));
  const heights = useRowHeights(frame, { rows, shown, keyOf, isFolded, width });
  useTopProperty(frame);

  const kept = useKeptRow(frame, {
    rows,
    indexOf: findRow,
    keyOf,
    selected,
    stop,
    heights,
    showVisible,
    onFound(key, index) {
      setFocused(key);
      // A hidden list draws the row, which then takes the focus when the list appears.
      setFirst(index);
    },
    onEnd,
  });

  const focus = useRowFocus(frame);
  useEffect(() => onShow?.(shown), [rows, from, until]);

  /** Draws the rows near the visible ones. */
  function showVisible(): void {
    const index = heights.indexAt(frame.current?.scrollTop ?? 0);
    if (index !== first) focus.note();
    setFirst(index);
    kept.scrolled();
    if (index + MOST_VISIBLE >= rows.length) onEnd?.();
  }

  function moveTo(target: number): void {
    const next = Math.max(0, Math.min(rows.length - 1, target));
    const row = rows[next];
    if (row === undefined || frame.current === null) return;
    focus.move();
    // An open detail follows the row.
    if (onOpen === undefined && route.peek().id !== null) open(row, true);
    else setFocused(keyOf(row));
    scrollToRow(frame.current, heights.between(0, next), heights.of(row));
    showVisible();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = findTarget(event.key, stop, rows.length);
    const row = rows[stop];
    if (target !== undefined) moveTo(target);
    else if (event.key === "Enter" && event.target instanceof HTMLTableRowElement && row !== undefined) open(row);
    else return;
    event.preventDefault();
  }

  function open(row: Row, isInstead = false): void {
    // The row keeps the focus when rows are added above it.
    setFocused(keyOf(row));
    kept.open(keyOf(row));
    if (onOpen === undefined) select(keyOf(row), isInstead);
    else onOpen(row);
  }

  return (
    <section
      ref={frame}
      class="table panel"
      aria-label={caption}
      tabIndex={rows.length > 0 ? -1 : 0}
      onScroll={showVisible}
      onKeyDown={onKeyDown}
    >
      <Grid caption={caption} columns={columns} isTight={isTight} isFolded={isFolded} count={rows.length}>
        {from > 0 && <Spacer height={heights.between(0, from)} />}
        {shown.map((row, offset) => (
          <tr
            key={keyOf(row)}
            aria-rowindex={from + offset + 2}
            aria-selected={keyOf(row) === selected}
            tabIndex={from + offset === stop ? 0 : -1}
            onClick={() => open(row)}
          >
            <RowCells columns={columns} isTight={isTight} row={row} />
          </tr>
        ))}
        {until < rows.length && <Spacer height={heights.between(until, rows.length)} />}
      </Grid>
    </section>
  );
}

/** Chooses the columns that fit beside each other in the table's frame; `isTight` if not even the narrow ones do. */
function useFittingColumns<Row>(all: readonly Column<Row>[]) {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const frame = useSize<HTMLElement>(({ clientWidth }) => {
    // A hidden list has no width, and keeps its rows as they are.
    if (clientWidth > 0) setWidth(clientWidth);
  });
  const columns = width < sumPixels(all) ? all.filter(({ place }) => place !== "wide") : all;
  const isFolded = width < sumPixels(columns);
  const kept = columns.filter(({ folds }) => !folds);
  const isTight = isFolded && (width < sumPixels(kept) || kept.length === columns.length);
  return { frame, columns: isFolded && !isTight ? foldColumns(columns) : columns, isTight, isFolded, width };
}

/** Puts the cells of the columns that fold below those of the column without a width. */
function foldColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const folded = columns.filter(({ folds }) => folds);
  const fold = (cell: Column<Row>["cell"]) => (row: Row) => (
    <>
      {cell(row)}
      <div class="second-line muted">
        {folded.map(({ title, cell }) => (
          <span key={title}>{cell(row)}</span>
        ))}
      </div>
    </>
  );
  return columns
    .filter(({ folds }) => !folds)
    .map((column) => (column.width === undefined ? { ...column, cell: fold(column.cell) } : column));
}

/** Selects the rows near the first visible one. */
function selectNear<Row>(rows: readonly Row[], first: number) {
  const from = Math.max(0, Math.min(first - MARGIN, rows.length - MOST_VISIBLE - 2 * MARGIN));
  const until = Math.min(rows.length, from + MOST_VISIBLE + 2 * MARGIN);
  return { from, until, shown: rows.slice(from, until) };
}

/** Tells the style sheet how far the list and the detail beside it are from the top, on which their heights depend. */
function useTopProperty(frame: RefObject<HTMLElement | null>): void {
  const measure = () => {
    const { top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const whole = frame.current?.closest<HTMLElement>(".master")?.parentElement ?? frame.current;
    // A list that is hidden beside its detail has no place.
    if (top === 0) return;
    for (const each of [whole, frame.current]) {
      each?.style.setProperty("--top", `${Math.round(each.getBoundingClientRect().top + scrollY)}px`);
    }
  };
  useLayoutEffect(measure);
  // What stands above the list, such as the clock in the header, can grow while the list stays as it is.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const above of document.querySelectorAll("body, .shell-header")) observer.observe(above);
    return () => observer.disconnect();
  }, []);
}

/** Scrolls the frame as little as it takes to show a row, in pixels from the first row. */
function scrollToRow(frame: HTMLElement, top: number, height: number): void {
  // The header is as high as a row of one line.
  const bottom = top + height + ROW_PX;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (bottom > frame.scrollTop + frame.clientHeight) frame.scrollTop = bottom - frame.clientHeight;
}

/** Gives the focus to the row that `move` makes current, and to the frame if the row that `note` saw is not drawn any more. */
function useRowFocus(frame: RefObject<HTMLElement | null>) {
  const isMoving = useRef(false);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    frame.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
  });

  // A row that is no longer drawn loses the focus. The frame takes it, so that the keys still move from that row.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  });

  return {
    /** The current row gets the focus when it is drawn. */
    move() {
      isMoving.current = true;
    },
    /** Notes whether the focus is in the table. */
    note() {
      hadFocus.current = frame.current?.contains(document.activeElement) === true;
    },
  };
}

/** Returns the index of the row to which a key moves from another one; it can be out of range. */
function findTarget(key: string, stop: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ...(hasSingleKeys.value && { j: stop + 1, k: stop - 1 }),
    ArrowDown: stop + 1,
    ArrowUp: stop - 1,
    PageDown: stop + 10,
    PageUp: stop - 10,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

interface CellsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isTight: boolean;
}

interface GridProps<Row> extends CellsProps<Row> {
  readonly isFolded: boolean;
  readonly caption: string;
  /** The number of all rows. */
  readonly count: number;
  readonly children: ComponentChildren;
}

function Grid<Row>({ caption, columns, isTight, isFolded, count, children }: GridProps<Row>) {
  return (
    <table
      class={isTight ? "tight" : isFolded ? "folded" : undefined}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one row has the focus, and the keys move it.
      role="grid"
      aria-rowcount={count + 1}
      aria-colcount={isTight ? 1 : columns.length}
    >
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr aria-rowindex={1}>
          <HeaderCells columns={columns} isTight={isTight} />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function HeaderCells<Row>({ columns, isTight }: CellsProps<Row>) {
  if (!isTight) {
    return columns.map(({ title, isNumber, width = "auto" }) => (
      <th key={title} scope="col" class={isNumber ? "number" : undefined} style={{ width }}>
        {title}
      </th>
    ));
  }
  const first = columns.filter((column) => ["main", "end"].includes(choosePlace(column)));
  return (
    <th scope="col">
      <TwoLines columns={first} cellOf={({ title }) => title} />
    </th>
  );
}

function RowCells<Row>({ columns, isTight, row }: CellsProps<Row> & { readonly row: Row }) {
  if (!isTight) {
    return columns.map(({ title, isNumber, cell }) => (
      <td key={title} class={isNumber ? "number" : undefined}>
        {cell(row)}
      </td>
    ));
  }
  return (
    <td>
      <TwoLines columns={columns} cellOf={({ cell }) => cell(row)} />
    </td>
  );
}

/** Takes the place of rows that are not drawn. It spans one column, because a span of several could add columns. */
function Spacer({ height }: { readonly height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without a tabindex cannot have the focus.
    <tr class="spacer" aria-hidden="true">
      <td style={{ height: `${height}px` }} />
    </tr>
  );
}

function sumPixels<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width }) => sum + (width === undefined ? REST_PX : Number.parseInt(width, 10)), 0);
}
