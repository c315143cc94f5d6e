import type { Bank } from "@sandbank/engine";
import { type SetupWorker, type StartOptions, setupWorker } from "msw/browser";
import { answerFrom, followedTarget } from "./answer.ts";
import { type ClientOptionsOf, followedClientOptions } from "./client-options.ts";
import { handlersBelow } from "./handlers-below.ts";
import { loopbackHandler } from "./loopback.ts";
import type { Mountable } from "./mountable.ts";
import { mountedBank, type ResetOptions } from "./mounted-bank.ts";
import { type MountBankOptions, type SetupBankOptions, toMount } from "./setup-options.ts";
import { type UnhandledRequest, unhandledInMsw } from "./unhandled-request.ts";

export type { ClientOptions, ClientOptionsOf, PlatformClientOptions } from "./client-options.ts";
export type { Mountable } from "./mountable.ts";
export type { ResetOptions } from "./mounted-bank.ts";
export type { MountBankOptions, SetupBankOptions } from "./setup-options.ts";
export type { UnhandledRequest } from "./unhandled-request.ts";

/** The options of MSW's `worker.start`. */
export type WorkerListenOptions = Omit<StartOptions, "onUnhandledRequest"> & {
  /** What happens to a request that no handler answers. Default: `"warn"`. */
  readonly onUnhandledRequest?: UnhandledRequest;
};

/** A bank in the page, and the Service Worker that brings the page's requests to it. */
export interface BankWorkerSetup<Target extends Mountable = Bank> {
  /** What requests reach now: after `use` what was given, else what was set up. */
  readonly bank: Target;
  /** MSW's worker, for handlers of other services: `worker.use`. */
  readonly worker: SetupWorker;
  /** What an SDK client needs to call this bank: `new BankClient(clientOptions)`. Follows `use` and `reset`. */
  readonly clientOptions: ClientOptionsOf<Target>;
  /**
   * Registers the Service Worker, and resolves once it intercepts. From then on `reset` returns to what is in the bank at
   * this instant. Requests to this machine, such as those of a development server, are sent without a warning. Rejects
   * with an `Error` where the browser has no Service Workers, or finds no `mockServiceWorker.js`.
   */
  listen(options?: WorkerListenOptions): Promise<void>;
  /**
   * Sends requests to another bank until `reset`: a fork, say. A bank that is in use when the setup starts to listen stays
   * in use after `reset`. A setup of a Platform takes a Platform.
   */
  use(bank: Target): void;
  /**
   * Returns to the bank that was in use when the setup last started to listen, as it was at that instant; with
   * `{ to: "empty" }` as it was when it was opened or forked. Drops the handlers that were added with `worker.use`.
   */
  reset(options?: ResetOptions): void;
  /** Stops intercepting the requests of this page. */
  close(): Promise<void>;
}

/**
 * Mounts a bank in a web page: one that it opens, or the Bank or Platform that you give as `bank`. The page's own `fetch`
 * reaches it through MSW's Service Worker, and no server is needed. Your site has to serve the worker's script, which
 * `npx msw init <public folder>` copies; MSW's guide has the other ways.
 *
 * There is no `isolated` as in Node: a browser cannot tell which asynchronous call made a request.
 *
 * Throws a `TypeError` where `bank` and options of `createBank` are given together, or an option is wrong.
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
  const answer = answerFrom(
    followedTarget(() => mounted.bank),
    base,
  );
  const worker = setupWorker(
    ...handlersBelow(base, answer),
    loopbackHandler(() => [base]),
  );
  return {
    get bank() {
      return mounted.bank;
    },
    worker,
    clientOptions: followedClientOptions(() => mounted.bank, base),
    async listen({ onUnhandledRequest, ...others } = {}) {
      await worker.start({ ...unhandledInMsw(onUnhandledRequest), ...others });
      mounted.keepSeeds();
    },
    use: mounted.use,
    reset(resetOptions = {}) {
      worker.resetHandlers();
      mounted.reset(resetOptions);
    },
    async close() {
      await worker.stop();
    },
  };
}
