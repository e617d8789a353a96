import type { AuthClient, OAuth2ClientOptions } from 'google-auth-library';
// From their own modules: the library's index also loads what finds credentials on Google's machines, 90 KB of each bundle.
import { JWT } from 'google-auth-library/build/src/auth/jwtclient.js';
import { UserRefreshClient } from 'google-auth-library/build/src/auth/refreshclient.js';
import type { GoogleCredentials } from './google-credentials.ts';

const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
/** A token is not used in its last minute: it could expire on its way. */
const EXPIRY_MARGIN_MS = 60_000;
/** Of one request for a token. It serves every read that waits for it, so no read's own signal ends it. */
const TOKEN_REQUEST_MS = 8_000;

/** A client of Google's library, which requests tokens at this URL alone. */
export function openAuthClient(tokenUrl: string, credentials: GoogleCredentials): AuthClient {
  const options: OAuth2ClientOptions = {
    eagerRefreshThresholdMillis: EXPIRY_MARGIN_MS,
    // Its request logging would write tokens.
    useAuthRequestParameters: false,
    transporterOptions: {
      timeout: TOKEN_REQUEST_MS,
      // The library has no setting for the endpoint of a service account. A redirect would carry the credentials to wherever
      // it points.
      fetchImplementation: (_, init) => fetch(tokenUrl, { ...init, redirect: 'error' }),
    },
  };
  if (credentials.type === 'authorized_user') {
    return new UserRefreshClient({
      ...options,
      clientId: credentials.client_id,
      clientSecret: credentials.client_secret,
      refreshToken: credentials.refresh_token,
    });
  }
  return new JWT({
    ...options,
    email: credentials.client_email,
    key: credentials.private_key,
    scopes: [SCOPE],
    // The audience of an assertion is the endpoint that takes it (RFC 7523, section 3).
    additionalClaims: { aud: tokenUrl },
  });
}
