/** The server cannot start. The message says why and what to do, without a final full stop. */
export class StartError extends Error {
  override readonly name = "StartError";
  /** The port that is in use, if that is the reason. */
  readonly port: number | undefined;

  constructor(why: string, { port, cause }: { readonly port?: number; readonly cause?: unknown } = {}) {
    super(`Failed to start: ${why}.`, { cause });
    this.port = port;
  }
}
