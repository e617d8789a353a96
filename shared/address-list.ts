import { BlockList, isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;

/**
 * A list of addresses and networks, such as `127.0.0.1,10.0.0.0/8,fd00::/8`; null when an entry is neither. An IPv4 entry stands for its
 * form in IPv6 too (`::ffff:10.0.0.1`). `/0` is refused: all addresses are no list.
 */
export function parseAddressList(list: string): BlockList | null {
  const addresses = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry !== '' && !addEntry(addresses, entry)) return null;
  }
  return addresses;
}

function addEntry(addresses: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || more.length > 0) return false;
  const bits = BITS[version];
  if (prefix !== undefined && !(/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits)) return false;
  addresses.addSubnet(address, prefix === undefined ? bits : Number(prefix), `ipv${version}`);
  return true;
}

/** Whether the list has the address, or a network that it is in. False for what is no address. */
export function hasAddress(addresses: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && addresses.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
