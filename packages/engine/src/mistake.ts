/**
 * A mistake of the calling program: what it wanted, why that is impossible, and in sentences what to do instead. Nothing
 * was written.
 */
export interface Mistake {
  /** `advance the clock`, which follows "Failed to". */
  readonly action: string;
  readonly why: string;
  readonly advice?: string | undefined;
}

/** What an error of Sandbank carries. Every copy of the package finds it, in every realm. */
interface Carried {
  /** The message without its tag. */
  readonly text: string;
  readonly mistake?: Mistake;
}

const CARRIED = Symbol.for("@sandbank/carried");

type NativeError = new (message: string, options?: ErrorOptions) => Error;

interface Told {
  /** The class by which users catch the error. Consoles print its name, so it is no class of ours. */
  readonly as?: NativeError;
  readonly cause?: unknown;
}

/** Makes the error that tells the calling program of its mistake. */
export function mistake(action: string, why: string, advice?: string, { as = TypeError, cause }: Told = {}): Error {
  const made = { action, why, advice };
  return carryMistake(new as(printMistake(made), cause === undefined ? {} : { cause }), made);
}

/** Makes a `RangeError` of a mistake. */
export function outOfRange(action: string, why: string, advice?: string): Error {
  return mistake(action, why, advice, { as: RangeError });
}

/** The message of an error that carries a mistake. */
export function printMistake(mistake: Mistake): string {
  return tagged(printText(mistake));
}

export function tagged(text: string): string {
  return `[sandbank] ${text}`;
}

/** Ends a text with a full stop, if it does not end as a sentence. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A sentence without its full stop, for the middle of another one. */
export function clause(text: string): string {
  return text.endsWith(".") ? text.slice(0, -1) : text;
}

/** The reason and the advice. */
export function printReason({ why, advice }: Mistake): string {
  return advice === undefined ? sentence(why) : `${sentence(why)} ${advice}`;
}

function printText(mistake: Mistake): string {
  return `Failed to ${mistake.action}: ${printReason(mistake)}`;
}

export function carryMistake<Carrier extends Error>(error: Carrier, mistake: Mistake): Carrier {
  return carry(error, { text: printText(mistake), mistake });
}

/** Consoles and test runners do not show what an error carries. */
export function carry<Carrier extends Error>(error: Carrier, carried: Carried): Carrier {
  return Object.defineProperty(error, CARRIED, { value: carried });
}

export function findMistake(error: unknown): Mistake | undefined {
  return carriedBy(error)?.mistake;
}

/** Returns the text of an error without the tag of its message; its name if it has no text. */
export function readText(error: unknown): string {
  return carriedBy(error)?.text ?? (error instanceof Error ? error.message || error.name : String(error));
}

function carriedBy(error: unknown): Carried | undefined {
  return Object(error)[CARRIED];
}
