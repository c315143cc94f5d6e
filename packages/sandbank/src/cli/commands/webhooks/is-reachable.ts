import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** The interval between two attempts to connect to a receiver, in milliseconds. */
const TRY_MS = 200;

/** Waits until a receiver accepts connections. Resolves with false if the signal aborts before. */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await accepts(url)) return true;
    await wait(TRY_MS, undefined, { signal }).catch(() => {});
  }
  return false;
}

async function accepts(url: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(url);
  const socket = connect(Number(port || (protocol === "https:" ? 443 : 80)), hostname.replace(/^\[|\]$/g, ""));
  const isConnected = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}
