import { addressKind, normalizeHostname } from "./address.ts";

/**
 * Returns the name in a `Host` header, in lower case, without port, brackets and a final dot; undefined for malformed
 * text.
 */
export function hostName(host: string): string | undefined {
  const match = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/.exec(host.toLowerCase());
  return (match?.[1] ?? match?.[2])?.replace(/\.$/, "");
}

/** Returns whether a host is this machine: `localhost`, a name below it, or a loopback address in any notation. */
export function isLoopbackName(name: string): boolean {
  const hostname = normalizeHostname(name) ?? "";
  return /^(?:.+\.)?localhost$/.test(hostname) || addressKind(hostname) === "loopback";
}
