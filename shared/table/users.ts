/** Users, and the email addresses that the identity provider has for them: an address is one user's, in one organization. */
import type { Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { transact, type Write } from './engine/transaction.ts';
import type { User } from './organizations.ts';

/** `taken`: the address is another user's. `gone`: the organization or the user is being deleted. Nothing was written. */
type UserOutcome = 'written' | 'taken' | 'gone';

export async function createUser(table: Table, user: User): Promise<UserOutcome> {
  return writeUser(table, [
    {
      name: 'user',
      put: { ...keys.user(user.organizationId, user.id), ...user },
      if: [{ attribute: 'pk', is: 'missing' }],
    },
    ...(user.email ? [claimEmail(user, user.email)] : []),
    // An address that is claimed while its organization is deleted would be no one's, for good.
    {
      name: 'deletion',
      check: keys.deletion(`ORG#${user.organizationId}`),
      if: [{ attribute: 'pk', is: 'missing' }],
    },
  ]);
}

/** One that is gone is deleted again without harm. */
export async function deleteUser(table: Table, { organizationId, id, email }: User): Promise<void> {
  await transact(table, [
    { delete: keys.user(organizationId, id) },
    ...(email ? [{ delete: keys.signInEmail(email) }] : []),
  ]);
}

/** @param user - as it was read; after a concurrent change the outcome is `gone` */
export async function changeEmail(table: Table, user: User, email: string | null): Promise<UserOutcome> {
  const { organizationId, id, email: before } = user;
  return writeUser(table, [
    {
      name: 'user',
      update: keys.user(organizationId, id),
      changes: { set: { email } },
      if: [
        { attribute: 'pk', is: 'present' },
        before
          ? { attribute: 'email', is: '=', value: before }
          : [
              { attribute: 'email', is: 'missing' },
              { attribute: 'email', is: '=', value: null },
            ],
      ],
    },
    ...(before ? [{ delete: keys.signInEmail(before) }] : []),
    ...(email ? [claimEmail(user, email)] : []),
    { name: 'deletion', check: keys.deletion(`ORG#${organizationId}`), if: [{ attribute: 'pk', is: 'missing' }] },
  ]);
}

const claimEmail = ({ organizationId, id }: Pick<User, 'organizationId' | 'id'>, email: string): Write => ({
  name: 'email',
  put: { ...keys.signInEmail(email), organizationId, userId: id },
  if: [{ attribute: 'pk', is: 'missing' }],
});

async function writeUser(table: Table, writes: readonly Write[]): Promise<UserOutcome> {
  const result = await transact(table, writes);
  if (result.ok) return 'written';
  return result.failed.includes('email') ? 'taken' : 'gone';
}
