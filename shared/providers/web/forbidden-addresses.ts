import { BlockList, isIP } from 'node:net';

/** Everything in IPv4 that is not a public host: RFC 6890 and its successors in the IANA special-purpose registry. */
const forbiddenIpv4Subnets: readonly (readonly [network: string, prefixBits: number])[] = [
  ['0.0.0.0', 8], // "this network": 0.0.0.0 reaches the local machine on Linux
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT; Alibaba's metadata service is here
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // Azure's host agent: a public-looking address that every VM can reach
  ['169.254.0.0', 16], // link-local, with the metadata service 169.254.169.254
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** IPv6 is the other way round: only global unicast is public, less the special blocks inside it. */
const globalUnicastIpv6Subnet = ['2000::', 3] as const;
const forbiddenGlobalIpv6Subnets: readonly (readonly [network: string, prefixBits: number])[] = [
  ['2001::', 23], // protocol assignments: Teredo, ORCHID, benchmarking
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 carries any IPv4 address, private ones included
  ['3fff::', 20],
];

const forbiddenIpv4 = new BlockList();
for (const [network, prefixBits] of forbiddenIpv4Subnets) forbiddenIpv4.addSubnet(network, prefixBits, 'ipv4');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet(...globalUnicastIpv6Subnet, 'ipv6');
const forbiddenIpv6 = new BlockList();
for (const [network, prefixBits] of forbiddenGlobalIpv6Subnets) forbiddenIpv6.addSubnet(network, prefixBits, 'ipv6');

/**
 * True for every address that the crawler must not connect to: private, loopback, link-local, shared, multicast, reserved
 * and metadata addresses, and text that is no address. IPv4-mapped (::ffff:0:0/96) and NAT64 (64:ff9b::/96) forms lie outside
 * global unicast and are refused whole: they would hide an IPv4 address from these tables.
 */
export function isForbiddenAddress(address: string): boolean {
  const zone = address.indexOf('%');
  const bare = zone < 0 ? address : address.slice(0, zone);
  switch (isIP(bare)) {
    case 4:
      return forbiddenIpv4.check(bare, 'ipv4');
    case 6:
      return !globalIpv6.check(bare, 'ipv6') || forbiddenIpv6.check(bare, 'ipv6');
    default:
      return true;
  }
}
