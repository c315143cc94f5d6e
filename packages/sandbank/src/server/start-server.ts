import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Bank, type BankOptions, createBank, manualClock, tickingClock } from "@sandbank/engine";
import type { Seed } from "@sandbank/engine/scenarios";
import { type Beginning, hashOf } from "../storage/beginning.ts";
import { JournalWriteError } from "../storage/journal-file.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { version } from "../version.ts";
import type { BankHost } from "./bank-host.ts";
import { DEFAULT_BANK } from "./bank-name.ts";
import { createBanks, type ServedBank } from "./banks.ts";
import { DEFAULT_PORT } from "./default-port.ts";
import { guardedSend } from "./egress.ts";
import { recordedSend } from "./exchanges.ts";
import { isLoopbackName } from "./host-check.ts";
import { inspectorDirectory } from "./inspector-directory.ts";
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
  /** How long the server waits for clients. */
  readonly timeouts?: ServerTimeouts;
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

/** How long the server waits for clients, in milliseconds. */
export interface ServerTimeouts {
  /** A client that has not sent the headers of its request by then is disconnected. Default: 10,000. */
  readonly headersMs?: number;
  /** A client that has not sent its whole request by then is disconnected. Default: 30,000. */
  readonly requestMs?: number;
  /** How long a stop waits for requests in progress. Default: 2,000. */
  readonly stopMs?: number;
  /** How long a stop may take. The states of banks that would take longer are not saved. Default: 5,000. */
  readonly stopLimitMs?: number;
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
  /** Stops the server: ends streams, and waits up to two seconds for requests in progress. */
  stop(): Promise<void>;
}

const DEFAULT_SEED = "sandbank";
const MOST_BANKS = 1_000;
const HOUR_MS = 3_600_000;
/** How often closed connections are looked for while the server stops, in milliseconds. */
const CLOSE_IDLE_MS = 10;
/** How long saving the state of a bank takes for each entry of its journal at the most, in milliseconds. */
const SAVE_MS = 0.2;
/** The shortest and the longest time between two looks for idle banks, in milliseconds. */
const REAP_MS = { least: 10, most: 60_000 };
/** The most bytes of the headers of a request. Node responds 431 to more. */
const HEADER_BYTES = 16_384;

/** Starts a server over banks in memory, and resolves when it is ready. Rejects with a `StartError` that says why it cannot start. */
export function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  return startServerWith(options, inspectorDirectory());
}

