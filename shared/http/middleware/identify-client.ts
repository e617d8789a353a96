import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Environment } from '../../environment.ts';
import { ApiError } from '../api-error.ts';
import { FRONT_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '../front.ts';
import type { HttpEvent, HttpMiddleware } from '../request-state.ts';

/**
 * Finds out whose request it is. Behind CloudFront the gateway sees CloudFront's address, and the client's comes in a header,
 * which is believed only with the secret: everybody may call the gateway. A request around CloudFront is refused where the
 * stage says so, before it costs a call of anything.
 */
export function identifyClient({
  FRONT_SECRETS: secrets,
  FRONT_DIRECT: direct,
}: Pick<Environment, 'FRONT_SECRETS' | 'FRONT_DIRECT'>): HttpMiddleware {
  const hashes = secrets.map(hashSecret);
  const cameThroughFront = ({ headers }: HttpEvent): boolean => {
    const secret = headers[FRONT_SECRET_HEADER];
    if (secret === undefined) return false;
    const given = hashSecret(secret);
    return hashes.some((hash) => timingSafeEqual(hash, given));
  };
  return {
    before: ({ event, internal: { state } }) => {
      if (cameThroughFront(event)) {
        const viewer = event.headers[VIEWER_ADDRESS_HEADER] ?? '';
        if (isIP(viewer)) state.clientAddress = viewer;
      } else if (direct === 'refused') {
        throw new ApiError('forbidden', 'The API is served under its own host name alone');
      }
    },
  };
}

const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
