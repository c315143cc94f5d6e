import type { Bank, Snapshot } from "@sandbank/engine";
import type { Deliverer } from "@sandbank/engine/deliver";

/** What a fixture knows of a bank that it opened. */
interface OpenedBank {
  /** The bank as it was when the test began. */
  readonly opening: Snapshot;
  /** The deliverer of the fixture; undefined while the test has not used it. */
  readonly deliverer: () => Deliverer | undefined;
}

const opened = new WeakMap<Bank, OpenedBank>();
/** The banks of the tests that run now. Ids differ between them, so an id tells its bank. */
const running = new Set<Bank>();

/** Notes a bank that a fixture opened. */
export function noteOpened(bank: Bank, what: OpenedBank): void {
  opened.set(bank, what);
  running.add(bank);
}

/** Notes that the test of a bank is over. */
export function noteClosed(bank: Bank): void {
  running.delete(bank);
}

/** What the fixture of a bank knows of it; undefined for a bank that no fixture opened. */
export function openedBank(bank: Bank): OpenedBank | undefined {
  return opened.get(bank);
}

/** The banks of the tests that run now. */
export function runningBanks(): Iterable<Bank> {
  return running;
}
