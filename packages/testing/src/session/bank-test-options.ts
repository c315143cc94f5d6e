import type { Bank, BankOptions } from "@sandbank/engine";
import type { Receiver } from "@sandbank/engine/deliver";
import type { BankClient } from "@sandbank/sdk";

/** Functions in the test's process that receive webhooks, by the URL of their Event Subscription. */
export type Receivers = Readonly<Record<string, Receiver>>;

/** What receivers are made with, once for each test that uses `deliverer`. */
export interface ReceiverParts {
  /** The test's bank. */
  readonly bank: Bank;
  /** The test's client, for a webhook router. */
  readonly client: BankClient;
}

/** The world that every test starts from, and how webhooks reach the app. All options of `createBank` apply, too. */
export interface BankTestOptions extends BankOptions {
  /**
   * The bank that each test gets a fork of. Leave out the options of `createBank` and `setup` then: the bank is already
   * open. Default: one that the other options open.
   */
  readonly bank?: Bank;
  /** Creates what every test starts with. Runs once for each test file, before its first test. */
  readonly setup?: (bank: Bank) => void | Promise<void>;
  /** Who receives webhooks in a test that uses `deliverer`: by URL, or a function that makes them for the test. */
  readonly receivers?: Receivers | ((parts: ReceiverParts) => Receivers);
  /** The URL that `client` calls. Default: `https://bank.test`. */
  readonly baseUrl?: string;
}
