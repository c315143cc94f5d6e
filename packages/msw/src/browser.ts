/**
 * Mounts a bank in a web page: a Service Worker whose requests reach the bank.
 *
 * @module
 */
import type { Bank } from "@sandbank/engine";
import { type SetupWorker, type StartOptions, setupWorker } from "msw/browser";
import { type ClientOptionsOf, followedClientOptions } from "./client-options.ts";
import { handlersBelow } from "./handlers-below.ts";
import { loopbackHandler } from "./loopback.ts";
import type { Mountable } from "./mountable.ts";
import { mountedBank, type ResetOptions } from "./mounted-bank.ts";
import { followedTarget, responderFor } from "./responder.ts";
import { type MountBankOptions, type SetupBankOptions, toMount } from "./setup-options.ts";
import { listenOptionsInMsw, printMounted, type UnhandledRequest } from "./unhandled-request.ts";

export type { ClientOptions, ClientOptionsOf, PlatformClientOptions } from "./client-options.ts";
export type { Mountable } from "./mountable.ts";
export type { ResetOptions } from "./mounted-bank.ts";
export type { MountBankOptions, SetupBankOptions } from "./setup-options.ts";
export type { UnhandledRequest } from "./unhandled-request.ts";

/** The options of MSW's `worker.start`. */
export type WorkerListenOptions = Omit<StartOptions, "onUnhandledRequest"> & {
  /** How to treat a request that no handler answers. Default: `"warn"`. */
  readonly onUnhandledRequest?: UnhandledRequest;
};

/** The names of both versions of MSW: `waitUntilReady` is an option of MSW 2. */
const names: Record<keyof WorkerListenOptions | "waitUntilReady", true> = {
  onUnhandledRequest: true,
  onUnhandledFrame: true,
  serviceWorker: true,
  quiet: true,
  findWorker: true,
  waitUntilReady: true,
};

/** A bank in the page, and the Service Worker that routes the page's requests to it. */
export interface BankWorkerSetup<Target extends Mountable = Bank> {
  /** The bank that requests reach now: the bank passed to `use`, or else the bank of the setup. */
  readonly bank: Target;
  /** MSW's worker, for handlers of other services: `worker.use`. */
  readonly worker: SetupWorker;
  /** The options of an SDK client for this bank: `new BankClient(clientOptions)`. They follow `use` and `reset`. */
  readonly clientOptions: ClientOptionsOf<Target>;
  /**
   * Registers the Service Worker, and resolves once it intercepts. From then on `reset` returns to the bank's state at
   * this instant. Requests to this machine, such as those to a development server, are sent without a warning. Rejects
   * with an `Error` if the browser has no Service Workers, or finds no `mockServiceWorker.js`, and with a `TypeError`
   * for an unknown option.
   */
  readonly listen: (options?: WorkerListenOptions) => Promise<void>;
  /**
   * Routes requests to another bank, such as a fork, until `reset`. A bank that is in use when the setup starts to
   * listen stays in use after `reset`. A setup of a Platform accepts only a Platform.
   */
  use(this: void, bank: Target): void;
  /**
   * Returns to the bank that was in use when the setup last started to listen, in its state at that instant; with `{
   * to: "empty" }` in its state when it was opened or forked. Removes the handlers that were added with `worker.use`.
   */
  readonly reset: (options?: ResetOptions) => void;
  /** Stops intercepting the requests of this page. */
  readonly close: () => Promise<void>;
}

/**
 * Mounts a bank in a web page: a new bank, or the Bank or Platform that you pass as `bank`. The page's own `fetch`
 * reaches the bank through MSW's Service Worker, so you need no server. Your site must serve the worker's script, which
 * `npx msw init <public folder>` copies; see MSW's guide for other ways.
 *
 * Unlike in Node there is no `isolated`, because a browser cannot tell which asynchronous call made a request.
 *
 * Throws a `TypeError` if you pass `bank` together with options of `createBank`, or if an option is wrong.
 *
 * @example
 * const { bank, clientOptions, listen } = setupBankWorker();
 * await listen();
 * const client = new BankClient(clientOptions);
 */
export function setupBankWorker(options?: SetupBankOptions): BankWorkerSetup;
export function setupBankWorker<Target extends Mountable>(options: MountBankOptions<Target>): BankWorkerSetup<Target>;
export function setupBankWorker(
  options: SetupBankOptions | MountBankOptions<Mountable> = {},
): BankWorkerSetup<Mountable> {
  const { target, base } = toMount(options);
  const mounted = mountedBank(target);
  const respond = responderFor(
    followedTarget(() => mounted.bank),
    base,
  );
  const worker = setupWorker(
    ...handlersBelow(base, respond),
    loopbackHandler(() => [base]),
  );
  let stopPrinting = () => {};
  return {
    get bank() {
      return mounted.bank;
    },
    worker,
    clientOptions: followedClientOptions(() => mounted, base),
    async listen(listenOptions = {}) {
      await worker.start(listenOptionsInMsw(listenOptions, Object.keys(names)));
      stopPrinting();
      stopPrinting = printMounted(worker.events, listenOptions, () => [base]);
      mounted.keepSeeds();
    },
    use: mounted.use,
    reset(resetOptions = {}) {
      worker.resetHandlers();
      mounted.reset(resetOptions);
    },
    async close() {
      stopPrinting();
      await worker.stop();
    },
  };
}
