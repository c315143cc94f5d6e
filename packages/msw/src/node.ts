import { AsyncLocalStorage } from "node:async_hooks";
import { syncBuiltinESMExports } from "node:module";
import type { Bank, ForkOptions } from "@sandbank/engine";
import { addedHandlers, type SharedHandlers } from "./added-handlers.ts";
import { answerFrom, followedTarget } from "./answer.ts";
import { type ClientOptionsOf, followedClientOptions } from "./client-options.ts";
import type { Mountable } from "./mountable.ts";
import { type MountedBank, mountedBank, type ResetOptions } from "./mounted-bank.ts";
import { type MountBankOptions, type SetupBankOptions, toMount } from "./setup-options.ts";
import { assertIntercepting, type ListenOptions, mount, sharedServer, unmount } from "./shared-server.ts";

export type { ClientOptions, ClientOptionsOf, PlatformClientOptions } from "./client-options.ts";
export type { Mountable } from "./mountable.ts";
export type { ResetOptions } from "./mounted-bank.ts";
export type { MountBankOptions, SetupBankOptions } from "./setup-options.ts";
export type { UnhandledRequest } from "./unhandled-request.ts";
export type { ListenOptions, SharedHandlers };

/** What a function of `isolated` gets. */
export interface Isolated<Target extends Mountable = Bank> {
  /** The fork that its requests reach. */
  readonly bank: Target;
  /** What an SDK client needs to call this fork. */
  readonly clientOptions: ClientOptionsOf<Target>;
}

/** A bank and a server that intercepts the requests to it. Several setups can listen at once, each at its own base URL. */
export interface BankSetup<Target extends Mountable = Bank> {
  /** What requests reach now: inside `isolated` the fork there, after `use` what was given, else what was set up. */
  readonly bank: Target;
  /**
   * MSW's server, for handlers of other services. All setups share it, as MSW intercepts for one at a time: `listen` and
   * `close` are those of the setup.
   */
  readonly server: SharedHandlers;
  /** What an SDK client needs to call this bank: `new BankClient(clientOptions)`. Follows `use`, `reset` and `isolated`. */
  readonly clientOptions: ClientOptionsOf<Target>;
  /**
   * Starts to intercept: global `fetch`, `node:http` and what is built on them. From now on `reset` returns to what is in
   * the bank at this instant. Requests to this machine (`localhost`, `127.0.0.1`, `[::1]`) are sent without a warning.
   * Throws an `Error` where a setup listens at this base URL, where another MSW server listens, and for MSW 3 on Node 20.
   */
  listen(options?: ListenOptions): void;
  /**
   * Sends requests to another bank until `reset`: a fork, say, with objects or keys of its own. A bank that is in use when
   * the setup starts to listen stays in use after `reset`. A setup of a Platform takes a Platform.
   *
   * @example
   * setup.use(setup.bank.fork({ seed: "other ids" }));
   */
  use(bank: Target): void;
  /**
   * Makes a function whose requests reach a fork of its own, made of the bank in use when the function is called. Calls
   * can run at the same time: none sees what another does. `setup.bank`, `clientOptions`, `use`, `reset` and `server.use`
   * follow it inside, also after `await`. What the function is called with comes after the first argument, and what it
   * returns is returned. `options` are those of `fork`.
   *
   * Based on MSW's `server.boundary`, which follows the asynchronous calls of the function. A request from elsewhere
   * reaches the bank outside: one of a server that the function calls over a port, say, or of a timer that ran before.
   * Throws a `TypeError` where there is no function.
   *
   * @example
   * test.concurrent("lists no Accounts", setup.isolated(async ({ bank }) => { ... }));
   */
  isolated<Args extends unknown[], Result>(
    run: (isolated: Isolated<Target>, ...args: Args) => Result,
    options?: Target extends Bank ? ForkOptions : Pick<ForkOptions, "seed">,
  ): (...args: Args) => Result;
  /**
   * Returns to the bank that was in use when the setup last started to listen, as it was at that instant; with
   * `{ to: "empty" }` as it was when it was opened or forked. Drops the handlers that were added with this setup's
   * `server.use`. Throws an `Error` where another MSW server has listened or closed since, as requests no longer reach the
   * bank.
   */
  reset(options?: ResetOptions): void;
  /** Stops intercepting at this base URL, and drops the handlers that were added. Other setups that listen go on. */
  close(): void;
}

/**
 * Mounts a bank for tests in Node: one that it opens, or the Bank or Platform that you give as `bank`.
 *
 * MSW intercepts for one server at a time. Where you have a server of your own, mount the bank on it with `bankHandlers`,
 * or add your handlers to this one with `server.use`. `listen` throws while yours listens. MSW lets yours listen while
 * the bank does, and silences the bank; the next `use`, `reset` or function of `isolated` throws.
 *
 * Throws a `TypeError` where `bank` and options of `createBank` are given together, or an option is wrong.
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
  const answer = answerFrom(
    followedTarget(() => current().bank),
    base,
  );
  const { handlers, removeAdded } = addedHandlers(sharedServer());
  return {
    get bank() {
      return current().bank;
    },
    server: handlers,
    clientOptions: followedClientOptions(() => current().bank, base),
    listen(listenOptions = {}) {
      mount(base, answer, listenOptions);
      whole.keepSeeds();
      // MSW changes the module `node:http`; an import of `{ request }` by name sees that only once the exports are synced.
      syncBuiltinESMExports();
    },
    use(bank) {
      assertIntercepting("use the bank");
      current().use(bank);
    },
    isolated(run, forkOptions) {
      requireFunction(run);
      return (...args) => {
        assertIntercepting("isolate");
        const mounted = mountedBank<Mountable>(current().bank.fork(forkOptions));
        const isolated = { bank: mounted.bank, clientOptions: followedClientOptions(() => mounted.bank, base) };
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
      unmount(base, answer);
      syncBuiltinESMExports();
    },
  };
}

function requireFunction(run: unknown): void {
  if (typeof run === "function") return;
  throw new TypeError(
    "[sandbank] Failed to isolate: there is no function. Pass the one that makes the requests: setup.isolated(async ({ bank }) => { ... }).",
  );
}
