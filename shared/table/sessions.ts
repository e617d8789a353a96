/**
 * People who are signed in to the console. A session is found by the digest of its cookie's token, so that what is stored is of
 * no use as a cookie.
 */
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { countUse } from './counted-use.ts';
import { getItem, type Item, queryItems, type Table } from './engine/client.ts';
import { type Key, keys, prefixes } from './engine/keys.ts';
import { transact, type Write } from './engine/transaction.ts';

/** 32 random bytes in base64url. */
export const sessionTokenPattern = /^[A-Za-z0-9_-]{43}$/;
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const HOUR_MS = 3_600_000;
/** A session that is not used ends before the cookie does. */
const SESSION_IDLE_HOURS = 12;
const SESSION_DAYS = 7;
export const SESSION_SECONDS = SESSION_DAYS * 86_400;

/** How the person signed in: by a one-time link of the operator, or at the stage's identity provider. */
export const signIns = ['link', 'oidc'] as const;
export type SignIn = (typeof signIns)[number];

const sessionSchema = z.object({
  organizationId: z.number(),
  userId: z.number(),
  signIn: z.enum(signIns),
  createdAt: z.string(),
  /** Moves with each request. */
  idleUntil: z.string(),
  expiresAt: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

export type SessionResult =
  | { outcome: 'authenticated'; session: Session; used: number }
  /** The bucket is spent. Nothing was written. */
  | { outcome: 'limited'; session: Session }
  | { outcome: 'unknown' | 'expired' };

const idleEnd = (now: Date): string => new Date(now.getTime() + SESSION_IDLE_HOURS * HOUR_MS).toISOString();

/** Finds the session, checks it, counts the request and moves the idle end, all in one call: as many as an API key costs. */
export async function authenticateSession(
  table: Table,
  request: { tokenHash: string; bucket: string; limit: number; now: Date },
): Promise<SessionResult> {
  const { tokenHash, ...use } = request;
  const key = keys.session(tokenHash);
  if (table.writesAreStopped) return toResult(await getItem(table, key), request.now, 0);
  const result = await countUse(table, {
    ...use,
    key,
    validWhen: 'expiresAt > :now AND idleUntil > :now',
    set: { idleUntil: idleEnd(request.now) },
  });
  if (result.counted) {
    return { outcome: 'authenticated', session: sessionSchema.parse(result.item), used: result.used };
  }
  return toResult(result.item, request.now, result.mayBeCounted ? request.limit : null);
}

/** @param used - null where nothing was counted, because the bucket is spent. */
function toResult(item: Item | null, now: Date, used: number | null): SessionResult {
  if (!item) return { outcome: 'unknown' };
  const session = sessionSchema.parse(item);
  const at = now.toISOString();
  if (session.expiresAt <= at || session.idleUntil <= at) return { outcome: 'expired' };
  return used === null ? { outcome: 'limited', session } : { outcome: 'authenticated', session, used };
}

/** A new session of a user, and the writes that begin it. */
export function newSession(
  given: Pick<Session, 'organizationId' | 'userId' | 'signIn'>,
  now: Date,
): { token: string; session: Session; writes: Write[] } {
  const token = newToken();
  const hash = hashToken(token);
  const end = new Date(now.getTime() + SESSION_SECONDS * 1_000);
  const session: Session = {
    ...given,
    createdAt: now.toISOString(),
    idleUntil: idleEnd(now),
    expiresAt: end.toISOString(),
  };
  const expiresAtSeconds = Math.floor(end.getTime() / 1_000);
  const { organizationId, userId } = given;
  return {
    token,
    session,
    writes: [
      { put: { ...keys.session(hash), ...session, expiresAtSeconds }, if: [{ attribute: 'pk', is: 'missing' }] },
      {
        put: {
          ...keys.organizationSession(organizationId, userId, hash),
          userId,
          sessionHash: hash,
          signIn: session.signIn,
          createdAt: session.createdAt,
          expiresAtSeconds,
        },
      },
      // A session that begins while its user or organization is deleted must not outlive the deletion.
      { name: 'user', check: keys.user(organizationId, userId), if: [{ attribute: 'pk', is: 'present' }] },
      { name: 'deletion', check: keys.deletion(`ORG#${organizationId}`), if: [{ attribute: 'pk', is: 'missing' }] },
    ],
  };
}

/** Ends a session. One that is over is ended again without harm. */
export async function endSession(
  table: Table,
  { organizationId, userId, hash }: { organizationId: number; userId: number; hash: string },
): Promise<void> {
  await transact(table, [
    { delete: keys.session(hash) },
    { delete: keys.organizationSession(organizationId, userId, hash) },
  ]);
}

/** Ends the sessions of one user, or of all. Returns the keys of the rows that went, two for each session. */
export async function endUserSessions(
  table: Table,
  organizationId: number,
  userId?: number,
): Promise<{ count: number; rows: Key[] }> {
  const { pk } = keys.organization(organizationId);
  const prefix = userId === undefined ? prefixes.session : prefixes.userSession(userId);
  const listed = (await queryItems(table, { pk, prefix })).map((item) => listedSchema.parse(item));
  for (const { userId: of, sessionHash: hash } of listed) await endSession(table, { organizationId, userId: of, hash });
  const rows = listed.flatMap(({ userId: of, sessionHash: hash }) => [
    keys.session(hash),
    keys.organizationSession(organizationId, of, hash),
  ]);
  return { count: listed.length, rows };
}

const listedSchema = z.object({ userId: z.number(), sessionHash: z.string() });
