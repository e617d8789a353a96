import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openKeyFileCipher } from '../../../shared/providers/secrets/key-file-cipher.ts';
import { authenticateAndCount, findApiKey, hashApiKey } from '../../../shared/table/api-keys.ts';
import { useAdmin } from './use-admin.ts';

const admin = useAdmin();
let org = '';
let firstUser = 0;

beforeAll(async () => {
  const made = await admin.json('org', 'create', '--name', 'Keys');
  org = String(made.org_id);
  firstUser = made.user_id;
});

const createKey = (...options: string[]) => admin.json('key', 'create', '--org', org, '--name', 'A key', ...options);
const authenticate = (key: string) =>
  authenticateAndCount(admin.services.table, {
    secretHash: hashApiKey(key),
    bucket: 'default',
    limit: 100,
    now: new Date(),
  });

describe('key create', () => {
  test('refuses a key beyond the 50 active ones that an organization can have, in one line', async () => {
    const { org_id } = await admin.json('org', 'create', '--name', 'Many keys');
    const command = ['key', 'create', '--org', String(org_id), '--name', 'A key'];
    for (let made = 0; made < 50; made += 1) await admin.json(...command);
    expect(await admin.refusal(...command)).toBe(
      'The organization has 50 active API keys, which is the most it can have: revoke one first',
    );
  });

  test('prints the key once, with all scopes and no expiry unless told otherwise', async () => {
    const made = await createKey();
    expect(made).toEqual({
      key_id: expect.any(Number),
      key: expect.stringMatching(/^coa_[A-Za-z0-9_-]{43}$/),
      prefix: made.key.slice(0, 8),
      name: 'A key',
      scopes: ['sites:read', 'content:write', 'cms:publish'],
      expires_at: null,
    });
  });

  test('makes a key that the API takes, of the first user unless another is named', async () => {
    const user = await admin.json('user', 'create', '--org', org, '--name', 'Second');
    const [plain, named] = [await createKey(), await createKey('--user', String(user.user_id))];
    expect(await authenticate(plain.key)).toMatchObject({ outcome: 'authenticated', key: { userId: firstUser } });
    expect(await authenticate(named.key)).toMatchObject({ outcome: 'authenticated', key: { userId: user.user_id } });
  });

  test.each([
    ['30d', 30],
    ['90d', 90],
    ['1y', 365],
  ])('--expires %s ends the key after %i days', async (term, days) => {
    const before = Date.now();
    const { expires_at } = await createKey('--expires', term);
    const madeAt = Date.parse(expires_at) - days * 86_400_000;
    expect(madeAt).toBeGreaterThanOrEqual(before);
    expect(madeAt).toBeLessThanOrEqual(Date.now());
  });

  test.each([
    ['2031-01-31T12:00:00Z', '2031-01-31T12:00:00.000Z'],
    ['2031-01-31T12:00:00+02:00', '2031-01-31T10:00:00.000Z'],
    ['2031-01-31', '2031-01-31T00:00:00.000Z'],
  ])('--expires-at %s is read as UTC', async (given, expires_at) => {
    expect(await createKey('--expires-at', given)).toMatchObject({ expires_at });
  });

  test('takes a subset of the scopes, in any order', async () => {
    const made = await createKey('--scopes', 'content:write,sites:read,content:write');
    expect(made.scopes).toEqual(['sites:read', 'content:write']);
  });

  test.each([
    ['an unknown organization', ['--org', '999999'], /organization 999999 does not exist/],
    ['a user of another organization', ['--user', '999999'], /has no user 999999/],
    ['an unknown term', ['--expires', '2w'], /--expires must be one of never, 30d, 90d, 1y/],
    ['a time that is none', ['--expires-at', 'tomorrow'], /--expires-at must be a time/],
    ['a day that no month has', ['--expires-at', '2031-02-30'], /--expires-at must be a time/],
    ['two expirations', ['--expires', '30d', '--expires-at', '2031-01-31'], /exclude each other/],
    ['an unknown scope', ['--scopes', 'sites:read,sites:destroy'], /--scopes must be some of/],
    ['no scope', ['--scopes', ''], /--scopes must be some of/],
  ])('refuses %s', async (_name, options, reason) => {
    expect(await admin.refusal('key', 'create', '--org', org, '--name', 'x', ...options)).toMatch(reason);
  });
});

describe('key list', () => {
  test('shows every key of the organization, and nothing that could stand for the secret', async () => {
    const made = await createKey('--expires', '30d');
    const stored = await findApiKey(admin.services.table, made.key_id);
    const secrets = [made.key, stored?.secretHash ?? '-', stored?.encryptedSecret ?? '-'];
    const rows = await admin.json('key', 'list', '--org', org);
    expect(rows.find((row: { key_id: number }) => row.key_id === made.key_id)).toEqual({
      key_id: made.key_id,
      prefix: made.prefix,
      name: 'A key',
      user_id: firstUser,
      scopes: made.scopes,
      created_at: expect.any(String),
      expires_at: made.expires_at,
      revoked_at: null,
    });
    const { stdout } = await admin.run('key', 'list', '--org', org);
    expect(stdout).toContain(made.prefix);
    for (const text of [stdout, JSON.stringify(rows)]) {
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  test('is empty for an organization without keys', async () => {
    const other = await admin.json('org', 'create', '--name', 'No keys');
    expect(await admin.json('key', 'list', '--org', String(other.org_id))).toEqual([]);
    const { stdout } = await admin.run('key', 'list', '--org', String(other.org_id));
    expect(stdout).toBe('(none)\n');
  });
});

describe('key reveal', () => {
  test('prints the very key', async () => {
    const made = await createKey();
    expect(await admin.json('key', 'reveal', String(made.key_id))).toEqual({ key: made.key });
  });

  test('says in one line that another secrets key cannot decrypt it', async () => {
    const made = await createKey();
    const { services } = admin;
    const own = services.cipher;
    services.cipher = await openKeyFileCipher(path.join(services.resolveFile('.'), 'other.key'));
    try {
      expect(await admin.refusal('key', 'reveal', String(made.key_id))).toMatch(/cannot be decrypted/);
    } finally {
      services.cipher = own;
    }
  });
});

describe('key revoke', () => {
  test('revokes at once, and keeps the time of the first revocation', async () => {
    const made = await createKey();
    const id = String(made.key_id);
    const first = await admin.json('key', 'revoke', id);
    expect(first).toEqual({ key_id: made.key_id, revoked_at: expect.any(String) });
    expect(await authenticate(made.key)).toEqual({ outcome: 'revoked' });
    expect(await admin.json('key', 'revoke', id)).toEqual(first);
  });

  test.each(['reveal', 'revoke'])('key %s refuses an unknown key', async (verb) => {
    expect(await admin.refusal('key', verb, '999999')).toBe('key 999999 does not exist');
  });
});
