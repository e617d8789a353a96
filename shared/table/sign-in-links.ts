import * as z from 'zod';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { transact } from './engine/transaction.ts';
import { putItem } from './engine/writes.ts';
import { hashToken, newSession, newToken, type Session } from './sessions.ts';

const SIGN_IN_LINK_MINUTES = 10;

const linkSchema = z.object({ organizationId: z.number(), userId: z.number(), expiresAt: z.string() });

/** Stores a one-time link and returns its token, which is stored nowhere. */
export async function createSignInLink(
  table: Table,
  user: { organizationId: number; userId: number },
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken();
  const end = new Date(now.getTime() + SIGN_IN_LINK_MINUTES * 60_000);
  const expiresAt = end.toISOString();
  const expiresAtSeconds = Math.ceil(end.getTime() / 1_000);
  await putItem(table, { ...keys.signInLink(hashToken(token)), ...user, expiresAt, expiresAtSeconds }, [
    { attribute: 'pk', is: 'missing' },
  ]);
  return { token, expiresAt };
}

/**
 * Begins the session that the link stands for. Null for a token that was never given out, is used or has expired, or whose user
 * is gone. The link is deleted in the transaction that begins the session: of two that use it at once, one gets a session.
 */
export async function useSignInLink(
  table: Table,
  token: string,
  now: Date,
): Promise<{ token: string; session: Session } | null> {
  const key = keys.signInLink(hashToken(token));
  const item = await getItem(table, key);
  if (!item) return null;
  const { expiresAt, organizationId, userId } = linkSchema.parse(item);
  if (expiresAt <= now.toISOString()) return null;
  const { writes, ...begun } = newSession({ organizationId, userId, signIn: 'link' }, now);
  const result = await transact(table, [{ delete: key, if: [{ attribute: 'pk', is: 'present' }] }, ...writes]);
  return result.ok ? begun : null;
}
