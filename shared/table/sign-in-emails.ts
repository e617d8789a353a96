/** Whom an email address signs in, once an identity provider has verified it. */
import * as z from 'zod';
import { getItem, type Table } from './engine/client.ts';
import type { Condition } from './engine/expressions.ts';
import { keys } from './engine/keys.ts';
import { transact } from './engine/transaction.ts';
import { newSession, type Session } from './sessions.ts';

const signInEmailSchema = z.object({
  organizationId: z.number(),
  userId: z.number(),
  /** The account that signed in first: an address that is given to another person is another account of the same issuer. */
  issuer: z.string().optional(),
  subject: z.string().optional(),
});

/** The person, as the provider names it. */
interface VerifiedAccount {
  issuer: string;
  subject: string;
  email: string;
}

type BegunSession =
  | { outcome: 'begun'; token: string; session: Session }
  /** `unknown`: no user has the address. `other-account`: it was another account's. `used`: by an earlier request. */
  | { outcome: 'unknown' | 'other-account' | 'used' };

const USED_SECONDS = 3_600;

/**
 * Begins the session of the user who has the address. The transaction also marks the sign-in as used, keeps the account of the first
 * one, and checks that the user is there and has the address still.
 * @param digest - of the sign-in's own secret: of several requests with one, the first gets a session
 */
export async function beginVerifiedSession(
  table: Table,
  { issuer, subject, email }: VerifiedAccount,
  { digest, now }: { digest: string; now: Date },
): Promise<BegunSession> {
  const key = keys.signInEmail(email);
  const item = await getItem(table, key);
  if (!item) return { outcome: 'unknown' };
  const { organizationId, userId, ...account } = signInEmailSchema.parse(item);
  // Another issuer is the operator's choice of another provider, whose accounts have other names.
  if (account.issuer === issuer && account.subject !== subject) return { outcome: 'other-account' };
  const { writes, ...begun } = newSession({ organizationId, userId, signIn: 'oidc' }, now);
  const result = await transact(table, [
    {
      name: 'used',
      put: {
        ...keys.usedSignIn(digest),
        organizationId,
        userId,
        expiresAtSeconds: Math.ceil(now.getTime() / 1_000) + USED_SECONDS,
      },
      if: [{ attribute: 'pk', is: 'missing' }],
    },
    {
      name: 'email',
      update: key,
      changes: { set: { issuer, subject } },
      if: [
        { attribute: 'userId', is: '=', value: userId },
        [
          { attribute: 'subject', is: 'missing' },
          // As it was read, or as another request of the same person has written it since.
          ...[account.subject ?? subject, subject].map(
            (value): Condition => ({ attribute: 'subject', is: '=', value }),
          ),
        ],
      ],
    },
    ...writes,
  ]);
  if (result.ok) return { outcome: 'begun', ...begun };
  if (result.failed.includes('used')) return { outcome: 'used' };
  // Two first sign-ins at once, of two accounts: one of them is kept.
  if (result.failed.includes('email') && result.items['email']) return { outcome: 'other-account' };
  return { outcome: 'unknown' };
}
