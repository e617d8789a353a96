import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import { hasAddress } from '../../shared/address-list.ts';

/**
 * The address that a request is counted under: that of the connection, unless a trusted proxy made it. Each proxy writes who called it at
 * the end of `X-Forwarded-For`, so the entries are true from the right up to the first that is no trusted proxy: the client. What stands
 * left of it the client may have written itself.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: BlockList): string {
  const peer = socket.remoteAddress ?? '';
  if (!hasAddress(trustedProxies, peer)) return peer;
  // Node puts several headers of this name together, in their order.
  const entries = String(headers['x-forwarded-for'] ?? '').split(',');
  let client = peer;
  for (const entry of entries.reverse()) {
    const address = entry.trim();
    if (isIP(address) === 0) return peer;
    client = address;
    if (!hasAddress(trustedProxies, address)) break;
  }
  return client;
}
