/**
 * Mounts a bank in a Node process: an MSW server whose requests reach the bank.
 *
 * @module
 */
// What the other files do: `shared-server.ts` has the one MSW server of all setups and routes each request by its base
// URL, and `added-handlers.ts` removes what one setup added to it. `mounted-bank.ts` is the bank in use and its `reset`;
// `responder.ts` passes a request to it, and `client-options.ts` connects a client. `setup-options.ts` and `mountable.ts`
// check what users pass. `loopback.ts` and `unhandled-request.ts` decide about all other requests. `browser.ts` and
// `bank-handlers.ts` mount a bank in a Service Worker and on a server of the user.

import { AsyncLocalStorage } from "node:async_hooks";
import { syncBuiltinESMExports } from "node:module";
import type { Bank, ForkOptions } from "@sandbank/engine";
import { mistake } from "@sandbank/engine/private/errors";
import { addedHandlers, type SharedHandlers } from "./added-handlers.ts";
import { type ClientOptionsOf, followedClientOptions } from "./client-options.ts";
import type { Mountable } from "./mountable.ts";
import { type MountedBank, mountedBank, type ResetOptions } from "./mounted-bank.ts";
import { followedTarget, responderFor } from "./responder.ts";
import { type MountBankOptions, type SetupBankOptions, toMount } from "./setup-options.ts";
import {
  assertIntercepting,
  assertMounted,
  type ListenOptions,
  mount,
  sharedServer,
  unmount,
} from "./shared-server.ts";

export type { ClientOptions, ClientOptionsOf, PlatformClientOptions } from "./client-options.ts";
export type { Mountable } from "./mountable.ts";
export type { ResetOptions } from "./mounted-bank.ts";
export type { MountBankOptions, SetupBankOptions } from "./setup-options.ts";
export type { UnhandledRequest } from "./unhandled-request.ts";
export type { ListenOptions, SharedHandlers };

/** The argument of a function of `isolated`. */
export interface Isolated<Target extends Mountable = Bank> {
  /** The fork that the function's requests reach. */
  readonly bank: Target;
  /** The options of an SDK client for this fork. */
  readonly clientOptions: ClientOptionsOf<Target>;
}

/** A bank and a server that intercepts the requests to it. Several setups can listen at once, each at its own base URL. */
export interface BankSetup<Target extends Mountable = Bank> {
  /**
   * The bank that requests reach now: inside `isolated` its fork, after `use` the bank passed to it, or else the bank
   * of the setup.
   */
  readonly bank: Target;
  /**
   * MSW's server, for handlers of other services. All setups share one server, because MSW intercepts for one at a
   * time. Call `listen` and `close` of the setup instead of the server's.
   */
  readonly server: SharedHandlers;
  /**
   * The options of an SDK client for this bank: `new BankClient(clientOptions)`. They follow `use`, `reset` and
   * `isolated`.
   */
  readonly clientOptions: ClientOptionsOf<Target>;
  /**
   * Starts to intercept requests of global `fetch`, `node:http` and the clients built on them. From now on `reset`
   * returns to the bank's state at this instant. Requests to this machine (`localhost`, `127.0.0.1`, `[::1]`) are sent
   * without a warning. Throws an `Error` if a setup already listens at this base URL, if another MSW server listens,
   * and for MSW 3 on Node 20, and a `TypeError` for an unknown option.
   */
  readonly listen: (options?: ListenOptions) => void;
  /**
   * Routes requests to another bank until `reset`, such as a fork with its own objects or keys. A bank that is in use
   * when the setup starts to listen stays in use after `reset`. A setup of a Platform accepts only a Platform.
   *
   * @example
   * setup.use(setup.bank.fork({ seed: "other ids" }));
   */
  use(this: void, bank: Target): void;
  /**
   * Wraps a function so that each call gets its own fork of the bank in use, and its requests reach this fork.
   * Concurrent calls do not see each other's objects. Inside the function, `setup.bank`, `clientOptions`, `use`,
   * `reset` and `server.use` apply to the fork, also after `await`. The wrapped function passes its arguments on after
   * the first one, and returns the function's result. `options` are the options of `fork`.
   *
   * `isolated` is based on MSW's `server.boundary`, which follows the asynchronous calls of the function. A request
   * from elsewhere reaches the bank outside: for example, a request of a server that the function calls over a port, or
   * of a timer that was started earlier. Throws a `TypeError` if you pass no function. A call of the wrapped function
   * throws an `Error` while the setup does not listen.
   *
   * @example
   * test.concurrent("lists no Accounts", setup.isolated(async ({ bank }) => { ... }));
   */
  isolated<Args extends unknown[], Result>(
    this: void,
    run: (isolated: Isolated<Target>, ...args: Args) => Result,
    options?: Target extends Bank ? ForkOptions : Pick<ForkOptions, "seed">,
  ): (...args: Args) => Result;
  /**
   * Returns to the bank that was in use when the setup last started to listen, in its state at that instant; with `{
   * to: "empty" }` in its state when it was opened or forked. Removes the handlers that were added with this setup's
   * `server.use`. Throws an `Error` if another MSW server has listened or closed since, because requests then no longer
   * reach the bank.
   */
  readonly reset: (options?: ResetOptions) => void;
  /** Stops intercepting at this base URL, and removes the handlers that were added. Other setups keep listening. */
  readonly close: () => void;
}

