import type { Trace, WebhookAttempt } from "@sandbank/engine";
import { clip, grouped, LINE_LENGTH, wrap } from "./lines.ts";

/** What a line of the report and those below it begin with. */
const INDENT = 4;
const MOST_LINES_OF_CAUSE = 3;

/**
 * The attempts that failed, the newest that fit: `account.created to https://app.test/hooks: 500 "out of order"`. A line
 * that is too long continues on lines of its own, if `mostWrapped` has room for those of all.
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

/** A line with a long cause as a few lines, each after so many spaces that the caller adds. */
export function wrapCause(line: string, indent: number): readonly string[] {
  const length = LINE_LENGTH - indent;
  if (line.length <= length) return [line];
  const lines = wrap(line, length - INDENT);
  const kept = lines.slice(0, MOST_LINES_OF_CAUSE);
  if (kept.length < lines.length) kept[kept.length - 1] = `${kept.at(-1)}...`;
  return kept.map((text, index) => clip(index === 0 ? text : `${" ".repeat(INDENT)}${text}`, length));
}

/** Why an attempt was no success, or what has become of it so far. */
export function causeOf({ state, status, answer, error, number }: WebhookAttempt): string {
  const cause = status === null ? (error ?? state) : `${status}${saidBy(answer)}`;
  return number === 1 ? cause : `${cause} (attempt ${number})`;
}

/** What to do about an attempt that failed, where its cause does not say so. */
export function hintOf({ answer }: WebhookAttempt): string | undefined {
  if (!/\btimestamp_too_(?:old|new)\b/.test(answer ?? "")) return undefined;
  return 'Give the verifier `now: () => Date.parse(bank.clock.now())`, or sign with `signTime: "machine"`.';
}

function saidBy(answer: string | null): string {
  if (answer === null || answer === "") return "";
  const { code, message } = errorIn(answer);
  const parts = [code, message].filter((part) => typeof part === "string" && part !== "");
  return ` ${parts.length === 0 ? JSON.stringify(answer) : parts.join(": ")}`;
}

/** The code and message of an answer in JSON, at its top or within `error`. */
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
