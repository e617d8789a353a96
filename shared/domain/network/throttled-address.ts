/**
 * The key that an address is counted under: of IPv6 the network, because all 2^64 addresses of a network belong to one client.
 * `2001:db8:0:1:a::b` is `2001:db8:0:1::/64`; `::ffff:192.0.2.1` is the IPv4 address in it.
 */
export function throttledAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = splitGroups(head);
  const after = splitGroups(tail ?? '');
  const omitted = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: omitted }, () => '0'), ...after];
  return `${groups.slice(0, NETWORK_GROUPS).map(removeZeros).join(':')}::/64`;
}

const GROUPS = 8;
const NETWORK_GROUPS = 4;

const removeZeros = (group: string): string => group.replace(/^0+(?=.)/, '');

/** An IPv4 address at the end stands for two groups. */
const splitGroups = (part: string): string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? [group, group] : [group]));
