import type { Bank, Snapshot } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";

/** What a fixture knows of a bank that it opened. */
interface OpenedBank {
  /** The bank as it was when the test began. */
  readonly opening: Snapshot;
  /** The deliverer of the fixture; undefined while the test has not used it. */
  readonly deliverer: () => Deliverer | undefined;
}

interface OpenBanks {
  readonly opened: WeakMap<Bank, OpenedBank>;
  /** The banks of the tests that run now. Ids differ between them, so an id tells its bank. */
  readonly running: Set<Bank>;
}

const NOTES = Symbol.for("@sandbank/testing open banks");

/** One for all copies of this module: each entry point of the CommonJS build has a copy, and so has each `resetModules`. */
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

/** What the fixture of a bank knows of it; undefined for a bank that no fixture opened. */
export function openedBank(bank: Bank): OpenedBank | undefined {
  return notes().opened.get(bank);
}

/** The banks of the tests that run now. */
export function runningBanks(): ReadonlySet<Bank> {
  return notes().running;
}
