import { syncBuiltinESMExports } from "node:module";
import { type Bank, type BankOptions, createBank } from "@sandbank/engine";
import { type SetupServer, setupServer } from "msw/node";
import { bankHandlers } from "./bank-handlers.ts";

export interface SetupBankOptions extends BankOptions {
  /** The absolute URL under which your app calls the API. Default: `https://bank.test`. */
  readonly baseUrl?: string;
}

/** Options of `BankClient`, for this bank. */
export interface ClientOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** Counts, and starts anew with the bank: the same calls send the same keys on every run. */
  readonly newIdempotencyKey: () => string;
}

/** A bank and a server that intercepts the calls to it. */
export interface BankSetup {
  readonly bank: Bank;
  /** MSW's own server, for handlers of other services. */
  readonly server: SetupServer;
  /** What an SDK client needs to call this bank: `new BankClient(clientOptions)`. */
  readonly clientOptions: ClientOptions;
  /** Starts to intercept: global `fetch`, `node:http` and what is built on them. Takes MSW's `server.listen` options. */
  listen(options?: Parameters<SetupServer["listen"]>[0]): void;
  /** Makes the bank what it was when it was opened, and drops handlers that were added with `server.use`. */
  reset(): void;
  /** Stops intercepting. */
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
  const bank = createBank(bankOptions);
  const server = setupServer(...bankHandlers(bank, { baseUrl }));
  let keys = 0;
  // MSW changes the module `node:http`; who imported `{ request }` by name sees that only once the exports are synced.
  return {
    bank,
    server,
    clientOptions: { apiKey: bank.apiKey, baseUrl, newIdempotencyKey: () => `key-${++keys}` },
    listen(options) {
      server.listen(options);
      syncBuiltinESMExports();
    },
    reset() {
      server.resetHandlers();
      bank.reset();
      keys = 0;
    },
    close() {
      server.close();
      syncBuiltinESMExports();
    },
  };
}
