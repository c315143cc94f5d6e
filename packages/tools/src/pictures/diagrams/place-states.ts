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

/** Puts the states in rows by their distance from the initial states. */
export function placeStates(diagram: StateDiagram): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  listRows(diagram).forEach((row, index) => {
    const sizes = row.map((name) => ({ name, ...measureBox(name) }));
    const width = sizes.reduce((sum, size) => sum + size.width, COLUMN_GAP * (row.length - 1));
    let left = -width / 2;
    for (const { name, ...size } of sizes) {
      boxes.set(name, { ...size, x: left + size.width / 2, y: index * ROW_HEIGHT });
      left += size.width + COLUMN_GAP;
    }
  });
  return boxes;
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
