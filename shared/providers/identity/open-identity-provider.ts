import type { Environment } from '../../environment.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Below `/v1`: where the provider sends browsers back to. The operator registers it there. */
export const CALLBACK_PATH = '/console/sign-in/callback';

/**
 * The provider of the environment, null where there is none. Its library is loaded with the first sign-in: it is no part of a
 * start. The provider is kept, with its metadata and keys.
 */
export function openIdentityProvider(
  {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    CONSOLE_ORIGIN: origin,
  }: Environment,
  callbackPath = `/v1${CALLBACK_PATH}`,
): (() => Promise<IdentityProvider>) | null {
  // The environment has the three together, or none.
  if (issuer === undefined || clientId === undefined || origin === undefined) return null;
  let opened: Promise<IdentityProvider> | undefined;
  return () => {
    opened ??= import('./oidc-provider.ts').then(({ openOidcProvider }) =>
      openOidcProvider({ issuer, clientId, clientSecret, redirectUri: `${origin}${callbackPath}` }),
    );
    return opened;
  };
}
