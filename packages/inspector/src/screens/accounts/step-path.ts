/**
 * Returns the path of a step line through points in pixels. If several points share a column, the path has their range
 * and the last of them, so that it never has more steps than the chart has pixels.
 */
export function stepPath(x: readonly number[], y: readonly number[]): string {
  let path = `M${x[0]} ${y[0]}`;
  let index = 1;
  while (index < x.length) {
    const column = x[index];
    const last = lastOfColumn(x, index);
    path += `H${column}`;
    if (last > index) {
      const inside = y.slice(index, last + 1);
      path += `V${Math.min(...inside)}V${Math.max(...inside)}`;
    }
    path += `V${y[last]}`;
    index = last + 1;
  }
  return path;
}

/** Returns the path of the area between two step lines, where the upper one is above the lower one. */
export function areaPath(x: readonly number[], upper: readonly number[], lower: readonly number[]): string {
  let path = "";
  for (let index = 0; index < x.length - 1; index += 1) {
    const [left, right] = [x[index] as number, x[index + 1] as number];
    const [top, bottom] = [upper[index] as number, lower[index] as number];
    if (right > left && bottom > top) path += `M${left} ${top}V${bottom}H${right}V${top}Z`;
  }
  return path;
}

function lastOfColumn(x: readonly number[], index: number): number {
  let last = index;
  while (x[last + 1] === x[index]) last += 1;
  return last;
}
