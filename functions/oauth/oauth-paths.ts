/** The routes of OAuth, which are no operations of the API: clients find them by their metadata. */
import { RESOURCE_METADATA_PATH } from '../../shared/http/oauth-resource.ts';

export const paths = {
  resourceMetadata: RESOURCE_METADATA_PATH,
  /** Of the resource `/mcp` (RFC 9728, 3.1). */
  mcpMetadata: `${RESOURCE_METADATA_PATH}/mcp`,
  serverMetadata: '/.well-known/oauth-authorization-server',
  authorize: '/oauth/authorize',
  /** Where the identity provider sends browsers back to. The operator registers it there. */
  callback: '/oauth/callback',
  consent: '/oauth/consent',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  register: '/oauth/register',
} as const;

export const oauthRoutes: readonly `ANY /${string}`[] = Object.values(paths).map((path) => `ANY ${path}` as const);
