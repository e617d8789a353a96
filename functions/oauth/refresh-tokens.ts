import { InvalidGrantError, InvalidScopeError } from '@modelcontextprotocol/sdk/server/auth/errors.js';
import type { OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { log } from '../../shared/logging/log.ts';
import { getApiKey, type KeyGrant, type ListedApiKey, revokeApiKey } from '../../shared/table/api-keys.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { refreshGrant } from '../../shared/table/key-grants.ts';
import { hashToken } from '../../shared/table/sessions.ts';
import { readOnce, readScopes, requireOnce, requireResource } from './authorization-request.ts';
import type { OAuthServices } from './services.ts';
import { newTokens, parseRefreshToken } from './tokens.ts';

const refused = (): InvalidGrantError => new InvalidGrantError('refresh_token: is unknown, over, used or revoked');

interface FoundGrant {
  key: ListedApiKey & { grant: KeyGrant };
  family: string;
  /** False for one that was replaced by a refresh. */
  isCurrent: boolean;
}

/** The grant that a refresh token is of; null for none. */
export async function findGrant(table: Table, token: string): Promise<FoundGrant | null> {
  const parsed = parseRefreshToken(token);
  const key = parsed ? await getApiKey(table, parsed.organizationId, parsed.keyId) : null;
  if (!parsed || !key?.grant || key.grant.familyHash !== hashToken(parsed.family)) return null;
  const isCurrent = key.grant.refreshHash === hashToken(parsed.secret);
  return { key: { ...key, grant: key.grant }, family: parsed.family, isCurrent };
}

/** New tokens for a refresh token, which is over then. One that comes again ends the grant: it was stolen. @throws InvalidGrantError */
export async function refreshTokens(form: URLSearchParams, services: OAuthServices): Promise<OAuthTokens> {
  const { table, now, oauth } = services;
  const found = await findGrant(table, requireOnce(form, 'refresh_token'));
  requireResource(form, oauth.resource);
  if (!found || found.key.grant.clientId !== requireOnce(form, 'client_id')) throw refused();
  const { key, family, isCurrent } = found;
  const at = now();
  if (!isCurrent) return endGrant(key, services);
  if (key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= at.toISOString())) throw refused();
  const scopes = readScopes(readOnce(form, 'scope')) ?? key.scopes;
  if (scopes.some((scope) => !key.scopes.includes(scope)))
    throw new InvalidScopeError('scope: is more than was granted');
  const { response, stored } = newTokens({ ...key, scopes }, family);
  if (!(await refreshGrant(table, key, { ...stored, scopes, now: at }))) return endGrant(key, services);
  return response;
}

async function endGrant(key: ListedApiKey, { table, now }: OAuthServices): Promise<never> {
  await revokeApiKey(table, key, now().toISOString());
  log.warn('a refresh token was used twice', { organization_id: key.organizationId, key_id: key.keyId });
  throw refused();
}
