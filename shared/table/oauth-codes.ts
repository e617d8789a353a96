/** Codes of OAuth: what a person granted to a program, until the program redeems it for tokens. Found by the digest of the code. */
import * as z from 'zod';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { transact, type Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';
import { hashToken } from './sessions.ts';

const CODE_SECONDS = 60;
/** A used one is kept, to notice who comes with it again. */
const KEPT_SECONDS = 3_600;

const codeSchema = z.object({
  organizationId: z.number(),
  userId: z.number(),
  clientId: z.string(),
  clientName: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  scopes: z.array(z.enum(['sites:read', 'content:write', 'cms:publish'])),
  expiresAt: z.string(),
  /** Of the key that it was redeemed for. */
  keyId: z.number().optional(),
});
export type OAuthCode = z.infer<typeof codeSchema>;

/** Stores the grant of a person who is there still; false for one who is not. */
export async function createOAuthCode(
  table: Table,
  code: string,
  granted: Omit<OAuthCode, 'expiresAt' | 'keyId'>,
  now: Date,
): Promise<boolean> {
  const { organizationId, userId } = granted;
  const seconds = now.getTime() / 1_000;
  const result = await transact(table, [
    {
      put: {
        ...keys.oauthCode(hashToken(code)),
        ...granted,
        expiresAt: new Date(now.getTime() + CODE_SECONDS * 1_000).toISOString(),
        expiresAtSeconds: Math.ceil(seconds) + KEPT_SECONDS,
      },
      if: [{ attribute: 'pk', is: 'missing' }],
    },
    ...ownerChecks({ organizationId, userId }),
  ]);
  return result.ok;
}

/** Null for a code that was never given out, or long ago. */
export async function readOAuthCode(table: Table, code: string): Promise<OAuthCode | null> {
  const item = await getItem(table, keys.oauthCode(hashToken(code)));
  return item ? codeSchema.parse(item) : null;
}

/** Takes the code for a key that is about to be made; false when another request has taken it. */
export async function takeOAuthCode(table: Table, code: string, keyId: number): Promise<boolean> {
  const result = await updateItem(table, keys.oauthCode(hashToken(code)), { set: { keyId } }, [
    { attribute: 'pk', is: 'present' },
    { attribute: 'keyId', is: 'missing' },
  ]);
  return result.ok;
}

/** From now on no key is made of the code. */
export async function markReplayed(table: Table, code: string): Promise<void> {
  await updateItem(table, keys.oauthCode(hashToken(code)), { set: { isReplayed: true } }, [
    { attribute: 'pk', is: 'present' },
  ]);
}

/** Conditions of the key of a code: the code came once, and the person is there still. */
export const codeChecks = (code: string, owner: { organizationId: number; userId: number }): Write[] => [
  {
    name: 'code',
    check: keys.oauthCode(hashToken(code)),
    if: [{ attribute: 'isReplayed', is: 'missing' }],
  },
  ...ownerChecks(owner),
];

const ownerChecks = ({ organizationId, userId }: { organizationId: number; userId: number }): Write[] => [
  { name: 'user', check: keys.user(organizationId, userId), if: [{ attribute: 'pk', is: 'present' }] },
  { name: 'deletion', check: keys.deletion(`ORG#${organizationId}`), if: [{ attribute: 'pk', is: 'missing' }] },
];
