import { type Bank, type Clock, type Snapshot, tickingClock } from "@sandbank/engine";
import { createDeliverer, type Deliverer } from "@sandbank/engine/deliver";
import { StartError } from "../errors/start-error.ts";
import type { FollowedBank } from "../storage/followed-bank.ts";
import { readMsAhead } from "../storage/ms-ahead.ts";
import { createSnapshots, type Snapshots } from "../storage/snapshots.ts";
import type { Storage } from "../storage/storage.ts";
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

/** An open bank, with members that only `Banks` uses. */
export interface OpenBank extends ServedBank {
  readonly closing: AbortController;
  readonly followed: FollowedBank | undefined;
}

/** What all banks of a server are opened with. */
export interface OpenOptions {
  /** The deliveries that were sent while the seed ran. */
  readonly seedDeliveries: SentDeliveries;
  readonly machineTime: () => number;
  /** The initial time of a new bank; undefined for the machine's time. */
  readonly start: number | undefined;
  /** The rate of a bank's clock: 1 or 0. Undefined keeps the rate that the bank had, and is 1 for a new bank. */
  readonly rate: number | undefined;
  readonly sendDelivery: (bank: string, sentDeliveries: SentDeliveries) => SendDelivery;
  readonly signTime: "bank" | "machine";
  /** The storage of the banks; undefined if they are in memory only. */
  readonly storage: Storage | undefined;
}

/** Opens the bank that `fork` makes. It continues from its stored state, or from another one if it has none. */
export function openBank(
  name: string,
  fork: (clock: Clock) => Bank,
  options: OpenOptions,
  forked?: BankOrigin,
): OpenBank {
  const { machineTime, storage } = options;
  const loaded = storage?.has(name) ? storage.load(name) : undefined;
  const origin = loaded ?? forked;
  // The clock continues where it stopped. It does not move until then, so that restoring the bank does not move it.
  const start = origin === undefined ? options.start : origin.now - origin.ahead;
  const clock = createServerClock(machineTime, start, 0, (rate) => storage?.setRate(name, rate));
  const bank = fork(tickingClock(clock.read));
  if (origin !== undefined) restore(name, bank, origin);
  const rate = storage?.findRate(name) ?? 1;
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
  return {
    name,
    bank,
    clock,
    deliverer,
    send,
    snapshots: storage?.openSnapshots(name) ?? createSnapshots(),
    sentDeliveries,
    followed,
    usedAt: machineTime(),
    holders: 0,
    closing,
    closed: closing.signal,
  };
}

function restore(name: string, bank: Bank, { snapshot }: BankOrigin): void {
  const { environment } = bank.trace({ last: 0 });
  bank.restore(snapshot);
  if (bank.trace({ last: 0 }).environment !== environment) throw otherEnvironment(name, environment);
}

/** Sets a bank to another state, and its clock to the time of that state. */
export function setState({ bank, clock }: ServedBank, set: () => void): void {
  clock.restart(() => {
    set();
    return Date.parse(bank.clock.now()) - readMsAhead(bank.journal().entries);
  });
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

/** Returns the error for a stored bank whose environment differs from the one that the server needs under this name. */
function otherEnvironment(name: string, wanted: "live" | "sandbox"): StartError {
  const why =
    wanted === "live"
      ? `the kept bank ${name} is a sandbox bank; start without --live, or remove it first with \`sandbank banks rm ${name}\``
      : `the kept bank ${name} is a live bank; start with --live`;
  return new StartError(why);
}
