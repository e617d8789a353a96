import { createHash } from 'node:crypto';
import { InvalidGrantError } from '@modelcontextprotocol/sdk/server/auth/errors.js';
import type { OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { log } from '../../shared/logging/log.ts';
import { ACTIVE_KEYS_MAX, createApiKeyWithinLimit, KeyNotWantedError } from '../../shared/table/api-key-limit.ts';
import { getApiKey, revokeApiKey } from '../../shared/table/api-keys.ts';
import { grantEnds } from '../../shared/table/key-grants.ts';
import {
  codeChecks,
  markReplayed,
  type OAuthCode,
  readOAuthCode,
  takeOAuthCode,
} from '../../shared/table/oauth-codes.ts';
import { requireOnce, requireResource } from './authorization-request.ts';
import type { OAuthServices } from './services.ts';
import { newTokens } from './tokens.ts';

const refused = (): InvalidGrantError => new InvalidGrantError('code: is unknown, over, used, or of another request');

/** Tokens for a code. @throws InvalidGrantError */
export async function redeemCode(form: URLSearchParams, services: OAuthServices): Promise<OAuthTokens> {
  const { table, ids, now, oauth } = services;
  const code = requireOnce(form, 'code');
  const verifier = requireOnce(form, 'code_verifier');
  const granted = await readOAuthCode(table, code);
  requireResource(form, oauth.resource);
  if (!granted || !isOfRequest(granted, form, verifier)) throw refused();
  if (granted.keyId !== undefined) return refuseReplay(code, granted, services);
  const at = now();
  if (granted.expiresAt <= at.toISOString()) throw refused();
  const keyId = await ids.next('apiKey');
  if (!(await takeOAuthCode(table, code, keyId))) return refuseReplay(code, granted, services);
  const { organizationId, userId, clientId, scopes } = granted;
  const { response, stored } = newTokens({ organizationId, keyId, scopes });
  const { secretHash, prefix, familyHash, refreshHash } = stored;
  const key = {
    ...{ keyId, organizationId, userId, name: keyName(granted), prefix, scopes, revokedAt: null },
    ...grantEnds(at),
    ...{ secretHash, encryptedSecret: '', createdAt: at.toISOString() },
    grant: { clientId, familyHash, refreshHash },
  };
  const isStored = await createApiKeyWithinLimit(table, key, codeChecks(code, granted)).catch((error: unknown) => {
    throw error instanceof KeyNotWantedError ? refused() : error;
  });
  if (!isStored) throw new InvalidGrantError(`the organization has ${ACTIVE_KEYS_MAX} active keys: revoke one first`);
  log.info('granted by OAuth', { organization_id: organizationId, user_id: userId, key_id: keyId });
  return response;
}

/** As the list of keys shows it. */
const keyName = ({ clientName, redirectUri }: OAuthCode): string => {
  const { host, protocol } = new URL(redirectUri);
  return `${clientName} (${host === '' ? protocol : host})`.slice(0, 200);
};

function isOfRequest(granted: OAuthCode, form: URLSearchParams, verifier: string): boolean {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return (
    granted.clientId === requireOnce(form, 'client_id') &&
    granted.redirectUri === requireOnce(form, 'redirect_uri') &&
    granted.challenge === challenge
  );
}

/** Two have the code, and one of them is a thief: what the first one got ends too (RFC 6749, 4.1.2). */
async function refuseReplay(code: string, granted: OAuthCode, { table, now }: OAuthServices): Promise<never> {
  await markReplayed(table, code);
  const keyId = granted.keyId ?? (await readOAuthCode(table, code))?.keyId;
  const key = keyId === undefined ? null : await getApiKey(table, granted.organizationId, keyId);
  if (key) await revokeApiKey(table, key, now().toISOString());
  log.warn('a code of OAuth was used twice', { organization_id: granted.organizationId, key_id: keyId });
  throw refused();
}
