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
  readonly isOpenedByName: boolean;
  readonly isStopping: () => boolean;
  /** Registers what is to be done when the server stops; returns what takes it back. */
  onStop(act: () => void): () => void;
  /** Stops the server, after the response to the present request. */
  stop(): void;
}
