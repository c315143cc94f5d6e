import { excerpt } from "../errors.ts";
import { isBytes } from "../store/bytes.ts";

/** Characters of the parameters, or of any other text, that the log keeps of one call. */
const KEPT_CHARACTERS = 16_384;
const TOO_LONG = { omitted: "more than 16,384 characters" };

/** What an object takes at least, so that deep nesting counts as well. */
const OBJECT_CHARACTERS = 8;

/** What a caller can make long. */
interface Sent {
  readonly operation: string | null;
  params: unknown;
  path: string | null;
  id: string | undefined;
  idempotencyKey: string | null;
}

/** Has the log keep neither the bytes of an upload nor what is very long: a caller could fill the memory with it. */
export function boundCall(call: Sent): void {
  if (call.operation === "files.create") call.params = withoutBytes(call.params);
  if (roomAfter(call.params, KEPT_CHARACTERS) < 0) call.params = TOO_LONG;
  call.path = bounded(call.path);
  call.id = bounded(call.id);
  call.idempotencyKey = bounded(call.idempotencyKey);
}

function withoutBytes(params: unknown): unknown {
  const { file } = (params ?? {}) as { readonly file?: unknown };
  return isBytes(file) ? { ...(params as object), file: { bytes: file.length } } : params;
}

/** What is left of so many characters once a value is written; less than zero as soon as it is too long. */
function roomAfter(value: unknown, room: number): number {
  if (typeof value === "string") return room - value.length;
  if (typeof value !== "object" || value === null) return room - OBJECT_CHARACTERS;
  let left = room - OBJECT_CHARACTERS;
  for (const key in value) {
    left = roomAfter((value as Readonly<Record<string, unknown>>)[key], left - key.length);
    if (left < 0) return left;
  }
  return left;
}

function bounded<Missing>(text: string | Missing): string | Missing {
  if (typeof text !== "string" || text.length <= KEPT_CHARACTERS) return text;
  // A slice would keep the whole text alive.
  return Array.from(excerpt(text)).join("");
}
