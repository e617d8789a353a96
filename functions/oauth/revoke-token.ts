import { getApiKey, hashApiKey, type ListedApiKey, revokeApiKey } from '../../shared/table/api-keys.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { findBySecret } from '../../shared/table/key-grants.ts';
import { requireOnce } from './authorization-request.ts';
import { findGrant } from './refresh-tokens.ts';
import type { OAuthServices } from './services.ts';

/** Ends the grant of either token (RFC 7009). What is no token of the client is no fault; an API key is none, and stays. */
export async function revokeToken(form: URLSearchParams, { table, now }: OAuthServices): Promise<void> {
  const token = requireOnce(form, 'token');
  const clientId = requireOnce(form, 'client_id');
  const key = (await findGrant(table, token))?.key ?? (await findByAccessToken(table, token));
  if (key?.grant?.clientId === clientId) await revokeApiKey(table, key, now().toISOString());
}

async function findByAccessToken(table: Table, token: string): Promise<ListedApiKey | null> {
  const found = await findBySecret(table, hashApiKey(token));
  return found ? getApiKey(table, found.organizationId, found.keyId) : null;
}
