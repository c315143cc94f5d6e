/** The shortest part of a table that is worth a name of its own, in characters of JSON. */
interface Shortest {
  readonly part: number;
  readonly text: number;
}

/**
 * Prints a value as code in which each long part that occurs several times is a constant. Compression alone does not find
 * repeated parts that are far apart.
 */
export function printShared(
  name: string,
  type: string,
  value: unknown,
  shortest: Shortest = { part: 200, text: Number.POSITIVE_INFINITY },
): string {
  const counts = new Map<string, number>();
  countParts(value, counts);
  const names = new Map<string, string>();
  const constants: string[] = [];

  function print(part: unknown): string {
    const json = JSON.stringify(part);
    const known = names.get(json);
    if (known !== undefined) return known;
    const isText = typeof part !== "object" || part === null;
    const text = isText ? json : printParts(part);
    if (counts.get(json) === 1 || json.length < (isText ? shortest.text : shortest.part)) return text;
    const shared = `shared${names.size + 1}`;
    names.set(json, shared);
    constants.push(`const ${shared} = ${text} as const;\n`);
    return shared;
  }

  function printParts(part: object): string {
    if (Array.isArray(part)) return `[${part.map(print).join(",")}]`;
    const members = Object.entries(part).map(([key, member]) => `${printKey(key)}:${print(member)}`);
    return `{${members.join(",")}}`;
  }

  const whole = print(value);
  return `${constants.join("")}\nexport const ${name}: ${type} = ${whole};\n`;
}

function printKey(key: string): string {
  return /^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key);
}

/** Counts how often each part occurs, by its JSON; of repeated ones the parts count once. */
function countParts(value: unknown, counts: Map<string, number>): void {
  const json = JSON.stringify(value);
  const count = counts.get(json) ?? 0;
  counts.set(json, count + 1);
  if (count === 0 && typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) countParts(part, counts);
  }
}
