/** The operator's functions for organizations, users and keys (the dashboard's job). */
import { randomBytes } from 'node:crypto';
import type { Plan } from '../domain/plans/plans.ts';
import { scopes as allScopes, type Scope } from '../http/operation.ts';
import type { SecretCipher } from '../providers/secrets/secret-cipher.ts';
import { ACTIVE_KEYS_MAX, createApiKeyWithinLimit } from '../table/api-key-limit.ts';
import { API_KEY_PREFIX, hashApiKey, type ListedApiKey, shownPrefix } from '../table/api-keys.ts';
import type { Table } from '../table/engine/client.ts';
import type { IdAllocator } from '../table/engine/ids.ts';
import { createOrganization, listUsers, type Organization, type User } from '../table/organizations.ts';
import { createUser } from '../table/users.ts';
import { OperatorError } from './operator-error.ts';
import { emailTaken } from './people.ts';

export interface OperatorServices {
  table: Table;
  ids: IdAllocator;
  cipher: SecretCipher;
  now: () => Date;
}

/** An organization and its first user, who creates its keys unless another is named. */
export async function createOrganizationWithUser(
  { table, ids, now }: Pick<OperatorServices, 'table' | 'ids' | 'now'>,
  given: { name: string; plan: Plan; preview: boolean },
): Promise<{ organization: Organization; user: User }> {
  const [id, userId] = await Promise.all([ids.next('organization'), ids.next('user')]);
  const createdAt = now().toISOString();
  const organization: Organization = { id, ...given, auditAllowance: null, ideasCap: null, siteCount: 0, createdAt };
  const user: User = { id: userId, organizationId: id, name: given.name, preview: given.preview, createdAt };
  await createOrganization(table, organization, user);
  return { organization, user };
}

/** @throws OperatorError when the address is another user's. */
export async function addUser(
  { table, ids, now }: OperatorServices,
  given: { organizationId: number; name: string; preview: boolean; email?: string | null },
): Promise<User> {
  const user: User = { email: null, ...given, id: await ids.next('user'), createdAt: now().toISOString() };
  const outcome = await createUser(table, user);
  if (outcome === 'taken') throw emailTaken(user.email ?? null);
  if (outcome === 'gone') throw new OperatorError(`organization ${user.organizationId} is being deleted`);
  return user;
}

/** The user that keys belong to when none is named: the organization's first. */
export async function findFirstUser({ table }: OperatorServices, organizationId: number): Promise<User | null> {
  return (await listUsers(table, organizationId))[0] ?? null;
}

interface CreatedKey {
  keyId: number;
  key: string;
  prefix: string;
  name: string;
  scopes: Scope[];
  expiresAt: string | null;
}

export class TooManyKeysError extends OperatorError {
  override name = 'TooManyKeysError';

  constructor() {
    super(`The organization has ${ACTIVE_KEYS_MAX} active API keys, which is the most it can have: revoke one first`);
  }
}

/** Makes a key: 32 random bytes. Only its SHA-256 is looked up; the key itself is kept encrypted, for `key reveal`. @throws TooManyKeysError */
export async function createKey(
  { table, ids, cipher, now }: OperatorServices,
  given: { organizationId: number; userId: number; name: string; scopes?: Scope[]; expiresAt?: string | null },
): Promise<CreatedKey> {
  const key = `${API_KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
  const keyId = await ids.next('apiKey');
  const created: CreatedKey = {
    keyId,
    key,
    prefix: shownPrefix(key),
    name: given.name,
    scopes: given.scopes ?? [...allScopes],
    expiresAt: given.expiresAt ?? null,
  };
  const isStored = await createApiKeyWithinLimit(table, {
    keyId,
    organizationId: given.organizationId,
    userId: given.userId,
    name: created.name,
    prefix: created.prefix,
    scopes: created.scopes,
    expiresAt: created.expiresAt,
    revokedAt: null,
    secretHash: hashApiKey(key),
    encryptedSecret: await cipher.encrypt(key, String(keyId)),
    createdAt: now().toISOString(),
  });
  if (!isStored) throw new TooManyKeysError();
  return created;
}

/** The key itself. @throws Error when it cannot be decrypted, or what is stored is not its secret. */
export async function openKey(
  cipher: SecretCipher,
  { keyId, encryptedSecret, secretHash, grant }: ListedApiKey,
): Promise<string> {
  if (grant) throw new OperatorError(`key ${keyId} was granted to a program: its tokens are not kept`);
  const key = await cipher.decrypt(encryptedSecret, String(keyId)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`key ${keyId} cannot be decrypted with the secrets key at hand: ${reason}`);
  });
  if (hashApiKey(key) !== secretHash) throw new Error(`what is stored of key ${keyId} is not its secret`);
  return key;
}
