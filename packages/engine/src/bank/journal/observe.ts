import type { MoveStart } from "../../log/call-log.ts";
import { withLoanDate } from "../../log/move-work.ts";
import type { JournalEntry } from "../../state/journal-entry.ts";
import { entryToJson } from "../../state/journal-json.ts";
import { at, countItems } from "../../store/layered-list.ts";
import { wakeIdlers } from "../../world/idler.ts";
import type { BankObserver } from "../../world/observer.ts";
import type { World } from "../../world/world.ts";
import { loanDatesSince } from "../clock/due-job-view.ts";

/** Registers an observer, and returns the function that removes it. */
export function observe(world: World, observer: BankObserver): () => void {
  if (world.observers.length === 0) skipEntries(world);
  world.observers = [...world.observers, observer];
  return () => {
    world.observers = world.observers.filter((other) => other !== observer);
  };
}

/** Tells the observers which entries were added since they were told last. A bank without observers pays nothing. */
export function tellEntries(world: World): void {
  if (world.observers.length === 0) return;
  const { journal, requests } = world.state;
  const end = countItems(journal);
  // The last entry that they were told is replaced while the clock moves on.
  const isReplaced =
    world.observed > 0 && world.observed <= end && at(journal, world.observed - 1) !== world.lastObserved;
  for (let number = world.observed - (isReplaced ? 1 : 0); number < end; number++) {
    const entry = at(journal, number) as JournalEntry;
    const told = { number, entry: entryToJson(entry), requests };
    for (const observer of world.observers) observer.entry?.(told);
    // An observer that throws makes the bank undo the call: this entry does not remain.
    world.lastObserved = entry;
    world.observed = number + 1;
  }
  world.observed = end;
}

/** Adds the dates of loans that a move has passed to its work, and tells the observers. Returns whether it passed any. */
export function notePassedDates(world: World, { now: from }: MoveStart): boolean {
  const dates = loanDatesSince(world, from);
  for (const date of dates) {
    world.log.work = withLoanDate(world.log.work, date);
    for (const observer of world.observers) observer.loanDate?.(date);
  }
  return dates.length > 0;
}

/** Tells the observers that the journal is another one. */
export function tellRestart(world: World): void {
  skipEntries(world);
  for (const observer of world.observers) observer.restart?.();
}

function skipEntries(world: World): void {
  const { journal } = world.state;
  world.observed = countItems(journal);
  world.lastObserved = at(journal, world.observed - 1) ?? null;
}

/** Tells the observers that a call or a move of the clock was logged, and wakes the polls that waited for it. */
export function tellStep(world: World): void {
  for (const observer of world.observers) observer.step?.();
  if (world.idlers.length > 0) wakeIdlers(world);
}
