/** A person's session in the console, as the browser uses it. */

import type { Table } from '../../shared/table/engine/client.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { newSession, type SignIn } from '../../shared/table/sessions.ts';

export interface Person {
  organizationId: number;
  userId: number;
}

/** Signs a person in. Returns the token of the cookie. */
export async function beginSession(
  table: Table,
  { organizationId, userId }: Person,
  { signIn = 'link', now = new Date() }: { signIn?: SignIn; now?: Date } = {},
): Promise<string> {
  const { token, writes } = newSession({ organizationId, userId, signIn }, now);
  const result = await transact(table, writes);
  if (!result.ok) throw new Error(`the session could not begin: ${result.failed.join(', ')}`);
  return token;
}

/** Headers that the console sends with each request. */
export const sessionHeaders = (token: string): Record<string, string> => ({
  cookie: `coa_session=${token}`,
  'x-console': '1',
});
