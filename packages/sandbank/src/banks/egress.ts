import type { WebhookAttempt } from "@sandbank/engine";
import { isLoopbackName } from "../names/host-name.ts";

/** Sends a delivery: the part of `fetch` that a deliverer uses, with the attempt. */
export type SendDelivery = (url: string, init: RequestInit, attempt?: WebhookAttempt) => Promise<Response>;

/**
 * Sends deliveries to receivers on this machine and on private networks, and to hosts that are named. A seed with the URL of
 * a production system must not call it. Refused deliveries fail with an error that names the flag.
 */
export function guardedSend(send: SendDelivery, bank: string, allowed: ReadonlySet<string>): SendDelivery {
  return (url, init, attempt) => {
    const { hostname } = new URL(url);
    if (!isNearby(hostname) && !allowed.has(hostname)) {
      return Promise.reject(
        new Error(`${hostname} is not on this machine or a private network. Start with --deliver-to ${hostname}`),
      );
    }
    const headers = new Headers(init.headers);
    headers.set("sandbank-bank", bank);
    return send(url, { ...init, headers }, attempt);
  };
}

/** Whether a host is this machine or in a private network, judged by its name alone: no name is looked up. */
export function isNearby(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  if (isLoopbackName(name) || name === "host.docker.internal") return true;
  // Link-local addresses are left out: in a cloud, 169.254.169.254 gives credentials of the machine.
  return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:)/.test(name) && isAddress(name);
}

function isAddress(name: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(name) || name.includes(":");
}
