import type { WebhookAttempt } from "@sandbank/engine";
import { findPlace } from "../find-place.ts";
import { clip, LINE_LENGTH, withoutColours, wrap } from "./lines.ts";
import { pageText } from "./page-text.ts";

/** The indent of continued lines. */
const INDENT = 4;
const MOST_LINES_OF_CAUSE = 3;
/** When an attempt without an outcome times out. */
const DEADLINE_MS = 10_000;
/** How much of a message is printed before the place where it was thrown. */
const MESSAGE_LENGTH = 120;

/** Whether an attempt got no response by the bank's clock. */
export function hasTimedOut({ status, durationMs }: WebhookAttempt): boolean {
  return status === null && durationMs !== null && durationMs >= DEADLINE_MS;
}

/** Says of an attempt that timed out because nobody sends webhooks that it was not sent. */
export function asUnsent(attempt: WebhookAttempt): WebhookAttempt {
  return hasTimedOut(attempt) ? { ...attempt, error: "not sent" } : attempt;
}

/** Returns the value that the receiver of an attempt threw or reported; undefined if there is none. */
export type ThrownFor = (attempt: WebhookAttempt) => unknown;

/** The attempts to deliver an Event to a URL that ended in the same way. */
export interface AttemptedWebhook {
  readonly first: WebhookAttempt;
  /** Why they failed, or their state, and how many they are. */
  readonly cause: string;
}

/** Combines the attempts of each webhook that ended in the same way, so that retries do not hide other webhooks. */
export function groupWebhooks(attempts: readonly WebhookAttempt[], thrownFor: ThrownFor): readonly AttemptedWebhook[] {
  const groups = new Map<string, { first: WebhookAttempt; why: string; count: number }>();
  for (const attempt of attempts) {
    const why = withoutColours(explainAttempt(attempt, thrownFor(attempt)));
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
export function findHint({ answer }: WebhookAttempt, thrown: unknown): string | undefined {
  // A receiver responds with the verifier's code, or throws its error.
  const codes = [errorIn(parsed(answer)).code, answer, Object(thrown).code];
  if (!codes.some((code) => code === "timestamp_too_old" || code === "timestamp_too_new")) return undefined;
  return 'Pass `now: bank.clock.now` to the verifier, or sign with `signTime: "machine"`.';
}

/** Says why an attempt failed, or its state so far. */
function explainAttempt({ state, status, answer, error }: WebhookAttempt, thrown: unknown): string {
  // A router reports an error behind its response, whose body says nothing about it.
  if (status !== null)
    return `${status} ${thrown instanceof Error ? describeThrown(thrown) : saidBy(answer)}`.trimEnd();
  if (error !== null) return withPlace(error, thrown);
  return state === "due" ? "no response yet" : state;
}

/** Adds the name of the error that the receiver threw, and where the receiver threw it. */
function withPlace(text: string, thrown: unknown): string {
  const { name, message, stack }: Partial<Error> = Object(thrown);
  // Without a message, the text is the name.
  return placed(name && message ? `${name}: ${text}` : text, stack);
}

/** The name and the message of an error, and where it was thrown. */
export function describeThrown({ name, message, stack }: Error): string {
  return placed(message === "" ? name : `${name}: ${message}`, stack);
}

function placed(text: string, stack: unknown): string {
  const place = findPlace(stack);
  return place === undefined ? text : `${clip(text, MESSAGE_LENGTH)} (${place})`;
}

/** The reason in a response, or else the response itself. */
function saidBy(answer: string | null): string {
  if (answer === null || answer === "") return "";
  const json = parsed(answer);
  const { code, message } = errorIn(json);
  const parts = [code, message].filter((part) => typeof part === "string" && part !== "");
  return parts.length > 0 ? parts.join(": ") : JSON.stringify(json ?? pageText(answer) ?? answer);
}

/** The value of a JSON response; undefined for any other text. */
function parsed(answer: string | null): unknown {
  try {
    return JSON.parse(answer ?? "");
  } catch {
    return undefined;
  }
}

/** The code and message of a JSON response, at its top level or within `error`. */
function errorIn(json: unknown): { readonly code?: unknown; readonly message?: unknown } {
  if (typeof json !== "object" || json === null) return {};
  const { error } = json as { readonly error?: unknown };
  if (typeof error === "string") return { code: error, ...json };
  return typeof error === "object" && error !== null ? error : json;
}
