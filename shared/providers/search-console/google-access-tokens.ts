import { createHash } from 'node:crypto';
import type { AuthClient } from 'google-auth-library';
import type { GoogleCredentials } from './google-credentials.ts';
import { SearchConsoleError } from './search-console.ts';

const CLIENTS_KEPT_MAX = 1_000;

export interface AccessTokens {
  /** A token that is valid for another minute. @throws SearchConsoleError when Google gives none. */
  tokenFor(credentials: GoogleCredentials, signal: AbortSignal): Promise<string>;
  /** Forgets a token that was refused. */
  forget(credentials: GoogleCredentials): void;
}

/**
 * Exchanges credentials for access tokens with Google's own library, which keeps each token until it expires and shares one
 * request among those who wait for it.
 */
export function createAccessTokens({ tokenUrl }: { tokenUrl: string }): AccessTokens {
  const clients = new Map<string, AuthClient>();
  const clientFor = async (credentials: GoogleCredentials): Promise<AuthClient> => {
    const digest = digestCredentials(credentials);
    const opened = clients.get(digest) ?? (await openClient(tokenUrl, credentials));
    // Another read may have opened one at the same time.
    const client = clients.get(digest) ?? opened;
    const [oldest] = clients.keys();
    if (clients.size >= CLIENTS_KEPT_MAX && oldest !== undefined) clients.delete(oldest);
    clients.set(digest, client);
    return client;
  };
  return {
    async tokenFor(credentials, signal) {
      const client = await clientFor(credentials);
      try {
        const { token } = await raceAbort(client.getAccessToken(), signal);
        if (!token) throw new Error('no token');
        return token;
      } catch (error) {
        throw toFailure(error, new URL(tokenUrl).host, signal);
      }
    },
    forget: (credentials) => void clients.delete(digestCredentials(credentials)),
  };
}

/** Clients are kept under a digest, so that no secret is a key. */
const digestCredentials = (credentials: GoogleCredentials): string =>
  createHash('sha256').update(JSON.stringify(credentials)).digest('base64');

/** The library is loaded with the first token: most requests of a function need none. */
async function openClient(tokenUrl: string, credentials: GoogleCredentials): Promise<AuthClient> {
  const { openAuthClient } = await import('./google-auth-client.ts');
  return openAuthClient(tokenUrl, credentials);
}

/** Ends the wait when the signal does; the request goes on for the other reads. */
async function raceAbort<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([result, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Without the library's message, which can hold what was sent. */
function toFailure(error: unknown, host: string, signal: AbortSignal): SearchConsoleError {
  if (signal.aborted) return new SearchConsoleError(`no token: ${host} did not answer in time`);
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
  if (status === null) return new SearchConsoleError(`no token: ${host} gave none`);
  // Google returns 400 `invalid_grant` for a revoked refresh token, and 401 for a client that is gone.
  const advice = status === 400 || status === 401 ? ': the credentials are revoked or wrong' : '';
  return new SearchConsoleError(`no token: ${host} answered ${status}${advice}`, status);
}
