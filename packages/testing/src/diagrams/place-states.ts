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

/**
 * Puts the states in rows by their distance from the initial states, or in a circle if most states lead to most others.
 */
export function placeStates(diagram: StateDiagram): ReadonlyMap<string, Box> {
  return isDense(diagram) ? placeInCircle(diagram) : placeInRows(diagram);
}

/** Whether most states lead to most others. */
export function isDense({ states, transitions }: StateDiagram): boolean {
  return transitions.length > 2 * states.length;
}

function placeInCircle({ states }: StateDiagram): ReadonlyMap<string, Box> {
  const radius = { x: 60 + states.length * 12, y: 60 + states.length * 28 };
  return new Map(
    states.map(({ name }, index) => {
      // The first state is at the top; the others follow clockwise.
      const angle = (2 * Math.PI * index) / states.length - Math.PI / 2;
      return [name, { ...sizeOf(name), x: radius.x * Math.cos(angle), y: radius.y * Math.sin(angle) }];
    }),
  );
}

function placeInRows(diagram: StateDiagram): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  rowsOf(diagram).forEach((row, index) => {
    const sizes = row.map((name) => ({ name, ...sizeOf(name) }));
    const width = sizes.reduce((sum, size) => sum + size.width, COLUMN_GAP * (row.length - 1));
    let left = -width / 2;
    for (const { name, ...size } of sizes) {
      boxes.set(name, { ...size, x: left + size.width / 2, y: index * ROW_HEIGHT });
      left += size.width + COLUMN_GAP;
    }
  });
  return boxes;
}

/** Each row has the states that the row above leads to and that no earlier row contains. */
function rowsOf({ states, transitions }: StateDiagram): string[][] {
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
export function sizeOf(name: string): { readonly width: number; readonly height: number } {
  return { width: name.length * CHARACTER_WIDTH + 24, height: BOX_HEIGHT };
}
