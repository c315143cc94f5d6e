import type { Trace, WebhookAttempt } from "@sandbank/engine";
import { clip, grouped, LINE_LENGTH, wrap } from "./lines.ts";

/** The indent of continued lines. */
const INDENT = 4;
const MOST_LINES_OF_CAUSE = 3;

/**
 * Prints the newest failed attempts that fit: `account.created to https://app.test/hooks: 500 "out of order"`. Long
 * lines are wrapped if all wrapped lines fit within `mostWrapped`.
 */
export function deliveryLines({ steps }: Trace, most: number, mostWrapped: number): readonly string[] {
  const failed = steps.flatMap(({ deliveries }) => deliveries.filter(({ state }) => state === "failed"));
  const lines = grouped(
    failed.map((attempt) => `${attempt.category} to ${attempt.request?.url ?? "?"}: ${causeOf(attempt)}`),
  );
  const hints = [...new Set(failed.flatMap((attempt) => hintOf(attempt) ?? []))];
  const left = most - hints.length;
  const shown = lines.length <= left ? lines : lines.slice(-Math.max(1, left - 1));
  const others = shown.length === lines.length ? [] : [`${lines.length - shown.length} others`];
  const all = [...others, ...shown, ...hints];
  const wrapped = all.flatMap((line) => wrapCause(line, 2));
  return wrapped.length <= mostWrapped ? wrapped : all;
}

/** Wraps a line with a long cause into a few lines. The caller indents each line by `indent` spaces. */
export function wrapCause(line: string, indent: number): readonly string[] {
  const length = LINE_LENGTH - indent;
  if (line.length <= length) return [line];
  const lines = wrap(line, length - INDENT);
  const kept = lines.slice(0, MOST_LINES_OF_CAUSE);
  if (kept.length < lines.length) kept[kept.length - 1] = `${kept.at(-1)}...`;
  return kept.map((text, index) => clip(index === 0 ? text : `${" ".repeat(INDENT)}${text}`, length));
}

/** Says why an attempt failed, or its state so far. */
export function causeOf({ state, status, answer, error, number }: WebhookAttempt): string {
  const cause = status === null ? (error ?? state) : `${status}${saidBy(answer)}`;
  return number === 1 ? cause : `${cause} (attempt ${number})`;
}

/** Says what to do about a failed attempt, if its cause does not say so. */
export function hintOf({ answer }: WebhookAttempt): string | undefined {
  if (!/\btimestamp_too_(?:old|new)\b/.test(answer ?? "")) return undefined;
  return 'Pass `now: () => Date.parse(bank.clock.now())` to the verifier, or sign with `signTime: "machine"`.';
}

function saidBy(answer: string | null): string {
  if (answer === null || answer === "") return "";
  const { code, message } = errorIn(answer);
  const parts = [code, message].filter((part) => typeof part === "string" && part !== "");
  return ` ${parts.length === 0 ? JSON.stringify(answer) : parts.join(": ")}`;
}

/** The code and message of a JSON response, at its top level or within `error`. */
function errorIn(answer: string): { readonly code?: unknown; readonly message?: unknown } {
  try {
    const json: unknown = JSON.parse(answer);
    if (typeof json !== "object" || json === null) return {};
    const { error } = json as { readonly error?: unknown };
    if (typeof error === "string") return { code: error, ...json };
    return typeof error === "object" && error !== null ? error : json;
  } catch {
    return {};
  }
}
