/**
 * Writes nested parameters as a query: `{ status: { in: ["open", "closed"] } }` is `?status.in=open%2Cclosed`.
 *
 * Leaves out what is undefined. Throws a `TypeError` that names the parameter on what a query cannot say: null, an
 * object in an array, or a comma within an element of an array.
 */
export function toQuery(params: object | undefined): string {
  const pairs: string[] = [];
  if (params !== undefined) collect(params, "", pairs);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function collect(params: object, prefix: string, pairs: string[]): void {
  for (const [key, value] of Object.entries(params)) {
    const name = prefix + key;
    if (value === undefined) continue;
    if (Array.isArray(value)) pairs.push(pair(name, value.map((element) => toElement(name, element)).join()));
    else if (isGroup(value)) collect(value, `${name}.`, pairs);
    else pairs.push(pair(name, toText(name, value)));
  }
}

function pair(name: string, text: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}

function toElement(name: string, value: unknown): string {
  const text = toText(name, value);
  if (text.includes(",")) throw refused(name, `"${text}" has a comma, which separates elements`);
  return text;
}

function toText(name: string, value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (value === undefined || value === null || typeof value === "object") {
    throw refused(name, `${value === null ? "null" : typeof value} cannot be sent. Leave it out instead`);
  }
  return String(value);
}

function refused(name: string, why: string): TypeError {
  return new TypeError(`[sandbank] Failed to write the parameter ${name}: ${why}.`);
}
