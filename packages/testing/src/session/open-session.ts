import type { Bank } from "@sandbank/engine";
import { createDeliverer, type Deliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { failureReport } from "../report/failure-report.ts";
import { keepJournal } from "../report/keep-journal.ts";
import type { BankTestOptions, Receivers } from "./bank-test-options.ts";
import { checkReceivers } from "./base-bank.ts";
import { createThrownNotes } from "./note-thrown.ts";
import { noteClosed, noteOpened } from "./open-banks.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { unusedFaults, warningText } from "./warning-text.ts";
import { watchClient } from "./watch-client.ts";

/** The fixtures of a test: its own bank, and a client, a clock and a deliverer for this bank. */
export interface BankContext {
  /**
   * A fork of the file's bank, seeded by the full name of the test. Its ids repeat on each run and differ from those of
   * other tests.
   */
  readonly bank: Bank;
  /** An SDK client of the bank. The client uses no network, and its waits before retries advance the bank's clock. */
  readonly client: BankClient;
  /** The bank's clock. If the test uses `deliverer`, advancing the clock sends the webhooks that fall due. */
  readonly clock: TestClock;
  /** Sends the bank's webhooks to `receivers`. Created only if the test uses it, and closed when the test ends. */
  readonly deliverer: Deliverer;
}

/** The bank of one test, from its beginning to its end. */
export interface Session extends BankContext {
  /** Opens the deliverer, unless it is open, with these receivers. Default: the receivers of the options. */
  openDeliverer(receivers?: Receivers): Deliverer;
  /** The text to print for a failed test: the report, whose last lines replay the session. */
  report(): string;
  /**
   * The text to print for a passed test: a warning about lists that were never sent, and armed faults that affected no
   * request; undefined if there are none.
   */
  warning(): string | undefined;
  /** Closes the deliverer. */
  close(): void;
}

type SessionOptions = Pick<BankTestOptions, "receivers" | "baseUrl" | "fetch" | "signTime">;

/** Opens the bank of a test. `name` is the full name of the test. */
export function openSession(
  base: Bank,
  name: string,
  { receivers = {}, baseUrl, fetch, signTime }: SessionOptions = {},
): Session {
  const bank = base.fork({ seed: name });
  let deliverer: Deliverer | undefined;
  const delivererIfOpen = () => deliverer;
  const { noting, thrownFor } = createThrownNotes();
  noteOpened(bank, { opening: bank.snapshot(), deliverer: delivererIfOpen, thrownFor });
  const client = new BankClient(clientOptions(bank, baseUrl === undefined ? {} : { baseUrl }));
  const unsentLists = watchClient(client);
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
      deliverer = createDeliverer(bank, {
        receivers: noting(made),
        ...(fetch !== undefined && { fetch }),
        ...(signTime !== undefined && { signTime }),
      });
      return deliverer;
    },
    report: () => failureReport(bank, { test: name, unsentLists: unsentLists(), journalFile: keepJournal(bank, name) }),
    warning: () => warningText(name, { lists: unsentLists(), faults: unusedFaults(bank, base) }),
    close() {
      deliverer?.close();
      noteClosed(bank);
    },
  };
}
