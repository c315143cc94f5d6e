import type { Bank } from "@sandbank/engine";
import { createDeliverer, type Deliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { failureReport } from "../report/failure-report.ts";
import { keepJournal } from "../report/keep-journal.ts";
import type { BankTestOptions, Receivers } from "./bank-test-options.ts";
import { checkReceivers } from "./base-bank.ts";
import { noteClosed, noteOpened } from "./open-banks.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { watchLists } from "./watch-lists.ts";

/** What a test gets: a bank of its own, and what is connected to it. */
export interface BankContext {
  /** A fork of the file's bank, seeded by the full name of the test: its ids repeat on each run and are in no other test. */
  readonly bank: Bank;
  /** An SDK client of the bank. It sends without a network, and its waits move the bank's clock. */
  readonly client: BankClient;
  /** The bank's clock, which sends webhooks on the way if the test uses `deliverer`. */
  readonly clock: TestClock;
  /** Sends the bank's webhooks to `receivers`. A test that does not use it has none. Closed when the test ends. */
  readonly deliverer: Deliverer;
}

/** The bank of one test, from its beginning to its end. */
export interface Session extends BankContext {
  /** Opens the deliverer, if it is not open, with these receivers. Default: those of the options. */
  openDeliverer(receivers?: Receivers): Deliverer;
  /** What to print when the test failed: the report, whose last lines replay the session. */
  report(): string;
  /** What to print when the test passed: that lists were never sent; undefined where there are none. */
  warning(): string | undefined;
  /** Closes the deliverer. */
  close(): void;
}

/** Opens the bank of a test. `name` is the full name of the test. */
export function openSession(
  base: Bank,
  name: string,
  { receivers = {}, baseUrl }: Pick<BankTestOptions, "receivers" | "baseUrl"> = {},
): Session {
  const bank = base.fork({ seed: name });
  let deliverer: Deliverer | undefined;
  const delivererIfOpen = () => deliverer;
  noteOpened(bank, { opening: bank.snapshot(), deliverer: delivererIfOpen });
  const client = new BankClient(clientOptions(bank, baseUrl === undefined ? {} : { baseUrl }));
  const unsentLists = watchLists(client);
  return {
    bank,
    client,
    clock: createTestClock(bank, delivererIfOpen),
    get deliverer() {
      return this.openDeliverer();
    },
    openDeliverer(given) {
      if (deliverer !== undefined) return deliverer;
      const made = given ?? (typeof receivers === "function" ? receivers({ bank, client }) : receivers);
      checkReceivers(made);
      deliverer = createDeliverer(bank, { receivers: made });
      return deliverer;
    },
    report: () => failureReport(bank, { test: name, unsentLists: unsentLists(), journalFile: keepJournal(bank, name) }),
    warning: () => unsentWarning(unsentLists()),
    close() {
      deliverer?.close();
      noteClosed(bank);
    },
  };
}

function unsentWarning(unsent: readonly string[]): string | undefined {
  if (unsent.length === 0) return undefined;
  const lists = [...new Set(unsent)].map((list) => `\`${list}\``).join(", ");
  return `[sandbank] ${lists} sent no request: a list is sent when it is awaited or iterated over. Write \`await\` or \`for await\`, or remove the call.`;
}
