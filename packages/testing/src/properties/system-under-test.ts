import type { Bank } from "@sandbank/engine";
import type { BankClientSettings } from "@sandbank/engine/http";
import type { BankClient } from "@sandbank/sdk";

/** The parts that your app is built with, once for each run. */
export interface SetupParts {
  /** The bank of this run: a fork of yours. */
  readonly bank: Bank;
  /** An SDK client of the bank. Its waits before retries advance the bank's clock and take no real time. */
  readonly client: BankClient;
  /** The options of `client`, for an app that creates its own: `new BankClient(clientOptions)`. */
  readonly clientOptions: BankClientSettings;
  /** The secret that signs the webhooks. Verify their timestamps against the bank's clock: `now: bank.clock.now`. */
  readonly webhookSecret: string;
}

/** Your app, as the system under test. */
export interface SystemUnderTest<App> {
  /** Builds your app around a bank, once for each run. */
  setup(parts: SetupParts): App | Promise<App>;
  /**
   * Passes a webhook to your app, and returns your app's response. For an Express app or another handler of `node:http`:
   * `nodeReceiver(app.server)(request)`. Default: your app receives no webhooks.
   */
  receive?(app: NoInfer<App>, request: Request): Response | Promise<Response>;
  /** Closes your app after a run, for example its database connection. */
  close?(app: NoInfer<App>): unknown;
}
