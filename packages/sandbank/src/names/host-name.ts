/** The name in a `Host` header, in lower case, without port, brackets and a final dot; undefined for malformed text. */
export function hostName(host: string): string | undefined {
  const match = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/.exec(host.toLowerCase());
  return (match?.[1] ?? match?.[2])?.replace(/\.$/, "");
}

/** Whether a host name is one of this machine: `localhost`, a name below it, or a loopback address. */
export function isLoopbackName(name: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$|^::1$|^::ffff:127(?:\.\d{1,3}){3}$/.test(name);
}
