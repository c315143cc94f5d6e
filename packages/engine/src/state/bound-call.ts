import { excerpt } from "../errors.ts";
import { isBytes } from "../store/bytes.ts";

/** How many characters the log keeps of one call's parameters, and of each of its other texts. */
const KEPT_CHARACTERS = 16_384;
const TOO_LONG = { omitted: "more than 16,384 characters" };

/** The least that a value counts as, so that deep nesting counts too. */
const OBJECT_CHARACTERS = 8;

/** The characters of the errors of a call that are counted: more than it can have. */
const ERROR_CHARACTERS = 10 * KEPT_CHARACTERS;

/** Texts of fewer characters count as if each took two bytes. */
const FEW_CHARACTERS = 1_024;

/** The parts of a call whose length the caller decides. */
interface Sent {
  readonly operation: string | null;
  params: unknown;
  path: string | null;
  id: string | undefined;
  idempotencyKey: string | null;
  readonly error: unknown;
}

/**
 * Removes the bytes of uploads and very long values from a logged call, because they could fill the memory. Returns the
 * bytes that the rest takes.
 */
export function boundCall(call: Sent): number {
  if (call.operation === "files.create") call.params = withoutBytes(call.params);
  const left = budgetAfter(call.params, KEPT_CHARACTERS);
  if (left < 0) call.params = TOO_LONG;
  call.path = bounded(call.path);
  call.id = bounded(call.id);
  call.idempotencyKey = bounded(call.idempotencyKey);
  const texts = bytesOfText(call.path) + bytesOfText(call.id) + bytesOfText(call.idempotencyKey);
  return (left < 0 ? 0 : bytesOf(call.params, KEPT_CHARACTERS - left)) + texts + bytesOfError(call.error);
}

/**
 * Estimates the memory of a value with `characters` characters. Engines store text with one or two bytes per character.
 */
function bytesOf(value: unknown, characters: number): number {
  return characters >= FEW_CHARACTERS && isNarrow(value) ? characters : 2 * characters;
}

function bytesOfText(text: string | null | undefined): number {
  return typeof text === "string" ? bytesOf(text, text.length) : 0;
}

function bytesOfError(error: unknown): number {
  // Most calls have none.
  return error === null ? 0 : bytesOf(error, ERROR_CHARACTERS - budgetAfter(error, ERROR_CHARACTERS));
}

/** Whether one byte is enough for each character. */
function isNarrow(value: unknown): boolean {
  if (typeof value === "string") return !/[\u0100-\uffff]/.test(value);
  return typeof value !== "object" || value === null || Object.values(value).every(isNarrow);
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
  if (typeof text !== "string" || text.length <= KEPT_CHARACTERS) return text;
  // A copy, because a slice would keep the whole text in memory.
  return Array.from(excerpt(text)).join("");
}
