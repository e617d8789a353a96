/** The names of `/mcp` in OAuth: the audience of tokens, and where its description is (RFC 9728). */
import type { Environment } from '../environment.ts';

const MCP_PATH = '/mcp';
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

export interface OAuthSite {
  /** The authorization server: the service's own origin. */
  issuer: string;
  /** The one audience of tokens. */
  resource: string;
  /** The address of the resource's metadata: before the path that it is about. */
  resourceMetadata: string;
}

/** Null unless the operator has switched it on. */
export function readOAuthSite({
  MCP_OAUTH: isOn,
  CONSOLE_ORIGIN: origin,
}: Pick<Environment, 'MCP_OAUTH' | 'CONSOLE_ORIGIN'>): OAuthSite | null {
  if (isOn === 'off' || origin === undefined) return null;
  return {
    issuer: origin,
    resource: `${origin}${MCP_PATH}`,
    resourceMetadata: `${origin}${RESOURCE_METADATA_PATH}${MCP_PATH}`,
  };
}
