import * as z from 'zod';
import { timestamp } from '../../shared/http/schemas.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getOrganization, getUser } from '../../shared/table/organizations.ts';
import { type Session, signIns } from '../../shared/table/sessions.ts';

export const sessionSchema = z.lazy(() =>
  z
    .strictObject({
      user: z.strictObject({ id: z.number().int(), name: z.string() }),
      organization: z.strictObject({ id: z.number().int(), name: z.string() }),
      expires_at: timestamp().meta({
        description: 'When it ends at the latest. It also ends after 12 hours without a request.',
      }),
      sign_in: z.enum(signIns),
    })
    .meta({ id: 'ConsoleSession' }),
);

type SessionOwner = Pick<Session, 'organizationId' | 'userId' | 'signIn' | 'expiresAt'>;

/** Null where the user or the organization is gone. */
export async function sessionView(
  table: Table,
  { organizationId, userId, signIn, expiresAt }: SessionOwner,
): Promise<z.input<typeof sessionSchema> | null> {
  const [user, organization] = await Promise.all([
    getUser(table, organizationId, userId),
    getOrganization(table, organizationId),
  ]);
  if (!user || !organization) return null;
  return {
    user: { id: user.id, name: user.name },
    organization: { id: organization.id, name: organization.name },
    expires_at: expiresAt,
    sign_in: signIn,
  };
}
