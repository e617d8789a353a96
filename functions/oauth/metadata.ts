/** How clients find their way: RFC 9728 and RFC 8414. */
import type { OAuthMetadata, OAuthProtectedResourceMetadata } from '@modelcontextprotocol/sdk/shared/auth.js';
import type { OAuthSite } from '../../shared/http/oauth-resource.ts';
import { scopes } from '../../shared/http/operation.ts';
import { paths } from './oauth-paths.ts';

export const resourceMetadata = ({ issuer, resource }: OAuthSite): OAuthProtectedResourceMetadata => ({
  resource,
  authorization_servers: [issuer],
  scopes_supported: [...scopes],
  bearer_methods_supported: ['header'],
  resource_name: 'Content Optimization',
});

type ServerMetadata = OAuthMetadata & { authorization_response_iss_parameter_supported: true };

export const serverMetadata = ({ issuer }: OAuthSite): ServerMetadata => ({
  issuer,
  authorization_endpoint: `${issuer}${paths.authorize}`,
  token_endpoint: `${issuer}${paths.token}`,
  revocation_endpoint: `${issuer}${paths.revoke}`,
  registration_endpoint: `${issuer}${paths.register}`,
  scopes_supported: [...scopes],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  client_id_metadata_document_supported: true,
  // RFC 9207: a client with several servers sees which of them has answered.
  authorization_response_iss_parameter_supported: true,
});
