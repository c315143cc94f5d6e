/** A part of a table with a shorter text is not worth a name of its own. */
const SHORTEST = 200;

/**
 * Prints a value as code in which each long part that occurs several times is a constant. Compression alone does not find
 * repeated parts that are far apart.
 */
export function printShared(name: string, type: string, value: unknown): string {
  const counts = new Map<string, number>();
  countParts(value, counts);
  const names = new Map<string, string>();
  const constants: string[] = [];

  function print(part: unknown): string {
    if (typeof part !== "object" || part === null) return JSON.stringify(part);
    const json = JSON.stringify(part);
    const known = names.get(json);
    if (known !== undefined) return known;
    const text = Array.isArray(part)
      ? `[${part.map(print).join(",")}]`
      : `{${Object.entries(part)
          .map(([key, member]) => `${JSON.stringify(key)}:${print(member)}`)
          .join(",")}}`;
    if (counts.get(json) === 1 || json.length < SHORTEST) return text;
    const shared = `shared${names.size + 1}`;
    names.set(json, shared);
    constants.push(`const ${shared} = ${text} as const;\n`);
    return shared;
  }

  const whole = print(value);
  return `${constants.join("\n")}\nexport const ${name}: ${type} = ${whole};\n`;
}

/** Counts how often each object and list occurs, by its JSON; of repeated ones the parts count once. */
function countParts(value: unknown, counts: Map<string, number>): void {
  if (typeof value !== "object" || value === null) return;
  const json = JSON.stringify(value);
  const count = counts.get(json) ?? 0;
  counts.set(json, count + 1);
  if (count === 0) for (const part of Object.values(value)) countParts(part, counts);
}
