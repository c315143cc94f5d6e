import type { Bank } from "@sandbank/engine";
import type { BankClientSettings } from "@sandbank/engine/http";

/** What your app is built with, once for each run. */
export interface SetupParts {
  /** The bank of this run: a fork of yours. */
  readonly bank: Bank;
  /** Options for `new BankClient(clientOptions)`. Its waits before retries move the bank's clock, and take no real time. */
  readonly clientOptions: BankClientSettings;
  /** The secret that signs the webhooks. Verify them by the bank's clock: `now: bank.clock.now`. */
  readonly webhookSecret: string;
}

/** Your app, as the system under test. */
export interface SystemUnderTest<App> {
  /** Builds your app around a bank, once for each run. */
  setup(parts: SetupParts): App | Promise<App>;
  /** Gives your app a webhook, and returns your app's answer. Default: your app receives no webhooks. */
  receive?(app: NoInfer<App>, request: Request): Response | Promise<Response>;
  /** Ends your app after a run: closes its database, say. */
  close?(app: NoInfer<App>): unknown;
}
