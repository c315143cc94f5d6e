import type { Bank, Snapshot, WebhookAttempt } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";

/** A fixture's record of a bank that it opened. */
interface OpenedBank {
  /** The bank as it was when the test began. */
  readonly opening: Snapshot;
  /** The deliverer of the fixture; undefined while the test has not used it. */
  readonly deliverer: () => Deliverer | undefined;
  /** Returns the value that a receiver of the fixture threw last for the Event; undefined if it threw nothing. */
  readonly thrownFor: (attempt: WebhookAttempt) => unknown;
}

interface OpenBanks {
  readonly opened: WeakMap<Bank, OpenedBank>;
  /** The banks of the running tests. Ids differ between tests, so an id identifies its bank. */
  readonly running: Set<Bank>;
}

const NOTES = Symbol.for("@sandbank/testing open banks");

/**
 * Returns the notes that all copies of this module share: each entry point of the CommonJS build has a copy, and
 * `resetModules` makes more.
 */
function notes(): OpenBanks {
  const holder = globalThis as { [NOTES]?: OpenBanks };
  holder[NOTES] ??= { opened: new WeakMap(), running: new Set() };
  return holder[NOTES];
}

/** Notes a bank that a fixture opened. */
export function noteOpened(bank: Bank, what: OpenedBank): void {
  const { opened, running } = notes();
  opened.set(bank, what);
  running.add(bank);
}

/** Notes that the test of a bank is over. */
export function noteClosed(bank: Bank): void {
  notes().running.delete(bank);
}

/** Returns the record of a bank; undefined for a bank that no fixture opened. */
export function openedBank(bank: Bank): OpenedBank | undefined {
  return notes().opened.get(bank);
}

/** The banks of the running tests. */
export function runningBanks(): ReadonlySet<Bank> {
  return notes().running;
}
