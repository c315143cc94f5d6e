/** The name that differs least from a text, by the number of letters to insert, remove or replace. */
export function nearestOf(text: string, names: readonly string[]): string {
  const distances = names.map((name) => ({ name, distance: distance(text, name) }));
  return distances.reduce((best, each) => (each.distance < best.distance ? each : best)).name;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}
