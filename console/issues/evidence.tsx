/** A sentence about a page with the addresses that it names as links. Plain data in. */
import { SafeLink } from '../design/safe-link.tsx';
import { shortAddress } from '../lists/short-address.ts';
import { parseHost, RelatedAddresses } from './related-addresses.tsx';

interface EvidenceProps {
  readonly issueId: string;
  readonly page: string;
  readonly evidence: string;
  readonly addresses: readonly string[];
}

/** Addresses that the sentence leaves out are listed below it. */
export function Evidence({ issueId, page, evidence, addresses }: EvidenceProps) {
  const words = evidence.split(' ');
  // The address of the home page begins all others.
  const longestFirst = addresses.toSorted((a, b) => b.length - a.length);
  const named = words.map((word) => longestFirst.find((address) => word.startsWith(address)));
  const isNamed = addresses.every((address) => named.includes(address));
  const host = parseHost(page);
  return (
    <>
      <div>
        {words.map((word, at) => {
          const address = named[at];
          return (
            <span key={at}>
              {address === undefined ? (
                word
              ) : (
                <>
                  <SafeLink href={address}>{shortAddress(address, host)}</SafeLink>
                  {word.slice(address.length)}
                </>
              )}{' '}
            </span>
          );
        })}
      </div>
      {!isNamed && <RelatedAddresses issueId={issueId} page={page} addresses={addresses} />}
    </>
  );
}
