import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Bank, type BankOptions, createBank, manualClock, tickingClock } from "@sandbank/engine";
import { applySeed, type Seed } from "@sandbank/engine/scenarios";
import { type Beginning, hashOf } from "../storage/beginning.ts";
import { JournalWriteError } from "../storage/journal-file.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { version } from "../version.ts";
import type { BankHost } from "./bank-host.ts";
import { DEFAULT_BANK } from "./bank-name.ts";
import { createBanks, type ServedBank } from "./banks.ts";
import { guardedSend } from "./egress.ts";
import { isLoopbackName } from "./host-check.ts";
import { createRequestHandler } from "./request-handler.ts";
import { createSender } from "./send-by-http.ts";
import { StartError } from "./start-error.ts";

/** How to start a server. Every option has a default. */
export interface ServerOptions {
  /** The port. 0 takes a free one. Default: 2265. */
  readonly port?: number;
  /** The address to listen on. Default: 127.0.0.1, and ::1 if the machine has it. Another one than a loopback address needs `token`. */
  readonly host?: string;
  /** The admin token. Default: a random one. */
  readonly token?: string;
  /** What the banks are filled with, in order. */
  readonly seeds?: readonly Seed[];
  /** The seed of ids and keys. Default: `sandbank`. */
  readonly bankSeed?: string;
  /** `ticking` follows the machine's clock, `frozen` stands still until it is advanced. Default: `ticking`. */
  readonly clock?: "ticking" | "frozen";
  /** The time at which the banks begin, ISO 8601 with a zone. Default: now. */
  readonly start?: string;
  /** Whether a new name opens a bank. Default: `auto`. */
  readonly banks?: "auto" | "off";
  /** A bank that no request has used for so long is closed, in milliseconds. Default: one hour. */
  readonly bankTtlMs?: number;
  /** Host names besides those of this machine that requests may name. */
  readonly allowedHosts?: readonly string[];
  /** Origins of pages that may call the server, such as `http://localhost:5173`. */
  readonly corsOrigins?: readonly string[];
  /** Hosts outside of this machine and private networks to which deliveries may go. */
  readonly deliverTo?: readonly string[];
  /** Which time deliveries are signed with. Default: `machine`. */
  readonly signTime?: "machine" | "bank";
  /** Options of every bank. */
  readonly bank?: Pick<BankOptions, "unknownFields" | "rateLimit" | "schedules" | "checkDeposits">;
  /** Keeps the banks in a directory. Default: they are in memory, and end with the server. */
  readonly persist?: PersistOptions;
  /** Told of bugs of the server. Default: `console.error`. */
  readonly onBug?: (error: unknown) => void;
  /** Told what the start repaired, and what cannot be written. Default: `console.error`. */
  readonly onWarning?: (text: string) => void;
}

/** How to keep the banks of a server. */
export interface PersistOptions {
  /** The data directory. Made if it does not exist. */
  readonly directory: string;
  /** Whether each call waits for the disk. Otherwise a power failure loses up to 200 ms. Default: false. */
  readonly durable?: boolean;
  /** Whether kept banks go on although they began with another seed. Default: false, which rejects. */
  readonly keepSeed?: boolean;
  /** Whether kept banks are moved aside, to begin again. Default: false. */
  readonly reset?: boolean;
  /** Whether a bank with a damaged journal goes on with the entries before the damage. Default: false, which rejects. */
  readonly repair?: boolean;
}

/** A server that is ready. */
export interface RunningServer {
  /** Such as `http://localhost:2265`. */
  readonly url: string;
  readonly apiKey: string;
  readonly token: string;
  readonly startedAt: string;
  /** The time of the default bank at the start, ISO 8601 in UTC, and how fast it passes: 0 if it stands still. */
  readonly clock: { readonly now: string; readonly rate: number };
  /** Where the banks are kept; null if they are in memory only. */
  readonly dataDirectory: string | null;
  /** Resolves once the server has stopped. */
  readonly stopped: Promise<void>;
  /** Stops the server: ends streams, waits up to two seconds for requests under way. */
  stop(): Promise<void>;
}

