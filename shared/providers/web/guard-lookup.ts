import { isIP, type LookupFunction } from 'node:net';
import { isForbiddenAddress } from './forbidden-addresses.ts';

/** The host is, or resolves only to, addresses that the crawler must not reach. */
export class BlockedAddressError extends Error {
  override name = 'BlockedAddressError';
  readonly code = 'BLOCKED_ADDRESS';

  constructor(hostname: string) {
    super(`${hostname} has no public address`);
  }
}

/** Wraps a resolver: forbidden addresses are dropped from its answer, and nothing left is BlockedAddressError. */
export function guardLookup(resolve: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, answer, family) => {
      if (error !== null && error !== undefined) {
        callback(error, '');
        return;
      }
      const addresses = typeof answer === 'string' ? [{ address: answer, family: family ?? isIP(answer) }] : answer;
      const allowed = addresses.filter(({ address }) => !isForbiddenAddress(address));
      const [first] = allowed;
      if (first === undefined) callback(new BlockedAddressError(hostname), '');
      else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
