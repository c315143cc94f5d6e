import { syncBuiltinESMExports } from "node:module";
import { type Bank, type BankOptions, createBank } from "@sandbank/engine";
import { normalizeBaseUrl } from "@sandbank/engine/http";
import type { SetupServer } from "msw/node";
import { answerFrom } from "./answer.ts";
import { type ListenOptions, mount, sharedServer, unmount } from "./shared-server.ts";

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
  /** MSW's own server, for handlers of other services. All setups share it, as MSW intercepts for one at a time. */
  readonly server: SetupServer;
  /** What an SDK client needs to call this bank: `new BankClient(clientOptions)`. */
  readonly clientOptions: ClientOptions;
  /**
   * Starts to intercept: global `fetch`, `node:http` and what is built on them. Takes MSW's `server.listen` options;
   * while several setups listen, those of the first apply. Throws an `Error` where a setup listens at this base URL.
   */
  listen(options?: ListenOptions): void;
  /** Makes the bank what it was when it was opened, and drops all handlers that were added with `server.use`. */
  reset(): void;
  /** Stops intercepting at this base URL. Other setups that listen go on. */
  close(): void;
}

/**
 * Opens a bank and mounts it for tests in Node.
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
  const server = sharedServer();
  let keys = 0;
  // MSW changes the module `node:http`; an import of `{ request }` by name sees that only once the exports are synced.
  return {
    bank,
    server,
    clientOptions: { apiKey: bank.apiKey, baseUrl: base, newIdempotencyKey: () => `key-${++keys}` },
    listen(options) {
      mount(base, answer, options);
      syncBuiltinESMExports();
    },
    reset() {
      server.resetHandlers();
      bank.reset();
      keys = 0;
    },
    close() {
      unmount(base, answer);
      syncBuiltinESMExports();
    },
  };
}
