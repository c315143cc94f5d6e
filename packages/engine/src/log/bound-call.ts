import { excerpt } from "../errors.ts";
import { isBytes } from "../store/bytes.ts";

/** How many characters the log keeps of the parameters of a call. With more, 10,000 calls could fill the memory. */
const PARAMS_CHARACTERS = 4_096;
const TOO_LONG = { omitted: "more than 4,096 characters" };

/** How many it keeps of each other text. */
const TEXT_CHARACTERS = 1_024;

/** The least that a value counts as, so that deep nesting counts too. */
const OBJECT_CHARACTERS = 8;

/** The parts of a call whose length the caller decides. */
interface Sent {
  readonly operation: string | null;
  params: unknown;
  path: string | null;
  id: string | undefined;
  idempotencyKey: string | null;
}

/** Removes the bytes of uploads and very long values from a logged call. */
export function boundCall(call: Sent): void {
  if (call.operation === "files.create") call.params = withoutBytes(call.params);
  if (budgetAfter(call.params, PARAMS_CHARACTERS) < 0) call.params = TOO_LONG;
  call.path = bounded(call.path);
  call.id = bounded(call.id);
  call.idempotencyKey = bounded(call.idempotencyKey);
}

function withoutBytes(params: unknown): unknown {
  const { file } = (params ?? {}) as { readonly file?: unknown };
  return isBytes(file) ? { ...(params as object), file: { bytes: file.length } } : params;
}

/** How many of `budget` characters are left after writing a value. Stops below zero, when the value is too long. */
function budgetAfter(value: unknown, budget: number): number {
  if (typeof value === "string") return budget - value.length;
  if (typeof value !== "object" || value === null) return budget - OBJECT_CHARACTERS;
  let left = budget - OBJECT_CHARACTERS;
  if (Array.isArray(value)) {
    // `for (const key in value)` would list all indices of a long array first.
    for (let index = 0; index < value.length && left >= 0; index++) left = budgetAfter(value[index], left - 1);
    return left;
  }
  for (const key in value) {
    left = budgetAfter((value as Readonly<Record<string, unknown>>)[key], left - key.length);
    if (left < 0) return left;
  }
  return left;
}

function bounded<Missing>(text: string | Missing): string | Missing {
  if (typeof text !== "string" || text.length <= TEXT_CHARACTERS) return text;
  // A copy, because a slice would keep the whole text in memory.
  return Array.from(excerpt(text)).join("");
}
