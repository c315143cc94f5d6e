/** Which names and origins may reach the server. */
export interface AccessRules {
  /** Host names besides those of this machine, in lower case, without a port. */
  readonly allowedHosts: ReadonlySet<string>;
  /** Origins whose pages may call the server, such as `http://localhost:5173`. */
  readonly corsOrigins: ReadonlySet<string>;
}

/**
 * Whether the `Host` of a request names this machine or an allowed host. A page of another site can make its own name
 * resolve to the loopback address (DNS rebinding); its requests then carry that name.
 */
export function isAllowedHost(host: string | undefined, { allowedHosts }: AccessRules): boolean {
  const name = hostName(host ?? "");
  return name !== undefined && (isLoopbackName(name) || allowedHosts.has(name));
}

/** Whether a page of this origin may call the server: the server's own origin, and those that are allowed. */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined, rules: AccessRules): boolean {
  if (origin === undefined) return true;
  return rules.corsOrigins.has(origin) || origin.toLowerCase() === `http://${host?.toLowerCase()}`;
}

/** The name in a `Host` header, in lower case, without port, brackets and a final dot; undefined for malformed text. */
export function hostName(host: string): string | undefined {
  const match = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/.exec(host.toLowerCase());
  return (match?.[1] ?? match?.[2])?.replace(/\.$/, "");
}

/** Whether a host name is one of this machine: `localhost`, a name below it, or a loopback address. */
export function isLoopbackName(name: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$|^::1$|^::ffff:127(?:\.\d{1,3}){3}$/.test(name);
}
