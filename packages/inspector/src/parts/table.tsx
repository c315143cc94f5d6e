import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { route, select } from "../router/router.ts";
import { hasSingleKeys } from "../store/settings.ts";
import type { Column } from "./column.ts";
import { isTyping } from "./keyboard.tsx";
import { ROW_PX, useRowHeights } from "./row-heights.ts";
import { placeOf, TwoLines } from "./two-lines.tsx";
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
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const frame = useSize<HTMLElement>(({ clientWidth }) => {
    // A hidden list has no width, and keeps its rows as they are.
    if (clientWidth > 0) setWidth(clientWidth);
  });
  const [focused, setFocused] = useState<string | null>(null);
  /** Whether the row gets the focus when it is drawn. */
  const isMoving = useRef(false);
  const hadFocus = useRef(false);
  const from = Math.max(0, Math.min(first - MARGIN, rows.length - MOST_VISIBLE - 2 * MARGIN));
  const until = Math.min(rows.length, from + MOST_VISIBLE + 2 * MARGIN);
  const shown = rows.slice(from, until);
  const current = focused ?? selected;
  const indexOf = (key: string | null) => rows.findIndex((row) => keyOf(row) === key);
  const stop = Math.max(0, indexOf(current));
  const columns =
    width < pixelsOf(props.columns) ? props.columns.filter(({ place }) => place !== "wide") : props.columns;
  const isTight = width < pixelsOf(columns);
  const heights = useRowHeights(frame, { rows, shown, keyOf, isTight, width });
  // The height of the list depends on its distance from the top of the page.
  useLayoutEffect(() => {
    const { top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    frame.current?.style.setProperty("--top", `${Math.round(top + scrollY)}px`);
  });

  const kept = useKeptRow(frame, {
    rows,
    indexOf,
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

  useEffect(() => onShow?.(shown), [rows, from, until]);

  /** Draws the rows near the visible ones. */
  function showVisible(): void {
    const index = heights.indexAt(frame.current?.scrollTop ?? 0);
    if (index !== first) hadFocus.current = frame.current?.contains(document.activeElement) === true;
    setFirst(index);
    kept.scrolled();
    if (index + MOST_VISIBLE >= rows.length) onEnd?.();
  }

  function moveTo(target: number): void {
    const next = Math.max(0, Math.min(rows.length - 1, target));
    const row = rows[next];
    const box = frame.current;
    if (row === undefined || box === null) return;
    isMoving.current = true;
    setFocused(keyOf(row));
    const top = heights.between(0, next);
    // The header is as high as a row of one line.
    const bottom = top + heights.of(row) + ROW_PX;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
    showVisible();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const targets: Readonly<Record<string, number>> = {
      ...(hasSingleKeys.value && { j: stop + 1, k: stop - 1 }),
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      PageDown: stop + 10,
      PageUp: stop - 10,
      Home: 0,
      End: rows.length - 1,
    };
    const target = targets[event.key];
    const row = rows[stop];
    if (target !== undefined) moveTo(target);
    else if (event.key === "Enter" && event.target instanceof HTMLTableRowElement && row !== undefined) open(row);
    else return;
    event.preventDefault();
  }

  function open(row: Row): void {
    // The row keeps the focus when rows are added above it.
    setFocused(keyOf(row));
    kept.open(keyOf(row));
    if (onOpen === undefined) select(keyOf(row));
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
      <table
        class={isTight ? "tight" : undefined}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one row has the focus, and the keys move it.
        role="grid"
        aria-rowcount={rows.length + 1}
        aria-colcount={isTight ? 1 : columns.length}
      >
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {isTight ? (
              <th scope="col">
                <TwoLines
                  columns={columns.filter((column) => ["main", "end"].includes(placeOf(column)))}
                  cellOf={({ title }) => title}
                />
              </th>
            ) : (
              columns.map(({ title, isNumber, width: own = "auto" }) => (
                <th key={title} scope="col" class={isNumber ? "number" : undefined} style={{ width: own }}>
                  {title}
                </th>
              ))
            )}
          </tr>
        </thead>
        <tbody>
          {from > 0 && <Spacer height={heights.between(0, from)} />}
          {shown.map((row, offset) => {
            const key = keyOf(row);
            return (
              <tr
                key={key}
                aria-rowindex={from + offset + 2}
                aria-selected={key === selected}
                tabIndex={from + offset === stop ? 0 : -1}
                onClick={() => open(row)}
              >
                {isTight ? (
                  <td>
                    <TwoLines columns={columns} cellOf={({ cell }) => cell(row)} />
                  </td>
                ) : (
                  columns.map((column) => (
                    <td key={column.title} class={column.isNumber ? "number" : undefined}>
                      {column.cell(row)}
                    </td>
                  ))
                )}
              </tr>
            );
          })}
          {until < rows.length && <Spacer height={heights.between(until, rows.length)} />}
        </tbody>
      </table>
    </section>
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

function pixelsOf<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width }) => sum + (width === undefined ? REST_PX : Number.parseInt(width, 10)), 0);
}
