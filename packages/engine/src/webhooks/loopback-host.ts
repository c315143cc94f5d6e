/**
 * Hosts as a parsed URL has them: it normalizes an IPv4 address in any notation to four numbers, and one that is mapped into
 * IPv6 to two hexadecimal groups.
 */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\])$/;

/** Whether a host is this machine. `hostname` is the one of a parsed URL. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
