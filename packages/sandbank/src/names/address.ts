import { BlockList, isIP, isIPv6 } from "node:net";

/** The kind of an address. `reserved` addresses are never those of receivers, although a machine can reach them. */
export type AddressKind = "loopback" | "private" | "reserved" | "public";

const loopback = ["127.0.0.0/8", "::1/128"];
const privateNetworks = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];
/**
 * Addresses at which the host of a virtual machine or a container serves metadata, credentials included: all link-local
 * ones, and others that clouds use. Also the unspecified addresses, because connecting to one reaches this machine.
 */
const reserved = [
  "169.254.0.0/16",
  "100.100.100.200/32",
  "168.63.129.16/32",
  "192.0.0.192/32",
  "0.0.0.0/8",
  "fe80::/10",
  "fd00:ec2::/32",
  "fd20:ce::/32",
  "::/128",
];

/** The prefix under which a NAT64 translator reaches IPv4 addresses. */
const TRANSLATED = "64:ff9b::";

const lists: readonly (readonly [AddressKind, BlockList])[] = [
  ["reserved", createBlockList(reserved.flatMap((subnet) => [subnet, ...translated(subnet)]))],
  ["loopback", createBlockList(loopback)],
  ["private", createBlockList(privateNetworks)],
];

/** Returns the kind of an address in the form of `normalizeHostname`; undefined for a name. */
export function addressKind(hostname: string): AddressKind | undefined {
  const version = isIP(hostname);
  if (version === 0) return undefined;
  // A list of IPv4 addresses also contains their IPv6-mapped forms.
  return lists.find(([, list]) => list.check(hostname, version === 4 ? "ipv4" : "ipv6"))?.[0] ?? "public";
}

/**
 * Returns the canonical form of a host name or an address: in lower case, without brackets, zone and final dot, and an
 * address in any notation (`127.1`, `::ffff:127.0.0.1`) as a URL has it. Undefined for other text.
 */
export function normalizeHostname(text: string): string | undefined {
  const [host = ""] = text.split("%", 1);
  const url = `http://${isIPv6(host) ? `[${host}]` : host}`;
  if (!/^http:\/\/(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/^\[|\]$|\.$/g, "");
}

function createBlockList(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = "", length] = subnet.split("/");
    list.addSubnet(address, Number(length), isIPv6(address) ? "ipv6" : "ipv4");
  }
  return list;
}

/** Returns the subnet of IPv6 under which a translator reaches a subnet of IPv4. */
function translated(subnet: string): string[] {
  const [address = "", length] = subnet.split("/");
  return isIPv6(address) ? [] : [`${TRANSLATED}${address}/${96 + Number(length)}`];
}
