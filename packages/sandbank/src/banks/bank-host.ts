import type { Banks } from "./banks.ts";

/** What the admin API knows of the server that it is part of. */
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
  /** Why nothing may be written to the data directory any more, until the server is stopped; undefined if it may. */
  readonly storageLost: string | undefined;
  /** Why the latest write to the data directory failed; undefined if it succeeded. */
  readonly storageFailure: string | undefined;
  /** Throws a `StorageError` if what changes a bank cannot be kept. */
  requireStorage(bank: string): void;
  readonly isOpenedByName: boolean;
  readonly isStopping: () => boolean;
  /** Registers what is to be done when the server stops; returns what takes it back. */
  onStop(act: () => void): () => void;
  /** Stops the server, after the response to the present request. */
  stop(): void;
}
