/** The operator's functions for people who use the console. */
import { listApiKeys, revokeApiKey } from '../table/api-keys.ts';
import { getItem, type Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { findRowKind } from '../table/engine/row-kinds.ts';
import { scanInSegments } from '../table/engine/scan-table.ts';
import { getUser, listUsers, type User } from '../table/organizations.ts';
import { endUserSessions } from '../table/sessions.ts';
import { changeEmail, deleteUser } from '../table/users.ts';
import { OperatorError } from './operator-error.ts';

/**
 * The user that the operator names: of an organization, its first one where none is named; without both, the first user of the
 * demo organization. @throws OperatorError when there is none.
 */
export async function knownUser(
  table: Table,
  named: { org?: number | undefined; user?: number | undefined },
): Promise<User> {
  const { org, user } = named;
  if (org === undefined && user !== undefined) return findUser(table, user);
  const organizationId = org ?? (await demoOrganizationId(table));
  const found =
    user === undefined ? (await listUsers(table, organizationId))[0] : await getUser(table, organizationId, user);
  if (!found) {
    throw new OperatorError(`organization ${organizationId} has no ${user === undefined ? 'user' : `user ${user}`}`);
  }
  return found;
}

async function demoOrganizationId(table: Table): Promise<number> {
  const demo = await getItem(table, keys.demoOrganization());
  if (!demo) throw new OperatorError('there is no demo organization: name one with --org, or a user with --user');
  return Number(demo['organizationId']);
}

/** No pointer says whose a user is, because no request asks that. */
async function findUser(table: Table, userId: number): Promise<User> {
  for await (const { rows } of scanInSegments(table)) {
    const row = rows.find((candidate) => findRowKind(candidate) === 'user' && candidate['id'] === userId);
    const user = row ? await getUser(table, Number(row['organizationId']), userId) : null;
    if (user) return user;
  }
  throw new OperatorError(`user ${userId} does not exist`);
}

/**
 * Gives a user another email address, or none. The sessions of the user end: whoever has the former address is no longer let in.
 * @throws OperatorError when the address is another user's.
 */
export async function setUserEmail(table: Table, user: User, email: string | null): Promise<{ sessions: number }> {
  if ((user.email ?? null) === email) return { sessions: 0 };
  const outcome = await changeEmail(table, user, email);
  if (outcome === 'taken') throw emailTaken(email);
  if (outcome === 'gone') throw new OperatorError(`user ${user.id} was changed or deleted meanwhile`);
  const { count: sessions } = await endUserSessions(table, user.organizationId, user.id);
  return { sessions };
}

/** Whose it is, is not said: operators of one organization need not know the people of another. */
export const emailTaken = (email: string | null): OperatorError =>
  new OperatorError(`${email} is the address of another user: an address signs in to one organization`);

/**
 * Removes a user: no session begins after the row is gone, then those that there are end, and the user's keys are revoked. Given
 * again after a crash it does what is left to do.
 */
export async function removeUser(
  table: Table,
  { organizationId, userId }: { organizationId: number; userId: number },
  now: Date,
): Promise<{ sessions: number; keys: number }> {
  const users = await listUsers(table, organizationId);
  if (users.length === 1 && users[0]?.id === userId) {
    throw new OperatorError(`user ${userId} is the last of organization ${organizationId}: delete the organization`);
  }
  const user = users.find(({ id }) => id === userId);
  if (user) await deleteUser(table, user);
  const { count: sessions } = await endUserSessions(table, organizationId, userId);
  const own = (await listApiKeys(table, organizationId)).filter((key) => key.userId === userId && !key.revokedAt);
  for (const key of own) await revokeApiKey(table, key, now.toISOString());
  return { sessions, keys: own.length };
}
