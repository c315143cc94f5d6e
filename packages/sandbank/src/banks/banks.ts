import type { Bank, Snapshot } from "@sandbank/engine";
import { tickingClock } from "@sandbank/engine";
import { createDeliverer, type Deliverer } from "@sandbank/engine/deliver";
import { bankNotAvailable } from "../errors/server-error.ts";
import { StartError } from "../errors/start-error.ts";
import { StorageError } from "../errors/storage-error.ts";
import { DEFAULT_BANK, isBankName, LIVE_BANK } from "../names/bank-name.ts";
import type { FollowedBank } from "../storage/followed-bank.ts";
import { createSnapshots, type Snapshots } from "../storage/snapshots.ts";
import type { KeptName, Storage } from "../storage/storage.ts";
import { storageFailure } from "../storage/storage-failure.ts";
import type { SendDelivery } from "./egress.ts";
import { createSentDeliveries, type SentDeliveries } from "./sent-deliveries.ts";
import { createServerClock, type ServerClock } from "./server-clock.ts";

/** The state from which a bank continues. */
export interface BankOrigin {
  readonly snapshot: Snapshot;
  /** The bank's time, in milliseconds since 1970. */
  readonly now: number;
  /** How far the bank is ahead of its time source, in milliseconds. */
  readonly ahead: number;
}

/** A bank of the server, with the parts that the server adds. */
export interface ServedBank {
  readonly name: string;
  readonly bank: Bank;
  readonly clock: ServerClock;
  readonly deliverer: Deliverer;
  /** Sends a request to a receiver, with the checks of deliveries. */
  readonly send: SendDelivery;
  readonly snapshots: Snapshots;
  /** The latest deliveries, with their responses. */
  readonly sentDeliveries: SentDeliveries;
  /** When a request last used the bank, by the machine's clock, in milliseconds since 1970. */
  usedAt: number;
  /** The number of streams and clock moves that use the bank now. A bank with any is not idle. */
  holders: number;
  /** Aborted when the bank is closed. */
  readonly closed: AbortSignal;
}

/** An open bank, with members that only this module uses. */
interface OpenBank extends ServedBank {
  readonly closing: AbortController;
  readonly followed: FollowedBank | undefined;
}

export interface BanksOptions {
  /** The bank with the seed. It never changes: all banks of the server are forks of it. */
  readonly seeded: Bank;
  /** The deliveries that were sent while the seed ran. */
  readonly seedDeliveries: SentDeliveries;
  /** The initial state of the live bank; undefined if the server has none. */
  readonly live: Bank | undefined;
  readonly machineTime: () => number;
  /** The initial time of a new bank; undefined for the machine's time. */
  readonly start: number | undefined;
  /** The rate of a bank's clock: 1 or 0. Undefined keeps the rate that the bank had, and is 1 for a new bank. */
  readonly rate: number | undefined;
  readonly sendDelivery: (bank: string, sentDeliveries: SentDeliveries) => SendDelivery;
  readonly signTime: "bank" | "machine";
  /** Whether a request with an unknown name opens a bank. */
  readonly isOpenedByName: boolean;
  /** The largest number of open banks. */
  readonly most: number;
  /** The storage of the banks; undefined if they are in memory only. */
  readonly storage: Storage | undefined;
}

/** The banks of a server, by name. */
export interface Banks {
  /** The largest number of open banks. */
  readonly most: number;
  /** Returns whether a name is that of the live bank, which has an API key of its own. */
  isLive(name: string): boolean;
  /** Returns the bank with a name, and opens it if necessary. Undefined if the name is refused. */
  use(name: string): ServedBank | undefined;
  /**
   * Opens a bank, even if requests alone may not open one. Returns the open bank if the name is in use; undefined if
   * the name is refused.
   */
  create(name: string): ServedBank | undefined;
  /** Opens a new bank that continues from a state. Undefined if the name is refused or in use. */
  createFrom(name: string, origin: BankOrigin, rate: number): ServedBank | undefined;
  find(name: string): ServedBank | undefined;
  /** The banks that are open. */
  list(): readonly ServedBank[];
  /** The banks that are only in the data directory. The next request for one opens it. */
  kept(): readonly KeptName[];
  remove(name: string): boolean;
  /**
   * Closes the banks that no request has used since an instant, in milliseconds since 1970, except the default bank. A
   * stored bank is only unloaded.
   */
  closeIdleSince(instant: number): readonly string[];
  /**
   * Closes all banks, those with few entries first. `maySave` returns whether there is time to save the state of a bank
   * with that number of entries. Returns the names of the banks whose state was not saved.
   */
  close(maySave: (entries: number) => boolean): readonly string[];
}

/**
 * Keeps a bank open during other work. Returns the function that ends this; the bank then counts as used at that time.
 */
export function keepOpen(served: ServedBank, machineTime: () => number): () => void {
  served.holders++;
  return () => {
    served.holders--;
    served.usedAt = machineTime();
  };
}

