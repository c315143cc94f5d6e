import type { Banks } from "./banks.ts";

/** The part of the server that admin operations use. */
export interface BankHost {
  readonly banks: Banks;
  /** The machine's time, in milliseconds since 1970. */
  readonly machineTime: () => number;
  readonly version: string;
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly seed: string;
  /** The data directory; null if the banks are in memory only. */
  readonly dataDirectory: string | null;
  /** The reason why the server no longer writes to the data directory until it restarts; undefined if it writes. */
  readonly storageLost: string | undefined;
  /** The error of the latest write to the data directory; undefined if it succeeded. */
  readonly storageFailure: string | undefined;
  /** Throws a `StorageError` if changes of the bank cannot be stored. */
  requireStorage(bank: string): void;
  readonly isOpenedByName: boolean;
  readonly isStopping: () => boolean;
  /** Registers a function that the stop of the server calls. Returns a function that removes it. */
  onStop(act: () => void): () => void;
  /** Stops the server after the response to the present request. */
  stop(): void;
}
