/** The operator lets people into the console, and out of it. */
import { expect, test } from 'vitest';
import { authenticateSession, hashToken } from '../../../shared/table/sessions.ts';
import { useSignInLink } from '../../../shared/table/sign-in-links.ts';
import { useAdmin } from './use-admin.ts';

const admin = useAdmin();

const tokenOf = (link: string): string => link.replace(/^.*token=/, '');

async function signIn(link: string): Promise<string> {
  const begun = await useSignInLink(admin.services.table, tokenOf(link), new Date());
  if (!begun) throw new Error('the link does not sign in');
  return begun.token;
}

const outcomeOf = async (token: string): Promise<string> => {
  const request = { tokenHash: hashToken(token), bucket: 'default', limit: 100, now: new Date() };
  return (await authenticateSession(admin.services.table, request)).outcome;
};

test('makes a link for a user: the first, one of the organization, or one named alone', async () => {
  const org = await admin.json('org', 'create', '--name', 'Shop');
  const user = await admin.json('user', 'create', '--org', String(org.org_id), '--name', 'Kim');
  const first = await admin.json('console', 'link', '--org', String(org.org_id));
  expect(first).toMatchObject({ org_id: org.org_id, user_id: org.user_id, name: 'Shop' });
  expect(first.link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/console\/#\/sign-in\?token=[\w-]{43}$/);
  const named = await admin.json('console', 'link', '--user', String(user.user_id), '--origin', 'https://seo.example/');
  expect(named).toMatchObject({ org_id: org.org_id, user_id: user.user_id, name: 'Kim' });
  expect(named.link).toContain('https://seo.example/console/#');
  expect(await outcomeOf(await signIn(named.link))).toBe('authenticated');
});

test('names what is missing', async () => {
  expect(await admin.refusal('console', 'link')).toContain('there is no demo organization');
  expect(await admin.refusal('console', 'link', '--user', '999999')).toBe('user 999999 does not exist');
  expect(await admin.refusal('console', 'link', '--org', '999999')).toBe('organization 999999 has no user');
  expect(await admin.refusal('console', 'link', '--origin', 'seo.example')).toContain('--origin must be an origin');
});

test('signs the people of an organization out, and deletes a user with sessions and keys', async () => {
  const org = await admin.json('org', 'create', '--name', 'Shop');
  const id = String(org.org_id);
  const user = await admin.json('user', 'create', '--org', id, '--name', 'Kim');
  const key = await admin.json('key', 'create', '--org', id, '--name', 'K', '--user', String(user.user_id));
  const link = async (userId: number) =>
    (await admin.json('console', 'link', '--org', id, '--user', String(userId))).link;
  const [first, kims] = [await signIn(await link(org.user_id)), await signIn(await link(user.user_id))];
  const unused = await link(user.user_id);

  expect(await admin.refusal('user', 'delete', String(user.user_id), '--org', id)).toContain('add --yes');
  expect(await admin.json('user', 'delete', String(user.user_id), '--org', id, '--yes')).toEqual({
    org_id: org.org_id,
    user_id: user.user_id,
    sessions_ended: 1,
    keys_revoked: 1,
  });
  expect([await outcomeOf(kims), await outcomeOf(first)]).toEqual(['unknown', 'authenticated']);
  expect(await useSignInLink(admin.services.table, tokenOf(unused), new Date())).toBeNull();
  const [listed] = await admin.json('key', 'list', '--org', id);
  expect([listed.key_id, listed.revoked_at]).toEqual([key.key_id, expect.any(String)]);
  expect(await admin.refusal('user', 'delete', String(org.user_id), '--org', id, '--yes')).toContain('is the last');

  expect(await admin.json('console', 'sign-out', '--org', id)).toMatchObject({ sessions_ended: 1 });
  expect(await outcomeOf(first)).toBe('unknown');
});

test('gives users the address by which they sign in: one is one user’s, in one organization', async () => {
  const [shop, other] = [
    await admin.json('org', 'create', '--name', 'Shop'),
    await admin.json('org', 'create', '--name', 'Other'),
  ];
  const org = String(shop.org_id);
  const kim = await admin.json('user', 'create', '--org', org, '--email', ' Kim@Shop.example ');
  expect(kim).toMatchObject({ org_id: shop.org_id, name: 'kim@shop.example', email: 'kim@shop.example' });
  const taken = /kim@shop\.example is the address of another user: an address signs in to one organization/;
  for (const id of [org, String(other.org_id)]) {
    expect(await admin.refusal('user', 'create', '--org', id, '--email', 'KIM@shop.example')).toMatch(taken);
  }
  expect(await admin.refusal('user', 'create', '--org', org)).toContain('--email');
  for (const wrong of ['kim', 'kim@shop', 'a b@shop.example', 'kim@shop.example,lee@shop.example'.replace(',', ' ')]) {
    expect(await admin.refusal('user', 'create', '--org', org, '--email', wrong)).toContain('--email must be');
  }
  const first = String(shop.user_id);
  expect(await admin.refusal('user', 'set', first, '--org', org, '--email', 'kim@shop.example')).toMatch(taken);
  const link = await admin.json('console', 'link', '--org', org, '--user', String(kim.user_id));
  const session = await signIn(link.link);
  expect(await admin.json('user', 'set', String(kim.user_id), '--org', org, '--email', 'none')).toMatchObject({
    email: null,
    sessions_ended: 1,
  });
  expect(await outcomeOf(session)).toBe('unknown');
  await admin.json('user', 'set', first, '--org', org, '--email', 'kim@shop.example');
  const listed = await admin.json('user', 'list', '--org', org);
  expect(listed.map(({ user_id, email }: Record<string, unknown>) => [user_id, email])).toEqual([
    [shop.user_id, 'kim@shop.example'],
    [kim.user_id, null],
  ]);
});
