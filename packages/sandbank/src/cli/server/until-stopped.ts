import { NoServerError } from "../../client.ts";

/** Reads a stream until the command is stopped. Rejects with a `NoServerError` if the server ends it. */
export async function untilStopped(signal: AbortSignal, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof TypeError)) throw error;
  }
  if (!signal.aborted) throw new NoServerError("The server has stopped.");
}
