import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isForbiddenAddress } from './forbidden-addresses.ts';
import { BlockedAddressError, guardLookup } from './guard-lookup.ts';

/**
 * A connector that reaches public addresses alone. The check sits inside the socket's own lookup, so that the address that was
 * checked is the address that is connected to: a name server that responds differently a second time gains nothing.
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
