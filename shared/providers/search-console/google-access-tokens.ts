import { createHash, sign } from 'node:crypto';
import * as z from 'zod';
import { ProviderRequestError, requestJson } from '../request-json.ts';
import type { GoogleCredentials, ServiceAccount } from './google-credentials.ts';
import { SearchConsoleError } from './search-console.ts';

const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
const JWT_SECONDS = 3600;
/** A token is not used in its last minute: it could expire on its way. */
const EXPIRY_MARGIN_MS = 60_000;
const TOKENS_KEPT_MAX = 1_000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().min(1).default(JWT_SECONDS) });

export interface AccessTokens {
  /** A token that still counts for a minute. @throws SearchConsoleError when Google gives none. */
  tokenFor(credentials: GoogleCredentials, signal: AbortSignal): Promise<string>;
  /** Forgets a token that was refused. */
  forget(credentials: GoogleCredentials): void;
}

/** Exchanges credentials for access tokens at Google's token endpoint (RFC 7523 and RFC 6749, section 6), and keeps them. */
export function createAccessTokens({ tokenUrl, now }: { tokenUrl: string; now: () => Date }): AccessTokens {
  const kept = new Map<string, { token: string; expiresAtMs: number }>();
  /** Requests of the same moment share one: a read of totals and pages needs one token. */
  const asked = new Map<string, Promise<string>>();
  const exchange = async (name: string, credentials: GoogleCredentials, signal: AbortSignal): Promise<string> => {
    const askedAtMs = now().getTime();
    const { access_token: token, expires_in: seconds } = await askForToken(tokenUrl, credentials, askedAtMs, signal);
    const [oldest] = kept.keys();
    if (kept.size >= TOKENS_KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    kept.set(name, { token, expiresAtMs: askedAtMs + seconds * 1000 });
    return token;
  };
  return {
    async tokenFor(credentials, signal) {
      const name = nameOf(credentials);
      const known = kept.get(name);
      if (known && known.expiresAtMs - EXPIRY_MARGIN_MS > now().getTime()) return known.token;
      const request = asked.get(name) ?? exchange(name, credentials, signal).finally(() => asked.delete(name));
      asked.set(name, request);
      return request;
    },
    forget: (credentials) => void kept.delete(nameOf(credentials)),
  };
}

async function askForToken(
  tokenUrl: string,
  credentials: GoogleCredentials,
  timeMs: number,
  signal: AbortSignal,
): Promise<z.infer<typeof tokenSchema>> {
  const parsed = tokenSchema.safeParse(
    await requestJson({
      url: tokenUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(grantOf(credentials, tokenUrl, timeMs)).toString(),
      signal,
    }).catch((error: unknown) => {
      if (!(error instanceof ProviderRequestError)) throw error;
      // Google answers 400 `invalid_grant` for a revoked refresh token, and 401 for a client that is gone.
      const advice = error.status === 400 || error.status === 401 ? ': the credentials are revoked or wrong' : '';
      throw new SearchConsoleError(`no token: ${error.message}${advice}`, error.status);
    }),
  );
  if (!parsed.success) throw new SearchConsoleError('the token endpoint answered no token');
  return parsed.data;
}

/** Tokens are kept under a digest, so that the secrets themselves are not. */
const nameOf = (credentials: GoogleCredentials): string =>
  createHash('sha256').update(JSON.stringify(credentials)).digest('base64');

function grantOf(credentials: GoogleCredentials, tokenUrl: string, timeMs: number): Record<string, string> {
  if (credentials.type === 'authorized_user') {
    return {
      grant_type: 'refresh_token',
      client_id: credentials.client_id,
      client_secret: credentials.client_secret,
      refresh_token: credentials.refresh_token,
    };
  }
  return {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: signedJwt(credentials, tokenUrl, Math.floor(timeMs / 1000)),
  };
}

function signedJwt(account: ServiceAccount, audience: string, issuedAt: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = part({ alg: 'RS256', typ: 'JWT', ...(account.private_key_id ? { kid: account.private_key_id } : {}) });
  const claims = part({
    iss: account.client_email,
    scope: SCOPE,
    aud: audience,
    iat: issuedAt,
    exp: issuedAt + JWT_SECONDS,
  });
  const signature = sign('RSA-SHA256', Buffer.from(`${header}.${claims}`), account.private_key);
  return `${header}.${claims}.${signature.toString('base64url')}`;
}
