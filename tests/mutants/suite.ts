import type { Bank } from "@sandbank/engine";

/** Makes an assertion of a suite, unless the suite is careless about it. */
export type Check = (what: string, assertion: () => void) => void;

/** An app and its tests. */
export interface Suite {
  /** Every run plays on a fork of it. */
  readonly bank: Bank;
  readonly play: (bank: Bank, check: Check) => Promise<void>;
  /** The fields that the app reads. A mutant of another field is none that its tests could notice. */
  readonly reads: readonly string[];
  /** The other mutants that the tests reach and do not notice, each with the reason. */
  readonly unnoticed: Readonly<Record<string, string>>;
  /** The assertions that the careless form lacks, each with the mutants that then nothing notices. */
  readonly lacks: Readonly<Record<string, readonly string[]>>;
}
