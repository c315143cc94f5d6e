/** The line of `node:assert` that explains the signs of a difference. It belongs to neither side. */
export function isLegend(line: string): boolean {
  return line.startsWith("+ actual - expected");
}

/** The side of a difference to which a line of an error belongs; empty for neither. */
export function findSide(line: string): "minus" | "plus" | "" {
  if (isLegend(line)) return "";
  return line.startsWith("- ") ? "minus" : line.startsWith("+ ") ? "plus" : "";
}