/** Starts a server that serves the inspector of a directory. */
export async function startServerWith(options: ServerOptions, inspector: string): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host } = options;
  const isLoopback = host === undefined || isLoopbackName(host.toLowerCase());
  if (!isLoopback && options.token === undefined) {
    throw new StartError(
      `listening on ${host} needs a token, because other machines can reach it. Pass --token or SANDBANK_ADMIN_TOKEN`,
    );
  }
  const token = options.token ?? randomBytes(24).toString("base64url");
  if (!/^[!-~]+$/.test(token)) {
    throw new StartError("the admin token must be at least one character, and only visible ones of ASCII");
  }
  const { onBug = console.error } = options;
  const machineTime = () => Date.now();
  startOf(options.start);
  const { onWarning = console.error } = options;
  // Most servers have no seed: what applies one is loaded if there is one, and before anything is opened.
  const { applySeed } = options.seeds?.length ? await import("@sandbank/engine/scenarios") : NO_SEEDS;
  const storage = openStorageOf(options, onWarning);
  const allowedDeliveries = new Set(options.deliverTo?.map((name) => name.toLowerCase()));
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
    const begun = beginBanks(options, storage, applySeed);
    const start = startOf(begun.beginning.start ?? undefined);
    const open = createBanks({
      seeded: begun.seeded,
      machineTime,
      start,
      rate: options.clock === undefined ? undefined : options.clock === "frozen" ? 0 : 1,
      sendDelivery: (bank, exchanges) =>
        guardedSend(recordedSend(sender.send, exchanges, machineTime), bank, allowedDeliveries),
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
    machineTime,
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
    apiKey: seeded.apiKey,
    inspectorDirectory: inspector,
    isLoopback,
    onBug,
  });
  const { headersMs = 10_000, requestMs = 30_000, stopMs = 2_000, stopLimitMs = 5_000 } = options.timeouts ?? {};
  const create = () =>
    createServer(
      {
        maxHeaderSize: HEADER_BYTES,
        headersTimeout: Math.min(headersMs, requestMs),
        requestTimeout: requestMs,
        connectionsCheckingInterval: Math.min(1_000, headersMs),
      },
      handler,
    );
  try {
    servers.push(...(await listenOn(host, port, create)));
    state.url = urlOf(host, servers[0] as Server);
  } catch (error) {
    banks.close(() => true);
    storage?.close();
    sender.close();
    throw error;
  }
  // Accepting a connection can fail, such as for a lack of file descriptors. The server goes on.
  for (const server of servers) server.on("error", onBug);
  const { bankTtlMs = HOUR_MS } = options;
  const reapMs = Math.min(REAP_MS.most, Math.max(REAP_MS.least, bankTtlMs));
  const reaper = setInterval(() => banks.closeIdleSince(machineTime() - bankTtlMs), reapMs);
  reaper.unref();
  let resolveStopped: () => void = () => {};
  const whenStopped = new Promise<void>((resolve) => {
    resolveStopped = resolve;
  });

  async function stopAll(): Promise<void> {
    const began = performance.now();
    clearInterval(reaper);
    // An open stream would keep its server from closing.
    for (const act of stopActions) act();
    const closed = servers.map((server) => {
      const done = once(server, "close");
      server.close();
      return done;
    });
    // A client may keep the connection of a request that ends meanwhile.
    const looking = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
    }, CLOSE_IDLE_MS);
    const timer = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, stopMs);
    await Promise.all(closed);
    clearInterval(looking);
    clearTimeout(timer);
    const unsaved = banks.close((entries) => performance.now() - began + entries * SAVE_MS < stopLimitMs);
    if (unsaved.length > 0) onWarning(unsavedText(unsaved));
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

/** What a stop says about banks whose states would have taken too long to save. */
function unsavedText(names: readonly string[]): string {
  const [first] = names;
  const what = names.length === 1 ? `the bank ${first}` : `${first} and ${names.length - 1} other banks`;
  return `The state of ${what} was not saved, because the stop would have taken too long. No call is lost: the next start replays the journal.`;
}

type ApplySeed = (bank: Bank, seed: Seed) => unknown;

const NO_SEEDS: { readonly applySeed: ApplySeed } = { applySeed: () => {} };

/** The bank of which all others are forks: with the seed, or as it was when the data directory was new. */
function beginBanks(options: ServerOptions, storage: Storage | undefined, applySeed: ApplySeed) {
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

/** How often a free port is tried that both loopback addresses have. */
const PORT_ATTEMPTS = 10;

/**
 * Listens on an address; without one, on both loopback addresses, because names such as `localhost` may resolve to
 * either. A machine without IPv6 has only one.
 */
async function listenOn(host: string | undefined, port: number, create: () => Server): Promise<Server[]> {
  for (let attempt = 1; ; attempt++) {
    const first = await listen(create(), port, host ?? "127.0.0.1");
    if (host !== undefined) return [first];
    try {
      return [first, await listen(create(), portOf(first), "::1")];
    } catch (error) {
      const { code } = (error as StartError).cause as NodeJS.ErrnoException;
      if (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT") return [first];
      first.close();
      // The port was free on one address only.
      if (port !== 0 || code !== "EADDRINUSE" || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(startFailure(error, port, host));
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      resolve(server);
    });
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function startFailure(error: NodeJS.ErrnoException, port: number, host: string): StartError {
  if (error.code === "EADDRINUSE") return new StartError(`port ${port} of ${host} is in use`, { port, cause: error });
  if (error.code === "EACCES")
    return new StartError(`port ${port} needs more rights. Use one above 1023`, { cause: error });
  return new StartError(`listening on ${host}:${port} failed: ${error.message}`, { cause: error });
}

function urlOf(host: string | undefined, server: Server): string {
  const name = host === undefined ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${portOf(server)}`;
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
