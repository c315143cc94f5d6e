import { acrossCopies, carry } from "@sandbank/engine/private/errors";

interface StartErrorOptions {
  readonly port?: number;
  readonly seed?: number;
  readonly cause?: unknown;
  readonly isUsage?: boolean;
}

/** The server cannot start. The message contains the reason and the remedy, without a final full stop. */
export class StartError extends Error {
  override readonly name = "StartError";
  /** The port that is in use, if that is the reason. */
  readonly port: number | undefined;

  /** The index of the seed that cannot run, if that is the reason. */
  readonly seed: number | undefined;

  /** Whether the options are the reason. */
  readonly isUsage: boolean;

  constructor(why: string, { port, seed, cause, isUsage = false }: StartErrorOptions = {}) {
    super(`Failed to start: ${why}.`, { cause });
    carry(this, { text: `${why}.` });
    this.port = port;
    this.seed = seed;
    this.isUsage = isUsage;
  }
}

acrossCopies(StartError, "StartError");
