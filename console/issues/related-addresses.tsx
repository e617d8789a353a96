/** The addresses that the evidence is about: a chain in its order, a group, or what is concerned. */
import { SafeLink } from '../design/safe-link.tsx';
import { shortAddress } from '../lists/short-address.ts';
import { texts } from '../texts/texts.ts';

const t = texts.issues;

const chains: ReadonlySet<string> = new Set(['redirect-chain', 'redirect-loop', 'canonical-chain']);
interface RelatedAddressesProps {
  readonly issueId: string;
  readonly page: string;
  readonly addresses: readonly string[];
}

export function RelatedAddresses({ issueId, page, addresses }: RelatedAddressesProps) {
  if (addresses.length === 0) return null;
  const host = parseHost(page);
  const isChain = chains.has(issueId);
  const label = isChain ? t.chain : issueId === 'content-near-duplicate' ? t.group : t.targets;
  const items = addresses.map((address, at) => (
    // A chain may hold an address twice.
    <li key={`${at} ${address}`}>
      {isChain && at > 0 && <span aria-hidden="true">→ </span>}
      <SafeLink href={address}>{shortAddress(address, host)}</SafeLink>
    </li>
  ));
  return (
    <div class="small">
      <span class="muted">{label}</span>
      {isChain ? <ol>{items}</ol> : <ul>{items}</ul>}
    </div>
  );
}

export function parseHost(address: string): string | null {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
}
