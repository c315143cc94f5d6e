import { type Bank, type BankOptions, createBank } from "@sandbank/engine";
import { type SetupServer, setupServer } from "msw/node";
import { bankHandlers } from "./bank-handlers.ts";

export interface SetupBankOptions extends BankOptions {
  /** The absolute URL under which your app calls the API. Default: `https://bank.test`. */
  readonly baseUrl?: string;
}

/** A bank and a server that intercepts the calls to it. */
export interface BankSetup {
  readonly bank: Bank;
  /** MSW's own server, for handlers of other services. */
  readonly server: SetupServer;
  /** What an SDK client needs to call this bank: `new BankClient(clientOptions)`. */
  readonly clientOptions: { readonly apiKey: string; readonly baseUrl: string };
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
 * @example
 * const { bank, clientOptions, listen, reset, close } = setupBank();
 * beforeAll(() => listen());
 * afterEach(() => reset());
 * afterAll(() => close());
 */
export function setupBank({ baseUrl = "https://bank.test", ...bankOptions }: SetupBankOptions = {}): BankSetup {
  const bank = createBank(bankOptions);
  const server = setupServer(...bankHandlers(bank, { baseUrl }));
  return {
    bank,
    server,
    clientOptions: { apiKey: bank.apiKey, baseUrl },
    listen: (options) => server.listen(options),
    reset() {
      server.resetHandlers();
      bank.reset();
    },
    close: () => server.close(),
  };
}
