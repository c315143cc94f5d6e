import { failureText } from "../errors/failure-text.ts";

/** As `acrossCopies` has it, but bundlers drop this class if it is not used. */
const brand = () => Symbol.for("@sandbank/WebhookBusyError");

const LATER = "Dispatch it again later.";

/**
 * Another process has claimed the Event and has not finished handling it, or another transaction was in the way: then `cause`
 * is the error of the database. Dispatch the Event again later.
 */
export class WebhookBusyError extends Error {
  /**
   * Each subpath may contain its own copy of the class, so the brand decides. A class that extends this one has its
   * own instances only.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a class that extends this one inherits this method, and has no brand.
    return Object.hasOwn(this, Symbol.hasInstance) ? brand() in Object(value) : super[Symbol.hasInstance](value);
  }

  /** @internal */
  constructor(id: string, cause?: unknown) {
    super(
      cause
        ? failureText(`handle ${id}`, "another transaction is in the way", LATER)
        : failureText(`handle ${id}`, "another process is handling it", LATER),
      cause ? { cause } : {},
    );
    Object.defineProperty(this, brand(), { value: true });
  }

  // A getter, because bundlers drop an unused class, but not one with an assignment to its prototype.
  override get name() {
    return "WebhookBusyError";
  }
}
