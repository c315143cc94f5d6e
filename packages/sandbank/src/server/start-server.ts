import { randomBytes } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { BankHost } from "../banks/bank-host.ts";
import { Banks } from "../banks/banks.ts";
import { createEgressRules, guardedSend } from "../banks/egress.ts";
import { createSender } from "../banks/send-by-http.ts";
import { createSentDeliveries, recordedSend, type SentDeliveries } from "../banks/sent-deliveries.ts";
import type { ServedBank } from "../banks/served-bank.ts";
import { StartError } from "../errors/start-error.ts";
import { inspectorDirectory } from "../inspector-directory.ts";
import { normalizeHostname } from "../names/address.ts";
import { DEFAULT_BANK } from "../names/bank-name.ts";
import { isLoopbackName } from "../names/host-name.ts";
import { openPersisted, type Storage } from "../storage/storage.ts";
import { version } from "../version.ts";
import { type BankBeginning, type BegunBanks, beginBanks, parseStart } from "./begin-banks.ts";
import { closeServers } from "./close-servers.ts";
import { DEFAULT_PORT } from "./default-port.ts";
import { formatUrl, listenOn } from "./listen-on.ts";
import { reportBug } from "./report-bug.ts";
import { createRequestHandler } from "./request-handler.ts";
import { loadSeeding } from "./seeding.ts";
import type { ServerOptions } from "./server-options.ts";

/** A running server. */
export interface RunningServer {
  /** Such as `http://localhost:2265`. */
  readonly url: string;
  readonly apiKey: string;
  /** The API key of the live bank; null without `live`. */
  readonly liveApiKey: string | null;
  readonly token: string;
  readonly startedAt: string;
  /** The time of the default bank at the start, ISO 8601 in UTC, and the rate of its clock: 0 if it is frozen. */
  readonly clock: { readonly now: string; readonly rate: number };
  readonly beginning: BankBeginning;
  /** The data directory; null if the banks are in memory only. */
  readonly dataDirectory: string | null;
  /** Resolves when the server has stopped. */
  readonly stopped: Promise<void>;
  /** Stops the server: ends streams, and waits up to two seconds for requests in progress. */
  readonly stop: () => Promise<void>;
}

const MOST_BANKS = 1_000;
const HOUR_MS = 3_600_000;
/** An upper bound on the time to save the state of a bank, for each entry of its journal, in milliseconds. */
const SAVE_MS = 0.2;
/** The bounds of the interval at which idle banks are closed, in milliseconds. */
const REAP_MS = { least: 10, most: 60_000 };
/** The largest size of the headers of a request, in bytes. Node responds to more with 431. */
const HEADER_BYTES = 16_384;
/**
 * The time for which a connection stays open without a request, in milliseconds. If it were shorter than the pauses of
 * a client such as a test runner, the client would send its next request over a connection that is being closed.
 */
const KEEP_ALIVE_MS = 120_000;

const machineTime = () => Date.now();

/**
 * Starts a server with banks in memory or in a data directory, and resolves when it is ready. Rejects with a
 * `StartError` that contains the reason.
 */
export function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  return startServerWith(options, inspectorDirectory());
}

/** Starts a server that serves the inspector from a directory. */
export async function startServerWith(options: ServerOptions, inspector: string): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host, onBug = reportBug, onWarning = console.error } = options;
  const isLoopback = host === undefined || isLoopbackName(host);
  const token = chooseToken(options, isLoopback);
  parseStart(options.start);
  const { begun, banks, storage, close: closeBanks } = await openBanks(options);
  const stopActions = new Set<() => void>();
  const servers: Server[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => {
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
    seed: begun.bankSeed,
    dataDirectory: options.persist?.directory ?? null,
    get storageLost() {
      return storage?.lost;
    },
    get storageFailure() {
      return storage?.failure;
    },
    requireStorage: (bank) => storage?.requireOwn(bank),
    isOpenedByName: options.banks !== "off",
    isStopping: () => stopped !== undefined,
    onStop(act) {
      stopActions.add(act);
      return () => stopActions.delete(act);
    },
    stop: () => void setImmediate(stop),
  };
  const handler = createRequestHandler({
    host: bankHost,
    access: {
      allowedHosts: listAllowedHosts(options, isLoopback),
      corsOrigins: new Set(options.corsOrigins ?? []),
    },
    token,
    apiKey: begun.seeded.apiKey,
    liveApiKey: begun.live?.apiKey,
    inspectorDirectory: inspector,
    isLoopback,
    onBug,
  });
  const { stopMs = 2_000, stopLimitMs = 5_000 } = options.timeouts ?? {};
  let clock: RunningServer["clock"];
  try {
    const served = banks.use(DEFAULT_BANK) as ServedBank;
    clock = { now: served.bank.clock.now(), rate: served.clock.rate };
    servers.push(...(await listenOn(host, port, () => createHttpServer(options.timeouts, handler))));
    state.url = formatUrl(host, servers[0] as Server);
  } catch (error) {
    closeBanks(() => true);
    throw error;
  }
  // Accepting a connection can fail, for example for lack of file descriptors. The server continues.
  for (const server of servers) server.on("error", onBug);
  const reaper = startReaper(banks, options.bankTtlMs);
  let resolveStopped: () => void = () => {};
  const whenStopped = new Promise<void>((resolve) => {
    resolveStopped = resolve;
  });

  async function stopAll(): Promise<void> {
    const began = performance.now();
    clearInterval(reaper);
    // An open stream would keep the server from closing.
    for (const act of stopActions) act();
    await closeServers(servers, stopMs);
    const unsaved = closeBanks((entries) => performance.now() - began + entries * SAVE_MS < stopLimitMs);
    if (unsaved.length > 0) onWarning(unsavedText(unsaved));
    resolveStopped();
  }

  return {
    url: state.url,
    apiKey: begun.seeded.apiKey,
    liveApiKey: begun.live?.apiKey ?? null,
    token,
    startedAt: bankHost.startedAt,
    clock,
    beginning: begun.beginning,
    dataDirectory: bankHost.dataDirectory,
    stopped: whenStopped,
    stop,
  };
}

