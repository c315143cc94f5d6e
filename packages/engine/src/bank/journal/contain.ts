import { BankError, type ErrorBody, FailedDecide } from "../../errors.ts";
import { makeBug, type SandbankBug } from "../../invariant.ts";
import { findMistake, readText } from "../../mistake.ts";
import { rightAgain } from "../../mutants/right-again.ts";
import { deriveId } from "../../ports/ids.ts";
import type { JournalEntry } from "../../state/journal-entry.ts";
import { forkState } from "../../state/state.ts";
import { forgetReached } from "../../state/tally.ts";
import type { World } from "../../world/world.ts";
import { tellEntries } from "./observe.ts";
import { createSavepoint, type Savepoint, undo } from "./undo.ts";

/**
 * Runs a call completely or not at all. If the engine's own code throws, undoes the call and throws a `SandbankBug`
 * (D-105). Rethrows refusals and mistakes of the calling program unchanged: they occur before the first write. Undoes a
 * call whose entry an observer refuses, and rethrows the refusal.
 */
export function contain<Result>(
  world: World,
  operation: string | (() => string),
  act: () => Result,
  isPassedOn: (error: unknown) => boolean = isCallersMistake,
): Result {
  const savepoint = createSavepoint(world);
  try {
    const result = world.probe === null ? act() : world.probe.work(act);
    if (!world.isDeciding) tellEntries(world);
    return result;
  } catch (cause) {
    if (isPassedOn(cause)) throw cause;
    if (findRefusal(cause) !== undefined) {
      takeBack(world, savepoint, []);
      throw cause;
    }
    if (!(cause instanceof FailedDecide) && setAside(world, savepoint, cause)) {
      return contain(world, operation, act, isPassedOn);
    }
    const name = typeof operation === "string" ? operation : operation();
    throw undoneBug(world, savepoint, { operation: name, cause });
  }
}

interface Failure {
  readonly operation: string;
  readonly cause: unknown;
  /** The entries that the journal keeps in place of the undone ones. */
  readonly replaced?: readonly JournalEntry[];
}

/** Undoes the changes since the savepoint, and returns the error that describes the failure. */
export function undoneBug(
  world: World,
  savepoint: Savepoint,
  { operation, cause, replaced = [] }: Failure,
): SandbankBug {
  const reference = deriveId(world.state.seed, "bug", world.tally.family.bugs++);
  const outcome = undoCall(world, savepoint, replaced);
  if (cause instanceof FailedDecide) {
    const message = `${readText(cause)} ${operation}: ${outcome} The reference is ${reference}.`;
    return makeBug(message, { operation, reference, cause: cause.cause });
  }
  return makeBug(
    `A bug in the emulator: ${operation} failed with "${readText(cause)}". ${outcome} Report it as ${reference}, with its stack and bank.journal().`,
    { operation, reference, cause },
  );
}

/**
 * If a mutant was the reason for an error: undoes the changes since the savepoint, and makes the bank decide as a right one
 * from now on. Returns whether it was the reason.
 */
export function setAside(world: World, savepoint: Savepoint, cause: unknown): boolean {
  if (world.probe?.isSetAside(readText(cause)) !== true) return false;
  takeBack(world, savepoint, []);
  world.probe = rightAgain;
  // What the mutant did before cannot be replayed without it.
  if (!world.isDeciding) world.base = forkState(world.state);
  return true;
}

function undoCall(world: World, savepoint: Savepoint, replaced: readonly JournalEntry[]): string {
  try {
    takeBack(world, savepoint, replaced);
    return "It was undone.";
  } catch (error) {
    return `It could not be undone ("${readText(error)}"): reset or restore the bank.`;
  }
}

function takeBack(world: World, savepoint: Savepoint, replaced: readonly JournalEntry[]): void {
  if (world.isDeciding) {
    // A read that `decide` made in the middle of another call: that call continues with the current state.
    world.state.requests = savepoint.requests;
    forgetReached(world.tally, savepoint.reached);
    return;
  }
  const act = () => undo(world, savepoint, replaced);
  if (world.probe === null) act();
  else world.probe.work(act);
}

/** Whether an error tells of a mistake, made by the calling program or by the client. */
export function isCallersMistake(error: unknown): boolean {
  return error instanceof BankError || findMistake(error) !== undefined;
}

/**
 * The error body with which an observer refused an entry; undefined for any other error. A `BankError` has a body, too,
 * but the bank refuses with it before it writes.
 */
export function findRefusal(error: unknown): ErrorBody | undefined {
  if (error instanceof BankError) return undefined;
  const { body } = Object(error) as { readonly body?: Partial<ErrorBody> };
  const isBody = typeof body?.status === "number" && typeof body.type === "string" && typeof body.title === "string";
  return isBody ? (body as ErrorBody) : undefined;
}

/** Calls `onBug`, and ignores it if it throws or its promise rejects. */
export function report({ onBug }: World, bug: SandbankBug): void {
  try {
    Promise.resolve(onBug(bug) as unknown).catch(() => {});
  } catch {
    // A failing `onBug` must not make the bank's response fail.
  }
}
