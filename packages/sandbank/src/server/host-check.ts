import { normalizeHostname } from "../names/address.ts";
import { hostName, isLoopbackName } from "../names/host-name.ts";

/** The host names and origins that may reach the server. */
export interface AccessRules {
  /** Host names besides those of this machine, without a port, as `normalizeHostname` writes them. */
  readonly allowedHosts: ReadonlySet<string>;
  /** Origins whose pages may call the server, such as `http://localhost:5173`. */
  readonly corsOrigins: ReadonlySet<string>;
}

/**
 * Returns whether the `Host` of a request names this machine or an allowed host. A page of another site can make its
 * own name resolve to the loopback address (DNS rebinding); its requests then carry that name.
 */
export function isAllowedHost(host: string | undefined, { allowedHosts }: AccessRules): boolean {
  const name = hostName(host ?? "");
  if (name === undefined) return false;
  return isLoopbackName(name) || allowedHosts.has(normalizeHostname(name) ?? name);
}

/** Returns whether a page of this origin may call the server: the server's own origin, and allowed ones. */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined, rules: AccessRules): boolean {
  if (origin === undefined) return true;
  return rules.corsOrigins.has(origin) || origin.toLowerCase() === `http://${host?.toLowerCase()}`;
}