export const DEFAULT_PORT = 2265;
const DEFAULT_SEED = "sandbank";
const MOST_BANKS = 1_000;
const HOUR_MS = 3_600_000;
/** A client that has not sent its request by then is disconnected, in milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 2_000;

/** Starts a server over banks in memory, and resolves when it is ready. Rejects with a `StartError` that says why it cannot start. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host } = options;
  const isLoopback = host === undefined || isLoopbackName(host.toLowerCase());
  if (!isLoopback && options.token === undefined) {
    throw new StartError(
      `listening on ${host} needs a token, because other machines can reach it. Pass --token or SANDBANK_ADMIN_TOKEN`,
    );
  }
  const token = options.token ?? randomBytes(24).toString("base64url");
  const machineTime = () => Date.now();
  startOf(options.start);
  const { onWarning = console.error } = options;
  const storage = openStorageOf(options, onWarning);
  const allowedDeliveries = new Set(options.deliverTo ?? []);
  const sender = createSender();
  let opened: ReturnType<typeof openBanks>;
  try {
    opened = openBanks();
  } catch (error) {
    storage?.close();
    throw error;
  }
  const { seeded, banks, beginning } = opened;

  function openBanks() {
    const begun = beginBanks(options, storage);
    const start = startOf(begun.beginning.start ?? undefined);
    const open = createBanks({
      seeded: begun.seeded,
      machineTime,
      start,
      rate: options.clock === undefined ? undefined : options.clock === "frozen" ? 0 : 1,
      sendDelivery: (bank) => guardedSend(sender.send, bank, allowedDeliveries),
      signTime: options.signTime ?? "machine",
      isOpenedByName: options.banks !== "off",
      most: MOST_BANKS,
      storage,
    });
    return { ...begun, banks: open };
  }

  const stopActions = new Set<() => void>();
  let isStopping = false;
  const servers: Server[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => {
    isStopping = true;
    stopped ??= stopAll();
    return stopped;
  };
  const state = { url: "" };
  const bankHost: BankHost = {
    banks,
    version,
    get url() {
      return state.url;
    },
    startedAt: new Date().toISOString(),
    seed: beginning.bankSeed ?? DEFAULT_SEED,
    dataDirectory: storage?.directory ?? null,
    isOpenedByName: options.banks !== "off",
    isStopping: () => isStopping,
    onStop(act) {
      stopActions.add(act);
      return () => stopActions.delete(act);
    },
    stop: () => void setImmediate(stop),
  };
  const handler = createRequestHandler({
    host: bankHost,
    access: {
      allowedHosts: new Set(
        [...(options.allowedHosts ?? []), ...(isLoopback ? [] : [host as string])].map((name) => name.toLowerCase()),
      ),
      corsOrigins: new Set(options.corsOrigins ?? []),
    },
    token,
    onBug: options.onBug ?? console.error,
  });
  const create = () => {
    const server = createServer(
      {
        maxHeaderSize: 16_384,
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        connectionsCheckingInterval: 1_000,
      },
      handler,
    );
    servers.push(server);
    return server;
  };
  try {
    const first = await listen(create(), port, host ?? "127.0.0.1");
    state.url = urlOf(host, first);
    // Names such as `localhost` may resolve to ::1 first; a machine without IPv6 does without.
    if (host === undefined) await listen(create(), first.port, "::1").catch(() => servers.pop());
  } catch (error) {
    banks.close();
    storage?.close();
    sender.close();
    throw error;
  }
  const reaper = setInterval(() => {
    banks.closeIdleSince(machineTime() - (options.bankTtlMs ?? HOUR_MS));
  }, 60_000);
  reaper.unref();
  let resolveStopped: () => void = () => {};
  const whenStopped = new Promise<void>((resolve) => {
    resolveStopped = resolve;
  });

  async function stopAll(): Promise<void> {
    clearInterval(reaper);
    // An open stream would keep its server from closing.
    for (const act of stopActions) act();
    const closed = servers.map((server) => {
      const done = once(server, "close");
      server.close();
      server.closeIdleConnections();
      return done;
    });
    const timer = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, STOP_TIMEOUT_MS);
    await Promise.all(closed);
    clearTimeout(timer);
    banks.close();
    storage?.close();
    sender.close();
    resolveStopped();
  }

  const { bank, clock } = banks.use(DEFAULT_BANK) as ServedBank;
  return {
    url: state.url,
    apiKey: seeded.apiKey,
    token,
    startedAt: bankHost.startedAt,
    clock: { now: bank.clock.now(), rate: clock.rate },
    dataDirectory: bankHost.dataDirectory,
    stopped: whenStopped,
    stop,
  };
}

function openStorageOf({ persist }: ServerOptions, warn: (text: string) => void): Storage | undefined {
  if (persist === undefined) return undefined;
  const { directory, durable = false, keepSeed = false, reset = false, repair = false } = persist;
  return openStorage({
    directory,
    isDurable: durable,
    isSeedKept: keepSeed,
    isReset: reset,
    isRepaired: repair,
    warn,
  });
}

/** The bank of which all others are forks: with the seed, or as it was when the data directory was new. */
function beginBanks(options: ServerOptions, storage: Storage | undefined) {
  const { bankSeed, seeds = [], bank: bankOptions = {} } = options;
  const given: Beginning = {
    seed: hashOf(seeds),
    bankSeed: bankSeed ?? null,
    start: options.start ?? null,
    bank: Object.keys(bankOptions).length === 0 ? null : JSON.stringify(bankOptions),
  };
  // A call that cannot be written is undone, and the storage has said why: that is not a bug.
  const onBug: BankOptions["onBug"] = (bug) => {
    if (!(bug.cause instanceof JournalWriteError)) (options.onBug ?? console.error)(bug);
  };
  const kept = storage?.beginning(given);
  if (kept !== undefined) {
    const seeded = createBank({ onBug });
    seeded.restore(kept.snapshot);
    return { seeded, beginning: kept.beginning };
  }
  const start = startOf(options.start);
  const seeded: Bank = createBank({
    ...bankOptions,
    seed: bankSeed ?? DEFAULT_SEED,
    clock: start === undefined ? tickingClock(() => Date.now()) : manualClock(new Date(start)),
    onBug,
  });
  for (const seed of seeds) applySeed(seeded, seed);
  storage?.begin(given, seeded);
  return { seeded, beginning: given };
}

async function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(startFailure(error, port, host)));
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

function startFailure(error: NodeJS.ErrnoException, port: number, host: string): StartError {
  if (error.code === "EADDRINUSE") return new StartError(`port ${port} of ${host} is in use`, { port, cause: error });
  if (error.code === "EACCES")
    return new StartError(`port ${port} needs more rights. Use one above 1023`, { cause: error });
  return new StartError(`listening on ${host}:${port} failed: ${error.message}`, { cause: error });
}

function urlOf(host: string | undefined, { port }: AddressInfo): string {
  const name = host === undefined ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function startOf(start: string | undefined): number | undefined {
  if (start === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(start) ? Date.parse(start) : Number.NaN;
  if (Number.isNaN(time))
    throw new StartError(
      `--start is ${JSON.stringify(start)}. Write an instant with a zone, such as 2026-01-01T00:00:00Z`,
    );
  return time;
}
