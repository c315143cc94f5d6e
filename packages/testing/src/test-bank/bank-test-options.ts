import type { Bank, BankOptions } from "@sandbank/engine";
import type { DeliveryFetch, NodeApp, Receiver } from "@sandbank/engine/deliver";
import type { BankClient } from "@sandbank/sdk";
import type { Attach } from "../attach/attach-switch.ts";

/** Functions in the test's process that receive webhooks, by the URL of their Event Subscription. */
export type Receivers = Readonly<Record<string, Receiver | NodeApp>>;

/** The parts that receivers are created with, once for each test that uses `deliverer`. */
export interface ReceiverParts {
  /** The test's bank. */
  readonly bank: Bank;
  /** The test's client, for a webhook router. */
  readonly client: BankClient;
}

/** The bank that every test starts from, and the receivers of its webhooks. All options of `createBank` apply, too. */
export interface BankTestOptions extends BankOptions {
  /**
   * The bank that each test forks. The bank is already open, so do not combine it with `setup` or the options of
   * `createBank`. Default: a new bank with the other options.
   */
  readonly bank?: Bank;
  /** Creates the objects that every test starts with. Runs once for each test file, before its first test. Default: none. */
  readonly setup?: (bank: Bank) => void | Promise<void>;
  /**
   * The receivers of webhooks in a test that uses `deliverer`: by URL, or a function that creates them for the test.
   * Default: none.
   */
  readonly receivers?: Receivers | ((parts: ReceiverParts) => Receivers);
  /** Sends the webhooks of all URLs that `receivers` does not name, such as `globalThis.fetch` for a server. Default: none. */
  readonly fetch?: DeliveryFetch;
  /**
   * The time in the signatures of webhooks: `machine` for receivers that compare with the real time, `bank` for those
   * that verify with `now: bank.clock.now`. Default: `bank`.
   */
  readonly signTime?: "bank" | "machine";
  /**
   * `together`: the clock of a test is one with `Date` and the timers of the process, as `timeTogether` makes it. Such
   * tests do not run at the same time. Default: the bank has a clock of its own.
   */
  readonly time?: "together";
  /** The databases that `time: "together"` waits for, as in `timeTogether`. Default: none. */
  readonly databases?: readonly object[];
  /** The URL that `client` calls. Default: `https://bank.test`. */
  readonly baseUrl?: string;
  /**
   * When the session of a test is written to `test-results/sandbank/` and attached to the test: if the test fails, or
   * never. The environment variable `SANDBANK_ATTACH=off` switches all of them off. Default: `failure`.
   */
  readonly attach?: Attach;
  /**
   * Whether attached sessions have placeholders in place of secrets: API keys, secrets of Event Subscriptions, tokens,
   * queries of URLs, and contents of uploads. Default: true.
   */
  readonly redact?: boolean;
}
