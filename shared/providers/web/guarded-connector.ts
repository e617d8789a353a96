import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isForbiddenAddress } from './forbidden-addresses.ts';

/** The host is, or resolves only to, addresses that the crawler must not reach. */
class BlockedAddressError extends Error {
  override name = 'BlockedAddressError';
  readonly code = 'BLOCKED_ADDRESS';

  constructor(hostname: string) {
    super(`${hostname} has no public address`);
  }
}

/**
 * A connector that reaches public addresses alone. The check sits inside the socket's own lookup, so that the address that was
 * checked is the address that is connected to: a name server that answers differently a second time gains nothing.
 */
export function createGuardedConnector(
  connectTimeoutMs: number,
  resolve: LookupFunction = systemLookup,
): buildConnector.connector {
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup: guardLookup(resolve) });
  return (options, callback) => {
    // Sockets do not look up a literal address, so the lookup's guard never sees it.
    if (isIP(options.hostname) !== 0 && isForbiddenAddress(options.hostname)) {
      callback(new BlockedAddressError(options.hostname), null);
    } else connect(options, callback);
  };
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