/**
 * Mounts a bank for tests in Node: a new bank, or the Bank or Platform that you pass as `bank`.
 *
 * MSW intercepts for one server at a time. If you have your own MSW server, mount the bank on it with `bankHandlers`,
 * or add your handlers to the setup's server with `server.use`. `listen` throws while your server listens. If your
 * server starts to listen after the bank, MSW stops intercepting for the bank, and the next `use`, `reset` or function
 * of `isolated` throws.
 *
 * Throws a `TypeError` if you pass `bank` together with options of `createBank`, or if an option is wrong.
 *
 * @example
 * const setup = setupBank();
 * beforeAll(() => setup.listen());
 * afterEach(() => setup.reset());
 * afterAll(() => setup.close());
 */
export function setupBank(options?: SetupBankOptions): BankSetup;
export function setupBank<Target extends Mountable>(options: MountBankOptions<Target>): BankSetup<Target>;
export function setupBank(options: SetupBankOptions | MountBankOptions<Mountable> = {}): BankSetup<Mountable> {
  const { target, base } = toMount(options);
  const whole = mountedBank(target);
  const isolations = new AsyncLocalStorage<MountedBank<Mountable>>();
  const current = () => isolations.getStore() ?? whole;
  const respond = responderFor(
    followedTarget(() => current().bank),
    base,
  );
  const { handlers, removeAdded } = addedHandlers(sharedServer());
  return {
    get bank() {
      return current().bank;
    },
    server: handlers,
    clientOptions: followedClientOptions(current, base),
    listen(listenOptions = {}) {
      mount(base, respond, listenOptions);
      whole.keepSeeds();
      // MSW replaces functions of `node:http`; an import of `{ request }` by name changes only once the exports are
      // synced.
      syncBuiltinESMExports();
    },
    use(bank) {
      assertIntercepting("use the bank");
      current().use(bank);
    },
    isolated(run, forkOptions) {
      requireFunction(run);
      return (...args) => {
        assertMounted(base, respond, "isolate");
        assertIntercepting("isolate");
        const mounted = mountedBank<Mountable>(current().bank.fork(forkOptions));
        const isolated = { bank: mounted.bank, clientOptions: followedClientOptions(() => mounted, base) };
        return handlers.boundary(() => isolations.run(mounted, run, isolated, ...args))();
      };
    },
    reset(resetOptions = {}) {
      assertIntercepting("reset");
      removeAdded();
      current().reset(resetOptions);
    },
    close() {
      removeAdded();
      unmount(base, respond);
      syncBuiltinESMExports();
    },
  };
}

function requireFunction(run: unknown): void {
  if (typeof run === "function") return;
  throw mistake(
    "isolate",
    "the function is missing",
    "Pass the function that makes the requests: setup.isolated(async ({ bank }) => { ... }).",
  );
}
