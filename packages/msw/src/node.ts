import { syncBuiltinESMExports } from "node:module";
import { type Bank, type BankOptions, createBank } from "@sandbank/engine";
import { normalizeBaseUrl } from "@sandbank/engine/http";
import { addedHandlers, type SharedHandlers } from "./added-handlers.ts";
import { answerFrom } from "./answer.ts";
import { assertIntercepting, type ListenOptions, mount, sharedServer, unmount } from "./shared-server.ts";

export interface SetupBankOptions extends BankOptions {
  /** The absolute http(s) URL under which your app calls the API, without a query. Default: `https://bank.test`. */
  readonly baseUrl?: string;
}

/** Options of `BankClient`, for this bank. */
export interface ClientOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** Counts, and starts anew with the bank: the same calls send the same keys on every run. */
  readonly newIdempotencyKey: () => string;
}

/** A bank and a server that intercepts the requests to it. Several setups can listen at once, each at its own base URL. */
export interface BankSetup {
  readonly bank: Bank;
  /**
   * MSW's server, for handlers of other services. All setups share it, as MSW intercepts for one at a time: `listen` and
   * `close` are those of the setup.
   */
  readonly server: SharedHandlers;
  /** What an SDK client needs to call this bank: `new BankClient(clientOptions)`. */
  readonly clientOptions: ClientOptions;
  /**
   * Starts to intercept: global `fetch`, `node:http` and what is built on them. Takes MSW's `server.listen` options;
   * while several setups listen, those of the first apply. Throws an `Error` where a setup listens at this base URL, or
   * another MSW server listens.
   */
  listen(options?: ListenOptions): void;
  /**
   * Makes the bank what it was when it was opened, and drops the handlers that were added with this setup's `server.use`.
   * Throws an `Error` where another MSW server has listened or closed since, as requests no longer reach the bank.
   */
  reset(): void;
  /** Stops intercepting at this base URL. Other setups that listen go on. */
  close(): void;
}

/**
 * Opens a bank and mounts it for tests in Node.
 *
 * MSW intercepts for one server at a time. Where you have a server of your own, mount the bank on it with `bankHandlers`,
 * or add your handlers to this one with `server.use`. `listen` throws while yours listens. MSW lets yours listen while
 * the bank does, and silences the bank; the next `reset` throws.
 *
 * Node 20: MSW 2. MSW 3 calls `Promise.withResolvers`, which came with Node 22.
 *
 * @example
 * const { bank, clientOptions, listen, reset, close } = setupBank();
 * beforeAll(() => listen());
 * afterEach(() => reset());
 * afterAll(() => close());
 */
export function setupBank({ baseUrl = "https://bank.test", ...bankOptions }: SetupBankOptions = {}): BankSetup {
  const base = normalizeBaseUrl(baseUrl);
  const bank = createBank(bankOptions);
  const answer = answerFrom(bank, base);
  const { handlers, removeAdded } = addedHandlers(sharedServer());
  let keys = 0;
  // MSW changes the module `node:http`; an import of `{ request }` by name sees that only once the exports are synced.
  return {
    bank,
    server: handlers,
    clientOptions: { apiKey: bank.apiKey, baseUrl: base, newIdempotencyKey: () => `key-${++keys}` },
    listen(options) {
      mount(base, answer, options);
      syncBuiltinESMExports();
    },
    reset() {
      assertIntercepting("reset");
      removeAdded();
      bank.reset();
      keys = 0;
    },
    close() {
      unmount(base, answer);
      syncBuiltinESMExports();
    },
  };
}
