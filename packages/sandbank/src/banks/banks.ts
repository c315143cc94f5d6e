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
import { createExchanges, type Exchanges } from "./exchanges.ts";
import { createServerClock, type ServerClock } from "./server-clock.ts";

/** The state that a bank goes on from. */
export interface BankOrigin {
  readonly snapshot: Snapshot;
  /** The bank's time, in milliseconds since 1970. */
  readonly now: number;
  /** How far the bank is ahead of its time source, in milliseconds. */
  readonly ahead: number;
}

/** A bank that the server serves, with what the server adds to it. */
export interface ServedBank {
  readonly name: string;
  readonly bank: Bank;
  readonly clock: ServerClock;
  readonly deliverer: Deliverer;
  /** Sends a request to a receiver, with the checks of deliveries. */
  readonly send: SendDelivery;
  readonly snapshots: Snapshots;
  /** The deliveries as they were sent. */
  readonly exchanges: Exchanges;
  /** When a request last used the bank, by the machine's clock, in milliseconds since 1970. */
  usedAt: number;
  /** How many streams and moves of the clock need the bank now. While there are any, it is not idle. */
  holders: number;
  /** Aborted when the bank is closed. */
  readonly closed: AbortSignal;
}

/** An open bank, with what only this module uses. */
interface OpenBank extends ServedBank {
  readonly closing: AbortController;
  readonly followed: FollowedBank | undefined;
}

export interface BanksOptions {
  /** The bank with the seed in it. Nothing writes to it: every bank of the server is a fork of it. */
  readonly seeded: Bank;
  /** What the live bank begins as; undefined if the server has none. */
  readonly live: Bank | undefined;
  readonly machineTime: () => number;
  /** Where the clock of a new bank begins; the machine's time if undefined. */
  readonly start: number | undefined;
  /** How fast the time of a bank passes: 1 or 0; undefined to go on as the bank did before, and otherwise with 1. */
  readonly rate: number | undefined;
  readonly sendDelivery: (bank: string, exchanges: Exchanges) => SendDelivery;
  readonly signTime: "bank" | "machine";
  /** Whether a name that is not known opens a bank. */
  readonly isOpenedByName: boolean;
  /** The most banks at a time. */
  readonly most: number;
  /** Where the banks are kept; undefined if they are in memory only. */
  readonly storage: Storage | undefined;
}

/** The banks of a server, by name. */
export interface Banks {
  /** The most banks that can be open at a time. */
  readonly most: number;
  /** Whether a name is that of the live bank, which the API key of the other banks does not reach. */
  isLive(name: string): boolean;
  /** The bank of a name; opens it if it is not open yet. Undefined for a name that is refused. */
  use(name: string): ServedBank | undefined;
  /** Opens a bank, also if requests alone open none. The open one of that name if there is one; undefined if the name is refused. */
  create(name: string): ServedBank | undefined;
  /** Opens a new bank that goes on from a state. Undefined if the name is refused or in use. */
  createFrom(name: string, origin: BankOrigin, rate: number): ServedBank | undefined;
  find(name: string): ServedBank | undefined;
  /** The banks that are open. */
  list(): readonly ServedBank[];
  /** The banks that are in the data directory only: their next request opens them. */
  kept(): readonly KeptName[];
  remove(name: string): boolean;
  /**
   * Closes banks that no request has used since an instant, in milliseconds since 1970. The default bank stays. A bank that
   * is kept is only unloaded.
   */
  closeIdleSince(instant: number): readonly string[];
  /**
   * Closes all banks, those with few entries first. `maySave` says whether there is time to save the state of a bank with
   * so many entries. Returns the names of the banks whose state was not saved.
   */
  close(maySave: (entries: number) => boolean): readonly string[];
}

/** Keeps a bank open while work needs it. Returns the function that ends this; the bank counts as used at that time. */
export function hold(served: ServedBank, machineTime: () => number): () => void {
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
  /** Banks that are there from the start to the stop. */
  const isPermanent = (name: string) => name === DEFAULT_BANK || isLive(name);

  function open(name: string, forked?: BankOrigin): OpenBank {
    const loaded = storage?.has(name) ? storage.load(name) : undefined;
    const origin = loaded ?? forked;
    // Time goes on where it stopped. It stands still until then, so that restoring the bank does not move it.
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
    const exchanges = createExchanges();
    const send = options.sendDelivery(name, exchanges);
    const deliverer = createDeliverer(bank, { fetch: send, signTime: options.signTime });
    // What was on its way when the bank was closed is still due.
    if (loaded !== undefined) deliverer.settled().catch(() => {});
    const closing = new AbortController();
    const opened: OpenBank = {
      name,
      bank,
      clock,
      deliverer,
      send,
      snapshots: storage?.snapshotsOf(name) ?? createSnapshots(),
      exchanges,
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

  /** Returns false if the state of a bank that is kept was not saved. */
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

  /** Whether one more bank can be open. If banks are kept, unloads the one that was used the longest time ago. */
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

  /** Opens a bank that is there from the start on. Throws a `StartError` if it cannot be written. */
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
      // A bank that cannot be opened again stays open for reads.
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

/** The error for a kept bank of the environment that the server does not want under this name. */
function otherEnvironment(name: string, wanted: "live" | "sandbox"): StartError {
  const why =
    wanted === "live"
      ? `the kept bank ${name} is a sandbox bank; start without --live, or remove it first with \`sandbank banks rm ${name}\``
      : `the kept bank ${name} is a live bank; start with --live`;
  return new StartError(why);
}
