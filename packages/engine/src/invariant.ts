/** What the bank knows of a bug: null where an invariant was found broken, before the call that met it is undone. */
interface BugContext {
  readonly operation?: string;
  readonly reference?: string;
  readonly cause?: unknown;
}

/**
 * A mistake of the emulator, never of its caller: please report it with its stack, its `cause` and the bank's journal.
 * What the bank was doing is undone. `onBug` is also told in this way of a `decide` that fails under a request; the
 * message then says so.
 */
export class SandbankBug extends Error {
  override readonly name = "SandbankBug";
  /** What failed: an operation such as `accounts.create`, or the kind of a due job. */
  readonly operation: string | null;
  /** Names this failure, in the `detail` of the HTTP response as well. */
  readonly reference: string | null;

  constructor(message: string, { operation, reference, ...options }: BugContext = {}) {
    super(message, options);
    this.operation = operation ?? null;
    this.reference = reference ?? null;
  }
}

/** Holds what must be true whatever a caller does. */
export function invariant(holds: boolean, message: string): asserts holds {
  if (!holds) throw new SandbankBug(`[sandbank] A bug in the emulator: ${message}. Report it with bank.journal().`);
}