export function createBanks(options: BanksOptions): Banks {
  const { seeded, live, machineTime, isOpenedByName, most, storage } = options;
  const banks = new Map<string, OpenBank>();
  const isLive = (name: string) => live !== undefined && name === LIVE_BANK;
  /** Banks that exist from the start of the server to its stop. */
  const isPermanent = (name: string) => name === DEFAULT_BANK || isLive(name);

  function open(name: string, forked?: BankOrigin): OpenBank {
    const loaded = storage?.has(name) ? storage.load(name) : undefined;
    const origin = loaded ?? forked;
    // The clock continues where it stopped. It does not move until then, so that restoring the bank does not move it.
    const start = origin === undefined ? options.start : origin.now - origin.ahead;
    const clock = createServerClock(machineTime, start, 0, (rate) => storage?.setRate(name, rate));
    // The default bank has the ids of the seed; each other bank has its own, the same in every run.
    const seed = isPermanent(name) ? {} : { seed: name };
    const bank = (isLive(name) ? (live as Bank) : seeded).fork({ ...seed, clock: tickingClock(clock.read) });
    if (origin !== undefined) {
      const { environment } = bank.trace({ last: 0 });
      bank.restore(origin.snapshot);
      if (bank.trace({ last: 0 }).environment !== environment) throw otherEnvironment(name, environment);
    }
    const rate = storage?.rateOf(name) ?? 1;
    const followed = storage?.follow(name, bank, loaded);
    try {
      if (options.rate === undefined || options.rate === rate) clock.begin(rate);
      else clock.setRate(options.rate);
    } catch (error) {
      followed?.abandon();
      throw error;
    }
    const sentDeliveries = createSentDeliveries(options.seedDeliveries);
    const send = options.sendDelivery(name, sentDeliveries);
    const deliverer = createDeliverer(bank, { fetch: send, signTime: options.signTime });
    // Deliveries that were open when the bank was closed are still due.
    if (loaded !== undefined) deliverer.settled().catch(() => {});
    const closing = new AbortController();
    const opened: OpenBank = {
      name,
      bank,
      clock,
      deliverer,
      send,
      snapshots: storage?.snapshotsOf(name) ?? createSnapshots(),
      sentDeliveries,
      followed,
      usedAt: machineTime(),
      holders: 0,
      closing,
      closed: closing.signal,
    };
    banks.set(name, opened);
    return opened;
  }

  /** Opens a bank for a request. */
  function openForUse(name: string, origin?: BankOrigin): OpenBank {
    try {
      return open(name, origin);
    } catch (error) {
      if (error instanceof StartError) throw bankNotAvailable(name, error.message);
      throw error;
    }
  }

  /** Returns false if the state of a stored bank was not saved. */
  function close(name: string, maySave = (_entries: number) => true): boolean {
    const served = banks.get(name);
    served?.deliverer.close();
    served?.closing.abort();
    banks.delete(name);
    return served?.followed?.close(maySave) ?? true;
  }

  function remove(name: string): boolean {
    storage?.requireOwn(name);
    const served = banks.get(name);
    served?.deliverer.close();
    served?.closing.abort();
    served?.followed?.abandon();
    banks.delete(name);
    const isKept = storage?.has(name) === true;
    if (isKept) storage.remove(name);
    return served !== undefined || isKept;
  }

  function idle(): OpenBank[] {
    return [...banks.values()].filter(({ name, holders }) => !isPermanent(name) && holders === 0);
  }

  /**
   * Returns whether another bank can be opened. If banks are stored, unloads the least recently used one to make room.
   */
  function canOpenAnother(): boolean {
    if (banks.size < most) return true;
    const [oldest] = storage === undefined ? [] : idle().sort((one, other) => one.usedAt - other.usedAt);
    if (oldest !== undefined) close(oldest.name);
    return oldest !== undefined;
  }

  function create(name: string): ServedBank | undefined {
    const isPossible = () => isBankName(name) && canOpenAnother();
    return banks.get(name) ?? (isPossible() ? openForUse(name) : undefined);
  }

  /** Opens a bank that exists from the start of the server. Throws a `StartError` if it cannot be written. */
  function openAtStart(name: string): void {
    try {
      open(name);
    } catch (error) {
      close(DEFAULT_BANK);
      throw error instanceof StorageError ? storageFailure(storage?.directory ?? "", error) : error;
    }
  }

  openAtStart(DEFAULT_BANK);
  if (live !== undefined) openAtStart(LIVE_BANK);
  return {
    most,
    isLive,
    use(name) {
      const found = banks.get(name);
      if (found === undefined) return isOpenedByName || storage?.has(name) === true ? create(name) : undefined;
      found.usedAt = machineTime();
      return found;
    },
    create,
    createFrom(name, origin, rate) {
      if (banks.has(name) || storage?.has(name) || !isBankName(name) || !canOpenAnother()) return undefined;
      const served = openForUse(name, origin);
      served.clock.setRate(rate);
      return served;
    },
    find: (name) => banks.get(name),
    list: () => [...banks.values()],
    kept: () => storage?.kept() ?? [],
    remove: (name) => !isPermanent(name) && remove(name),
    closeIdleSince(instant) {
      // Banks stay open for reads if they could not be opened again.
      if (storage?.lost !== undefined) return [];
      const closed = idle().filter(({ usedAt }) => usedAt < instant);
      for (const { name } of closed) close(name);
      return closed.map(({ name }) => name);
    },
    close(maySave) {
      const entriesOf = ({ followed }: OpenBank) => followed?.entries() ?? 0;
      const fewFirst = [...banks.values()].sort((one, other) => entriesOf(one) - entriesOf(other));
      return fewFirst.map(({ name }) => name).filter((name) => !close(name, maySave));
    },
  };
}

/** Returns the error for a stored bank whose environment differs from the one that the server needs under this name. */
function otherEnvironment(name: string, wanted: "live" | "sandbox"): StartError {
  const why =
    wanted === "live"
      ? `the kept bank ${name} is a sandbox bank; start without --live, or remove it first with \`sandbank banks rm ${name}\``
      : `the kept bank ${name} is a live bank; start with --live`;
  return new StartError(why);
}
