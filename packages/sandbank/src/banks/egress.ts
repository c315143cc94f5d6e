import type { WebhookAttempt } from "@sandbank/engine";
import { addressKind, hostnameOf } from "../names/address.ts";
import { isLoopbackName } from "../names/host-name.ts";

/** Sends a delivery: the part of `fetch` that a deliverer uses, with the attempt. */
export type SendDelivery = (url: string, init: RequestInit, attempt?: WebhookAttempt) => Promise<Response>;

/** Which receivers deliveries may reach. */
export interface EgressRules {
  /** Whether a delivery may name this host, as a URL has it. A name is looked up only afterwards. */
  allowsHost(hostname: string): boolean;
  /** Whether a delivery to this host may connect to this address, which the name resolves to at that time. */
  allowsAddress(hostname: string, address: string): boolean;
}

/**
 * Deliveries go to receivers on this machine and on private networks, and to the hosts that `--deliver-to` names: a seed with
 * the URL of a production system must not call it. No name leads to an address at which a cloud gives the credentials of the
 * machine, not even a name that is allowed, because names can be made to resolve to it later. Only the address itself, if
 * `--deliver-to` names it, is reached.
 */
export function createEgressRules(hosts: Iterable<string>): EgressRules {
  const named = new Set(Array.from(hosts, (host) => hostnameOf(host) ?? host.toLowerCase()));
  return {
    allowsHost(hostname) {
      const host = hostnameOf(hostname) ?? hostname;
      return named.has(host) || isLoopbackName(host) || host === "host.docker.internal" || isNearby(host);
    },
    allowsAddress(hostname, address) {
      const given = hostnameOf(address) ?? address;
      if (named.has(given) || isNearby(given)) return true;
      return named.has(hostnameOf(hostname) ?? hostname) && addressKind(given) === "public";
    },
  };
}

/** Whether an address is of this machine or of a private network. */
function isNearby(hostname: string): boolean {
  const kind = addressKind(hostname);
  return kind === "loopback" || kind === "private";
}

/** Sends the deliveries that the rules allow. Refused ones fail with an error that names the flag. */
export function guardedSend(send: SendDelivery, bank: string, rules: EgressRules): SendDelivery {
  return (url, init, attempt) => {
    const { hostname } = new URL(url);
    if (!rules.allowsHost(hostname)) {
      return Promise.reject(
        new Error(`${hostname} is not on this machine or a private network. Start with --deliver-to ${hostname}`),
      );
    }
    const headers = new Headers(init.headers);
    headers.set("sandbank-bank", bank);
    return send(url, { ...init, headers }, attempt);
  };
}
