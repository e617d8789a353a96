import * as z from 'zod';
import { scopes } from '../../shared/http/operation.ts';
import { integerId, timestamp } from '../../shared/http/schemas.ts';
import type { ListedApiKey } from '../../shared/table/api-keys.ts';

const fields = {
  id: integerId(),
  name: z.string(),
  prefix: z.string().meta({ description: '`coa_` and the first 4 characters.' }),
  scopes: z.array(z.enum(scopes)),
  created_at: timestamp(),
  expires_at: timestamp().nullable(),
  last_used_at: timestamp().nullable().meta({ description: 'To the minute; null when it was never used.' }),
  revoked_at: timestamp().nullable(),
};

export const keySchema = z.lazy(() =>
  z
    .strictObject({
      ...fields,
      is_grant: z.boolean().meta({ description: 'A person let a program in by OAuth; it cannot be revealed.' }),
    })
    .meta({ id: 'ConsoleKey' }),
);
export const createdKeySchema = z.lazy(() =>
  z
    .strictObject({ ...fields, key: z.string().meta({ description: 'The API key itself.' }) })
    .meta({ id: 'CreatedConsoleKey' }),
);

export const keyView = (key: ListedApiKey, lastUsedAt: string | null): z.input<typeof keySchema> => ({
  id: key.keyId,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  created_at: key.createdAt,
  expires_at: key.expiresAt,
  last_used_at: lastUsedAt,
  revoked_at: key.revokedAt,
  is_grant: key.grant !== undefined,
});
