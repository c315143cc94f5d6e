import type { Bank, Snapshot } from "@sandbank/engine";
import { tickingClock } from "@sandbank/engine";
import { createDeliverer, type Deliverer } from "@sandbank/engine/deliver";
import { DEFAULT_BANK, isBankName } from "./bank-name.ts";
import type { SendDelivery } from "./egress.ts";
import { createServerClock, type ServerClock } from "./server-clock.ts";

/** A bank that the server serves, with what the server adds to it. */
export interface ServedBank {
  readonly name: string;
  readonly bank: Bank;
  readonly clock: ServerClock;
  readonly deliverer: Deliverer;
  /** Snapshots by name, with the bank's time at each. */
  readonly snapshots: Map<string, SavedSnapshot>;
  /** When a request last used the bank, by the machine's clock, in milliseconds since 1970. */
  usedAt: number;
}

interface SavedSnapshot {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly snapshot: Snapshot;
}

export interface BanksOptions {
  /** The bank with the seed in it. Nothing writes to it: every bank of the server is a fork of it. */
  readonly seeded: Bank;
  readonly machineTime: () => number;
  /** Where the clock of a new bank begins; the machine's time if undefined. */
  readonly start: number | undefined;
  readonly isFrozen: boolean;
  readonly sendDelivery: (bank: string) => SendDelivery;
  readonly signTime: "bank" | "machine";
  /** Whether a name that is not known opens a bank. */
  readonly isOpenedByName: boolean;
  /** The most banks at a time. */
  readonly most: number;
}

/** The banks of a server, by name. */
export interface Banks {
  /** The bank of a name; opens it if it is not open yet. Undefined for a name that is refused. */
  use(name: string): ServedBank | undefined;
  /** Opens a bank, also if requests alone open none. The open one of that name if there is one; undefined if the name is refused. */
  create(name: string): ServedBank | undefined;
  find(name: string): ServedBank | undefined;
  list(): readonly ServedBank[];
  remove(name: string): boolean;
  /** Closes banks that no request has used since an instant, in milliseconds since 1970. The default bank stays. */
  removeIdleSince(instant: number): readonly string[];
  close(): void;
}

export function createBanks(options: BanksOptions): Banks {
  const { seeded, machineTime, isOpenedByName, most } = options;
  const banks = new Map<string, ServedBank>();

  function open(name: string): ServedBank {
    const clock = createServerClock(machineTime, options.start, options.isFrozen ? 0 : 1);
    // The default bank has the ids of the seed; each other bank has its own, the same in every run.
    const seed = name === DEFAULT_BANK ? {} : { seed: name };
    const bank = seeded.fork({ ...seed, clock: tickingClock(clock.read) });
    const deliverer = createDeliverer(bank, { fetch: options.sendDelivery(name), signTime: options.signTime });
    const opened = { name, bank, clock, deliverer, snapshots: new Map(), usedAt: machineTime() };
    banks.set(name, opened);
    return opened;
  }

  function remove(name: string): boolean {
    banks.get(name)?.deliverer.close();
    return banks.delete(name);
  }

  function create(name: string): ServedBank | undefined {
    const isPossible = isBankName(name) && banks.size < most;
    return banks.get(name) ?? (isPossible ? open(name) : undefined);
  }

  open(DEFAULT_BANK);
  return {
    use(name) {
      const found = banks.get(name);
      if (found === undefined) return isOpenedByName ? create(name) : undefined;
      found.usedAt = machineTime();
      return found;
    },
    create,
    find: (name) => banks.get(name),
    list: () => [...banks.values()],
    remove: (name) => name !== DEFAULT_BANK && remove(name),
    removeIdleSince(instant) {
      const idle = [...banks.values()].filter(({ name, usedAt }) => name !== DEFAULT_BANK && usedAt < instant);
      for (const { name } of idle) remove(name);
      return idle.map(({ name }) => name);
    },
    close() {
      for (const name of banks.keys()) remove(name);
    },
  };
}
