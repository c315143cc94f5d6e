import { textAt } from "./svg.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly role?: string;
}

const WIDTH = 134;
const HEIGHT = 44;

export const boxStyle = `
.box { fill: var(--page); stroke: var(--muted); }
.arrow { fill: none; stroke: var(--muted); }
.dashed { stroke-dasharray: 5 4; }
.head { fill: var(--muted); }
.role { font-size: 13px; }
`;

/** A box with its name, and its role below it. */
export function drawBox({ x, y, name, role }: Box): string[] {
  const middle = x + WIDTH / 2;
  const rect = `<rect class="box" x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="8"/>`;
  if (role === undefined) return [rect, textAt(middle, y + 27, name, "middle")];
  return [rect, textAt(middle, y + 19, name, "middle"), textAt(middle, y + 35, role, "middle muted role")];
}

/** To the right in a row, and down to the next one. */
export function drawArrow(from: Box, to: Box, className: string): string {
  if (from.y === to.y) {
    const y = to.y + HEIGHT / 2;
    return draw(className, `M${from.x + WIDTH} ${y} H${to.x - 8}`, `M${to.x - 8} ${y - 5} L${to.x} ${y} l-8 5 z`);
  }
  const [start, end] = [from.x + WIDTH / 2, to.x + WIDTH / 2];
  const bend = start === end ? "" : `V${(from.y + HEIGHT + to.y) / 2} H${end}`;
  return draw(
    className,
    `M${start} ${from.y + HEIGHT} ${bend} V${to.y - 8}`,
    `M${end - 5} ${to.y - 8} L${end} ${to.y} l5 -8 z`,
  );
}

const draw = (className: string, line: string, head: string) =>
  `<path class="${className}" d="${line}"/><path class="head" d="${head}"/>`;
