/** The tokens of a grant. What is stored of them is their digests. */
import type { OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { API_KEY_PREFIX, hashApiKey, shownPrefix } from '../../shared/table/api-keys.ts';
import { ACCESS_SECONDS } from '../../shared/table/key-grants.ts';
import { hashToken, newToken } from '../../shared/table/sessions.ts';

interface RefreshToken {
  organizationId: number;
  keyId: number;
  /** The same in all refresh tokens of a grant: who has it has had one of them. */
  family: string;
  /** Of this one alone. */
  secret: string;
}

const refreshPattern = /^coar\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})\.([\w-]{43})$/;

export function parseRefreshToken(token: string): RefreshToken | null {
  const [, organizationId, keyId, family = '', secret = ''] = refreshPattern.exec(token) ?? [];
  return keyId === undefined ? null : { organizationId: Number(organizationId), keyId: Number(keyId), family, secret };
}

interface NewTokens {
  response: OAuthTokens;
  stored: { secretHash: string; prefix: string; familyHash: string; refreshHash: string };
}

/** @param family - of the grant, where it is refreshed */
export function newTokens(
  owner: { organizationId: number; keyId: number; scopes: readonly string[] },
  family = newToken(),
): NewTokens {
  const access = `${API_KEY_PREFIX}${newToken()}`;
  const secret = newToken();
  return {
    response: {
      access_token: access,
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      refresh_token: ['coar', owner.organizationId, owner.keyId, family, secret].join('.'),
      scope: owner.scopes.join(' '),
    },
    stored: {
      secretHash: hashApiKey(access),
      prefix: shownPrefix(access),
      familyHash: hashToken(family),
      refreshHash: hashToken(secret),
    },
  };
}
