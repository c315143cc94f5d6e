import type { Bank } from "@sandbank/engine";
import { readText } from "@sandbank/engine/private/errors";
import { bankNotAvailable } from "../errors/server-errors.ts";
import { StartError } from "../errors/start-error.ts";
import { StorageError } from "../errors/storage-error.ts";
import { DEFAULT_BANK, isBankName, LIVE_BANK } from "../names/bank-name.ts";
import type { KeptName } from "../storage/storage.ts";
import { storageFailure } from "../storage/storage-failure.ts";
import { type BankOrigin, type OpenBank, type OpenOptions, openBank, type ServedBank } from "./served-bank.ts";

export interface BanksOptions extends OpenOptions {
  /** The bank with the seed. It never changes: all banks of the server are forks of it. */
  readonly seeded: Bank;
  /** The initial state of the live bank; undefined if the server has none. */
  readonly live: Bank | undefined;
  /** Whether a request with an unknown name opens a bank. */
  readonly isOpenedByName: boolean;
  /** The largest number of open banks. */
  readonly most: number;
}

/** The banks of a server, by name. */
export class Banks {
  /** The largest number of open banks. */
  readonly most: number;
  readonly #options: BanksOptions;
  readonly #open = new Map<string, OpenBank>();

  /** Opens the banks that exist from the start of the server. Throws a `StartError` if one cannot be written. */
  constructor(options: BanksOptions) {
    this.most = options.most;
    this.#options = options;
    try {
      this.#openBank(DEFAULT_BANK);
      if (options.live !== undefined) this.#openBank(LIVE_BANK);
    } catch (error) {
      this.#close(DEFAULT_BANK);
      throw error instanceof StorageError ? storageFailure(options.storage?.directory ?? "", error) : error;
    }
  }

  /** Returns whether a name is that of the live bank, which has an API key of its own. */
  isLive(name: string): boolean {
    return this.#options.live !== undefined && name === LIVE_BANK;
  }

  /** Returns the bank with a name, and opens it if necessary. Undefined if the name is refused. */
  use(name: string): ServedBank | undefined {
    const { isOpenedByName, machineTime, storage } = this.#options;
    const found = this.#open.get(name);
    if (found === undefined) return isOpenedByName || storage?.has(name) === true ? this.create(name) : undefined;
    found.usedAt = machineTime();
    return found;
  }

  /**
   * Opens a bank, even if requests alone may not open one. Returns the open bank if the name is in use; undefined if
   * the name is refused.
   */
  create(name: string): ServedBank | undefined {
    const isPossible = () => isBankName(name) && this.#canOpenAnother();
    return this.#open.get(name) ?? (isPossible() ? this.#openForUse(name) : undefined);
  }

  /** Opens a new bank that continues from a state. Undefined if the name is refused or in use. */
  createFrom(name: string, origin: BankOrigin, rate: number): ServedBank | undefined {
    if (this.#open.has(name) || this.#options.storage?.has(name)) return undefined;
    if (!isBankName(name) || !this.#canOpenAnother()) return undefined;
    const served = this.#openForUse(name, origin);
    served.clock.setRate(rate);
    return served;
  }

  find(name: string): ServedBank | undefined {
    return this.#open.get(name);
  }

  /** The banks that are open. */
  list(): readonly ServedBank[] {
    return [...this.#open.values()];
  }

  /** The banks that are only in the data directory. The next request for one opens it. */
  kept(): readonly KeptName[] {
    return this.#options.storage?.kept() ?? [];
  }

  remove(name: string): boolean {
    if (this.#isPermanent(name)) return false;
    const { storage } = this.#options;
    storage?.requireOwn(name);
    const served = this.#take(name);
    served?.followed?.abandon();
    const isKept = storage?.has(name) === true;
    if (isKept) storage.remove(name);
    return served !== undefined || isKept;
  }

  /**
   * Closes the banks that no request has used since an instant, in milliseconds since 1970, except the default bank. A
   * stored bank is only unloaded.
   */
  closeIdleSince(instant: number): readonly string[] {
    // Banks stay open for reads if they could not be opened again.
    if (this.#options.storage?.lost !== undefined) return [];
    const closed = this.#idle().filter(({ usedAt }) => usedAt < instant);
    for (const { name } of closed) this.#close(name);
    return closed.map(({ name }) => name);
  }

  /**
   * Closes all banks, those with few entries first. `maySave` returns whether there is time to save the state of a bank
   * with that number of entries. Returns the names of the banks whose state was not saved.
   */
  close(maySave: (entries: number) => boolean): readonly string[] {
    const countEntries = ({ followed }: OpenBank) => followed?.entries() ?? 0;
    const fewFirst = [...this.#open.values()].sort((one, other) => countEntries(one) - countEntries(other));
    return fewFirst.map(({ name }) => name).filter((name) => !this.#close(name, maySave));
  }

  /** Whether a bank exists from the start of the server to its stop. */
  #isPermanent(name: string): boolean {
    return name === DEFAULT_BANK || this.isLive(name);
  }

  #openBank(name: string, origin?: BankOrigin): OpenBank {
    const { seeded, live } = this.#options;
    const initial = this.isLive(name) ? (live as Bank) : seeded;
    // The default bank has the ids of the seed; each other bank has its own, the same in every run.
    const seed = this.#isPermanent(name) ? {} : { seed: name };
    const opened = openBank(name, (clock) => initial.fork({ ...seed, clock }), this.#options, origin);
    this.#open.set(name, opened);
    return opened;
  }

  /** Opens a bank for a request. */
  #openForUse(name: string, origin?: BankOrigin): OpenBank {
    try {
      return this.#openBank(name, origin);
    } catch (error) {
      if (error instanceof StartError) throw bankNotAvailable(name, readText(error));
      throw error;
    }
  }

  /**
   * Returns whether another bank can be opened. If banks are stored, unloads the least recently used one to make room.
   */
  #canOpenAnother(): boolean {
    if (this.#open.size < this.most) return true;
    if (this.#options.storage === undefined) return false;
    const [oldest] = this.#idle().sort((one, other) => one.usedAt - other.usedAt);
    if (oldest !== undefined) this.#close(oldest.name);
    return oldest !== undefined;
  }

  #idle(): OpenBank[] {
    return [...this.#open.values()].filter(({ name, holders }) => !this.#isPermanent(name) && holders === 0);
  }

  /** Returns false if the state of a stored bank was not saved. */
  #close(name: string, maySave = (_entries: number) => true): boolean {
    return this.#take(name)?.followed?.close(maySave) ?? true;
  }

  /** Ends the work of a bank, which is then no longer open. */
  #take(name: string): OpenBank | undefined {
    const served = this.#open.get(name);
    served?.deliverer.close();
    served?.closing.abort();
    this.#open.delete(name);
    return served;
  }
}
