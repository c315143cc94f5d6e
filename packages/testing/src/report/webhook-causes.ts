import type { WebhookAttempt } from "@sandbank/engine";
import { placeOf } from "../place-of.ts";
import { clip, LINE_LENGTH, withoutColours, wrap } from "./lines.ts";

/** The indent of continued lines. */
const INDENT = 4;
const MOST_LINES_OF_CAUSE = 3;
/** How much of a message is printed before the place where it was thrown. */
const MESSAGE_LENGTH = 120;
/** How much of a message is compared, because the bank keeps only the beginning of a long one. */
const COMPARED_LENGTH = 100;

/** Returns the value that the receiver of an attempt threw; undefined if it threw nothing. */
export type ThrownFor = (attempt: WebhookAttempt) => unknown;

/** The attempts to deliver an Event to a URL that ended in the same way. */
export interface AttemptedWebhook {
  readonly first: WebhookAttempt;
  /** Why they failed, or their state, and how many they are. */
  readonly cause: string;
}

/** Combines the attempts of each webhook that ended in the same way, so that retries do not hide other webhooks. */
export function webhooksOf(attempts: readonly WebhookAttempt[], thrownFor: ThrownFor): readonly AttemptedWebhook[] {
  const groups = new Map<string, { first: WebhookAttempt; why: string; count: number }>();
  for (const attempt of attempts) {
    const why = withoutColours(whyOf(attempt, thrownFor(attempt)));
    const key = JSON.stringify([attempt.eventId, attempt.url, why]);
    const { first, count } = groups.get(key) ?? { first: attempt, count: 0 };
    groups.set(key, { first, why, count: count + 1 });
  }
  return [...groups.values()].map(({ first, why, count }) => {
    if (count > 1) return { first, cause: `${why} (${count} attempts)` };
    return { first, cause: first.number === 1 ? why : `${why} (attempt ${first.number})` };
  });
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

/** Says what to do about a failed attempt, if its cause does not say so. */
export function hintOf({ answer, error }: WebhookAttempt): string | undefined {
  // A receiver responds with the verifier's code, or throws its error, whose message has the same words.
  if (!/\btimestamp[_ ]too[_ ](?:old|new)\b/.test(`${answer} ${error}`)) return undefined;
  return 'Pass `now: bank.clock.now` to the verifier, or sign with `signTime: "machine"`.';
}

/** Says why an attempt failed, or its state so far. */
function whyOf({ state, status, answer, error }: WebhookAttempt, thrown: unknown): string {
  if (status !== null) return `${status}${saidBy(answer)}`;
  if (error !== null) return withPlace(error, thrown);
  return state === "due" ? "no response yet" : state;
}

/** Adds the name of the error that the receiver threw, and where the receiver threw it. */
function withPlace(text: string, thrown: unknown): string {
  const { name, message, stack } = (thrown ?? {}) as Partial<Error>;
  // The receiver may have thrown at another attempt.
  if (typeof message !== "string" || !text.startsWith(message.slice(0, COMPARED_LENGTH))) return text;
  const named = typeof name === "string" && !text.startsWith(name) ? `${name}: ${text}` : text;
  const place = placeOf(stack);
  return place === undefined ? named : `${clip(named, MESSAGE_LENGTH)} (${place})`;
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
