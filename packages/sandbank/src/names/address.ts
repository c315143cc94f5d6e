import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * What an address is: of this machine, of a private network, one that is never a receiver although a machine can reach it,
 * or any other.
 */
export type AddressKind = "loopback" | "private" | "reserved" | "public";

const loopback = ["127.0.0.0/8", "::1/128"];
const privateNetworks = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];
/**
 * Addresses at which the host of a virtual machine or a container gives metadata, credentials included: all link-local ones,
 * and those that clouds use besides. Connecting to an address without a host reaches this machine.
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

/** The prefix under which a translator (NAT64) reaches the addresses of IPv4. */
const TRANSLATED = "64:ff9b::";

const lists: readonly (readonly [AddressKind, BlockList])[] = [
  ["reserved", listOf(reserved.flatMap((subnet) => [subnet, ...translated(subnet)]))],
  ["loopback", listOf(loopback)],
  ["private", listOf(privateNetworks)],
];

/** The kind of an address as `hostnameOf` writes it; undefined for a name. */
export function addressKind(hostname: string): AddressKind | undefined {
  const version = isIP(hostname);
  if (version === 0) return undefined;
  // A list of IPv4 addresses has those that are mapped into IPv6, too.
  return lists.find(([, list]) => list.check(hostname, version === 4 ? "ipv4" : "ipv6"))?.[0] ?? "public";
}

/**
 * The one spelling of a host name or an address: in lower case, without brackets, zone and final dot, and an address in any
 * notation (`127.1`, `::ffff:127.0.0.1`) as a URL has it. Undefined for what is neither.
 */
export function hostnameOf(text: string): string | undefined {
  const [host = ""] = text.split("%", 1);
  const url = `http://${isIPv6(host) ? `[${host}]` : host}`;
  if (!/^http:\/\/(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/^\[|\]$|\.$/g, "");
}

function listOf(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = "", length] = subnet.split("/");
    list.addSubnet(address, Number(length), isIPv6(address) ? "ipv6" : "ipv4");
  }
  return list;
}

/** The same subnet of IPv4 behind a translator. */
function translated(subnet: string): string[] {
  const [address = "", length] = subnet.split("/");
  return isIPv6(address) ? [] : [`${TRANSLATED}${address}/${96 + Number(length)}`];
}
