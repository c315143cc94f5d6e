import type { StateDiagram } from "./state-diagram.ts";

/** A box with the name of a state. `x` and `y` are its centre, in pixels of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BOX_HEIGHT = 34;
/** Wide enough for the widest of the monospaced fonts that a browser may have, at 13 pixels. */
const CHARACTER_WIDTH = 8;
const COLUMN_GAP = 44;
const ROW_HEIGHT = 104;
/** The widest row, so that a phone shows the picture in a readable size. */
const ROW_WIDTH = 464;

/** Puts the states in rows by their distance from the initial states. A row that is too wide becomes several. */
export function placeStates(diagram: StateDiagram): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  const rows = listRows(diagram).flatMap((row) => wrapRow(row.map((name) => ({ name, ...measureBox(name) }))));
  rows.forEach((sizes, index) => {
    const width = measureRow(sizes);
    let left = -width / 2;
    for (const { name, ...size } of sizes) {
      boxes.set(name, { ...size, x: left + size.width / 2, y: index * ROW_HEIGHT });
      left += size.width + COLUMN_GAP;
    }
  });
  return boxes;
}

type Sized = Pick<Box, "width" | "height"> & { readonly name: string };

function wrapRow(sizes: readonly Sized[]): Sized[][] {
  const rows: Sized[][] = [[]];
  for (const size of sizes) {
    const row = rows.at(-1) as Sized[];
    if (row.length > 0 && measureRow([...row, size]) > ROW_WIDTH) rows.push([size]);
    else row.push(size);
  }
  return rows;
}

function measureRow(sizes: readonly Sized[]): number {
  return sizes.reduce((sum, { width }) => sum + width, COLUMN_GAP * (sizes.length - 1));
}

/** Lists the rows. Each has the states that the row above leads to and that no earlier row contains. */
function listRows({ states, transitions }: StateDiagram): string[][] {
  const rows: string[][] = [];
  let waiting = states.map(({ name }) => name);
  let next = states.filter(({ isInitial }) => isInitial).map(({ name }) => name);
  while (waiting.length > 0) {
    // States that no transition leads to get a row of their own, so that none is left out.
    const row = next.length > 0 ? next : waiting;
    rows.push(row);
    waiting = waiting.filter((name) => !row.includes(name));
    next = waiting.filter((name) => transitions.some(({ from, to }) => to === name && row.includes(from)));
  }
  return rows;
}

/** The size of the box of a state. */
function measureBox(name: string): { readonly width: number; readonly height: number } {
  return { width: name.length * CHARACTER_WIDTH + 24, height: BOX_HEIGHT };
}
