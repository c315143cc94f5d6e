import type { WebhookAttempt } from "@sandbank/engine";
import { addressKind, normalizeHostname } from "../names/address.ts";
import { isLoopbackName } from "../names/host-name.ts";

/** Sends a delivery: the part of `fetch` that a deliverer uses, with the attempt. */
export type SendDelivery = (url: string, init: RequestInit, attempt?: WebhookAttempt) => Promise<Response>;

/** Deliveries may not go to a receiver. `advice` names the flag that allows it. */
export class RefusedReceiverError extends Error {
  readonly why: string;
  readonly advice: string;

  constructor(why: string, advice: string) {
    super(`${why}. ${advice}`);
    this.why = why;
    this.advice = advice;
  }
}

/** The receivers that deliveries may reach. */
export interface EgressRules {
  /** Whether a delivery may name this host, as a URL has it. A name is looked up only afterwards. */
  allowsHost(hostname: string): boolean;
  /** Whether a delivery to this host may connect to this address, which the name resolves to at that time. */
  allowsAddress(hostname: string, address: string): boolean;
}

/**
 * Creates rules that allow receivers on this machine and on private networks, and the hosts of `--deliver-to`, so that
 * a seed with the URL of a production system does not call it. Addresses at which a cloud serves the credentials of the
 * machine are refused even if an allowed name resolves to them, because a name can change its address at any time. They
 * are allowed only if `--deliver-to` lists the address itself.
 */
export function createEgressRules(hosts: Iterable<string>): EgressRules {
  const named = new Set(Array.from(hosts, (host) => normalizeHostname(host) ?? host.toLowerCase()));
  return {
    allowsHost(hostname) {
      const host = normalizeHostname(hostname) ?? hostname;
      return named.has(host) || isLoopbackName(host) || host === "host.docker.internal" || isNearby(host);
    },
    allowsAddress(hostname, address) {
      const given = normalizeHostname(address) ?? address;
      if (named.has(given) || isNearby(given)) return true;
      return named.has(normalizeHostname(hostname) ?? hostname) && addressKind(given) === "public";
    },
  };
}

/** Returns whether an address belongs to this machine or a private network. */
function isNearby(hostname: string): boolean {
  const kind = addressKind(hostname);
  return kind === "loopback" || kind === "private";
}

/** Sends the deliveries that the rules allow. Others fail with an error that names the flag. */
export function guardedSend(send: SendDelivery, bank: string, rules: EgressRules): SendDelivery {
  return (url, init, attempt) => {
    const { hostname } = new URL(url);
    if (!rules.allowsHost(hostname)) {
      return Promise.reject(
        new RefusedReceiverError(
          `${hostname} is not on this machine or a private network`,
          `Start with --deliver-to ${hostname}`,
        ),
      );
    }
    const headers = new Headers(init.headers);
    headers.set("sandbank-bank", bank);
    return send(url, { ...init, headers }, attempt);
  };
}
