import { acrossCopies } from "./across-copies.ts";
import { carry, tagged } from "./mistake.ts";

/** Where a bug occurred. Unknown while an invariant fails; the bank adds it when it undoes the call. */
interface BugContext {
  readonly operation?: string;
  readonly reference?: string;
  readonly cause?: unknown;
}

/**
 * A bug in the emulator, not in your code. The bank has undone the operation that failed; please report the bug with
 * its stack, its `cause` and the bank's journal. The bank also passes a `SandbankBug` to `onBug` if `decide` fails
 * during an HTTP request; its message then names `decide`.
 */
export class SandbankBug extends Error {
  override readonly name = "SandbankBug";
  /** The operation that failed, such as `accounts.create`, or the kind of the scheduled job. */
  readonly operation: string | null;
  /** Identifies this failure. The `detail` of the HTTP response has the same reference. */
  readonly reference: string | null;

  constructor(message: string, { operation, reference, ...options }: BugContext = {}) {
    super(message, options);
    this.operation = operation ?? null;
    this.reference = reference ?? null;
  }
}

acrossCopies(SandbankBug, "SandbankBug");

export function makeBug(text: string, context?: BugContext): SandbankBug {
  return carry(new SandbankBug(tagged(text), context), { text });
}

let areOff = false;

/** Does work in which no invariant throws, because a wrong bank breaks them. */
export function withoutInvariants<Result>(work: () => Result): Result {
  const before = areOff;
  areOff = true;
  try {
    return work();
  } finally {
    areOff = before;
  }
}

/** Throws a `SandbankBug` unless `holds`: for conditions that no input can break. */
export function invariant(holds: boolean, message: string): asserts holds {
  if (!holds && !areOff) throw makeBug(`A bug in the emulator: ${message}. Report it with bank.journal().`);
}