/** Closes banks that no request has used for a time. */
function startReaper(banks: Banks, bankTtlMs = HOUR_MS): NodeJS.Timeout {
  const reapMs = Math.min(REAP_MS.most, Math.max(REAP_MS.least, bankTtlMs));
  return setInterval(() => banks.closeIdleSince(machineTime() - bankTtlMs), reapMs).unref();
}

function listAllowedHosts({ allowedHosts = [], host }: ServerOptions, isLoopback: boolean): ReadonlySet<string> {
  const names = [...allowedHosts, ...(isLoopback ? [] : [host as string])];
  return new Set(names.map((name) => normalizeHostname(name) ?? name.toLowerCase()));
}

function createHttpServer(
  { headersMs = 10_000, requestMs = 30_000 }: ServerOptions["timeouts"] = {},
  handler: RequestListener,
): Server {
  return createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      // The request handler refuses a request without a host, with a better error than Node's.
      requireHostHeader: false,
      headersTimeout: Math.min(headersMs, requestMs),
      requestTimeout: requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(1_000, headersMs),
    },
    handler,
  );
}

/** Returns the message of a stop about banks whose states would have taken too long to save. */
function unsavedText(names: readonly string[]): string {
  const [first] = names;
  const what = names.length === 1 ? `the bank ${first}` : `${first} and ${names.length - 1} other banks`;
  return `The state of ${what} was not saved, because the stop would have taken too long. No call is lost: the next start replays the journal.`;
}

/** Returns the admin token. Throws a `StartError` if other machines can reach the server and no token is given. */
function chooseToken({ host, token }: ServerOptions, isLoopback: boolean): string {
  if (!isLoopback && token === undefined) {
    throw new StartError(
      `listening on ${host} needs a token, because other machines can reach it. Pass --token or SANDBANK_ADMIN_TOKEN`,
    );
  }
  if (token !== undefined && !/^[!-~]+$/.test(token)) {
    throw new StartError("the admin token must be at least one character, and only visible ones of ASCII");
  }
  return token ?? randomBytes(24).toString("base64url");
}

/** The banks of a server, with a function that closes them and their resources. */
interface OpenedBanks {
  readonly begun: BegunBanks;
  readonly banks: Banks;
  readonly storage: Storage | undefined;
  /** Saves the banks that the function accepts, given the number of their entries. Returns the names of the others. */
  close(maySave: (entries: number) => boolean): readonly string[];
}

async function openBanks(options: ServerOptions): Promise<OpenedBanks> {
  // Loads the code before anything is opened.
  const applySeeds = await loadSeeding(options.seeds);
  const storage = openPersisted(options.persist, options.onWarning);
  const egress = createEgressRules(options.deliverTo ?? []);
  const sender = createSender(egress.allowsAddress);
  const sendFor = (bank: string, sentDeliveries: SentDeliveries) =>
    guardedSend(recordedSend(sender.send, sentDeliveries, machineTime), bank, egress);
  const seedDeliveries = createSentDeliveries();
  try {
    const send = sendFor(DEFAULT_BANK, seedDeliveries);
    const begun = await beginBanks(options, { storage, applySeeds, send });
    const banks = new Banks({
      ...begun,
      seedDeliveries,
      machineTime,
      rate: options.clock === undefined ? undefined : options.clock === "frozen" ? 0 : 1,
      sendDelivery: sendFor,
      signTime: options.signTime ?? "machine",
      isOpenedByName: options.banks !== "off",
      most: MOST_BANKS,
      storage,
    });
    return {
      begun,
      banks,
      storage,
      close(maySave) {
        try {
          return banks.close(maySave);
        } finally {
          storage?.close();
          sender.close();
        }
      },
    };
  } catch (error) {
    storage?.close();
    sender.close();
    throw error;
  }
}
