import * as fc from "fast-check";
import { anyText } from "./any-text.ts";

/** One change of a tree of parameters. */
export interface Mutation {
  /** Chooses the place: any object, array or value of the tree, with the root. */
  readonly at: number;
  readonly kind: "drop" | "replace" | "add" | "wrap";
  readonly key: string;
  readonly value: unknown;
}

/** Stands for JSON text that no value serializes to. `writeJson` inserts the text unchanged. */
const raw = (text: string) => `RAW${text}WAR`;

const oddValues = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      [],
      {},
      [[]],
      [null],
      "",
      " ",
      "0",
      "\ud800",
      "a\udc00",
      "\u0000",
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "a".repeat(200),
      "a".repeat(201),
      "🏦".repeat(101),
      "2026-02-30T00:00:00Z",
      "2026-01-01T00:00:00",
      "2027-01-01T00:00:00Z",
      "9999-12-31T23:59:59-23:59",
      "0000-01-01T00:00:00+23:59",
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(
        "1.0",
        "1e3",
        "1e400",
        "-0",
        "-1",
        "9007199254740991",
        "9007199254740993",
        "1E-5",
        '{"__proto__":{"name":"A"}}',
        '{"constructor":{"prototype":{}}}',
        "[".repeat(40) + "]".repeat(40),
        "01",
        "NaN",
        "",
      )
      .map(raw),
  },
  fc.maxSafeInteger(),
  fc.double(),
  anyText(8),
);

const oddKeys = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "__proto__",
      "constructor",
      "toString",
      "hasOwnProperty",
      "\ud800",
      "",
      "a.b",
      "0",
      "length",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "name",
      "loan",
      "created_at",
      "after",
      "cursor",
      "limit",
      "status",
      "in",
      "amount",
      "type",
      "order_by",
    ),
  },
  anyText(6),
);

/** Often none, so that many requests are valid or have only one error. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant([]) },
  { weight: 5, arbitrary: fc.array(mutationOf(), { minLength: 1, maxLength: 3 }) },
);

function mutationOf(): fc.Arbitrary<Mutation> {
  return fc.record({
    at: fc.nat(30),
    kind: fc.constantFrom("drop", "replace", "replace", "add", "wrap"),
    key: oddKeys,
    value: oddValues,
  });
}

/** A copy of the tree with the mutations applied in order. */
export function mutate(value: unknown, all: readonly Mutation[]): unknown {
  if (all.length === 0) return value;
  const holder = { root: structuredClone(value) };
  for (const mutation of all) mutateOnce(holder, mutation);
  return holder.root;
}

interface Place {
  readonly owner: object;
  readonly key: string;
}

function mutateOnce(holder: { root: unknown }, { at, kind, key, value }: Mutation): void {
  const places = placesIn({ owner: holder, key: "root" });
  const place = places[at % places.length] as Place;
  const found = valueIn(place);
  if (kind === "drop" && place.owner !== holder) Reflect.deleteProperty(place.owner, place.key);
  else if (kind === "wrap") put(place, [found]);
  else if (kind === "add" && isObject(found))
    put({ owner: found, key: Array.isArray(found) ? String(found.length) : key }, value);
  else put(place, value);
}

function placesIn(place: Place): Place[] {
  const value = valueIn(place);
  if (!isObject(value)) return [place];
  return [place, ...Object.keys(value).flatMap((key) => placesIn({ owner: value, key }))];
}

function valueIn({ owner, key }: Place): unknown {
  return Object.getOwnPropertyDescriptor(owner, key)?.value;
}

/** Not an assignment, because the key may be `__proto__`. */
function put({ owner, key }: Place, value: unknown): void {
  const own = typeof value === "object" ? structuredClone(value) : value;
  Object.defineProperty(owner, key, { value: own, enumerable: true, configurable: true, writable: true });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !ArrayBuffer.isView(value);
}

export function writeJson(value: unknown): string {
  return (JSON.stringify(value) ?? "").replace(/"RAW(.*?)WAR"/g, (_, text: string) => JSON.parse(`"${text}"`));
}

/** The tree as a form, in ASCII text. The name and type of the file are in its headers if possible. */
export function writeForm(value: unknown, boundary: string): string {
  const { filename = "file.bin", mime_type: type = "image/png", ...parts } = isObject(value) ? { ...value } : {};
  const header = (text: unknown) => textOf(text).replace(/["\r\n]/g, "%22");
  const lines = Object.entries<unknown>(parts).flatMap(([name, part]) => [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${header(name)}"${name === "file" ? `; filename="${header(filename)}"` : ""}`,
    ...(name === "file" ? [`Content-Type: ${header(type)}`] : []),
    "",
    part instanceof Uint8Array ? String.fromCharCode(...part) : textOf(part),
  ]);
  return [...lines, `--${boundary}--`, ""].join("\r\n");
}

/** The tree as a query: `{ status: { in: [...] } }` is `status.in=...`. */
export function writeQuery(value: unknown): string {
  return pairsOf(value, "")
    .map(([name, text]) => `${encoded(name)}=${encoded(text)}`)
    .join("&");
}

function pairsOf(value: unknown, name: string): [string, string][] {
  if (Array.isArray(value)) return [[name, value.map(textOf).join(",")]];
  if (!isObject(value)) return [[name, textOf(value)]];
  const prefix = name === "" ? "" : `${name}.`;
  return Object.keys(value).flatMap((key) => pairsOf(valueIn({ owner: value, key }), prefix + key));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.replace(/^RAW(.*)WAR$/s, "$1") : (JSON.stringify(value) ?? "");
}

/** An unpaired surrogate cannot be encoded, and is sent unchanged. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : text;
}
