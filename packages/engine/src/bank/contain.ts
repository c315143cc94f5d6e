import { BankError, FailedDecide } from "../errors.ts";
import { SandbankBug } from "../invariant.ts";
import { idOf } from "../ports/ids.ts";
import type { JournalEntry } from "../state/journal-entry.ts";
import { forgetReached } from "../state/tally.ts";
import type { World } from "../state/world.ts";
import { type Savepoint, savepointOf, undo } from "./undo.ts";

/**
 * Does a call as a whole or not at all. If our own code throws, the call is undone, and a `SandbankBug` is thrown (D-105).
 * Refusals and mistakes of the calling program are thrown as they are: they come before the first write.
 */
export function contain<Result>(
  world: World,
  operation: string | (() => string),
  act: () => Result,
  isPassedOn: (error: unknown) => boolean = isCallersMistake,
): Result {
  const savepoint = savepointOf(world);
  try {
    return act();
  } catch (cause) {
    if (isPassedOn(cause)) throw cause;
    const name = typeof operation === "string" ? operation : operation();
    throw undoneBug(world, savepoint, { operation: name, cause });
  }
}

/** What failed. */
interface Failure {
  readonly operation: string;
  readonly cause: unknown;
  /** What the journal records instead of that which is undone. */
  readonly replaced?: readonly JournalEntry[];
}

/** Undoes what a failure has left behind, and makes the error that tells about it. */
export function undoneBug(
  world: World,
  savepoint: Savepoint,
  { operation, cause, replaced = [] }: Failure,
): SandbankBug {
  const reference = idOf(world.state.seed, "bug", world.tally.bugs++);
  const outcome = outcomeOf(world, savepoint, replaced);
  if (cause instanceof FailedDecide) {
    const message = `${cause.message} ${operation}: ${outcome} The reference is ${reference}.`;
    return new SandbankBug(message, { operation, reference, cause: cause.cause });
  }
  return new SandbankBug(
    `[sandbank] A bug in the emulator: ${operation} failed with "${messageOf(cause)}". ${outcome} Report it as ${reference}, with its stack and bank.journal().`,
    { operation, reference, cause },
  );
}

function outcomeOf(world: World, savepoint: Savepoint, replaced: readonly JournalEntry[]): string {
  try {
    if (world.isDeciding) {
      // A call that can only read, in the middle of another one: that one goes on with the state as it is.
      world.state.requests = savepoint.requests;
      forgetReached(world.tally, savepoint.reached);
    } else {
      undo(world, savepoint, replaced);
    }
    return "It was undone.";
  } catch (error) {
    return `It could not be undone ("${messageOf(error)}"): reset or restore the bank.`;
  }
}

/** Each error that says what a caller did wrong begins in this way; none of those that our code meets by accident does. */
export function isCallersMistake(error: unknown): boolean {
  return error instanceof BankError || (error instanceof Error && error.message.startsWith("[sandbank] Failed to "));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Tells `onBug`. If that throws, or its promise is rejected, nobody else is affected. */
export function report({ onBug }: World, bug: SandbankBug): void {
  try {
    Promise.resolve(onBug(bug) as unknown).catch(() => {});
  } catch {
    // Its own mistake must not fail the call that the bank answers.
  }
}
