import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { UsageError } from "../../../errors/usage-error.ts";

/** Of the webhooks of a check. */
export const HANDLED_AS_REAL =
  "The receiver handles the valid webhooks of this check as real ones: let it use a test database.";

/** Returns the URL of a receiver, from the flag `--forward-to`. Throws a `UsageError`. */
export function receiverUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new UsageError(`--forward-to is ${JSON.stringify(text)}. Write a URL such as http://localhost:3000/hooks.`);
}

/** The interval between two attempts to connect to a receiver, in milliseconds. */
const TRY_MS = 200;

/** Waits until a receiver accepts connections. Resolves with false if the signal aborts before. */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if ((await connectionProblem(url)) === undefined) return true;
    await wait(TRY_MS, undefined, { signal }).catch(() => {});
  }
  return false;
}

/** Returns why a receiver accepts no connection; undefined if it does. */
function connectionProblem(url: string): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(url);
  const socket = connect(Number(port || (protocol === "https:" ? 443 : 80)), hostname.replace(/^\[|\]$/g, ""));
  return new Promise((resolve) => {
    socket.once("connect", () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
