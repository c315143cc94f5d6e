import type { Banks } from "./banks.ts";

/** What the admin API knows of the server that it is part of. */
export interface BankHost {
  readonly banks: Banks;
  readonly version: string;
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly seed: string;
  /** The data directory; null if the banks are in memory only. */
  readonly dataDirectory: string | null;
  readonly isOpenedByName: boolean;
  readonly isStopping: () => boolean;
  /** Stops the server, after the response to the present request. */
  stop(): void;
}
