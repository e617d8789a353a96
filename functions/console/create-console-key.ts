import * as z from 'zod';
import { ApiError } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { characters } from '../../shared/http/schemas.ts';
import { createKey, TooManyKeysError } from '../../shared/operator/identities.ts';
import { type KeyTerm, keyExpiry } from '../../shared/operator/key-expiry.ts';
import { ACTIVE_KEYS_MAX } from '../../shared/table/api-key-limit.ts';
import { createdKeySchema } from './key-view.ts';
import type { ConsoleServices } from './services.ts';

/** The expirations of the specification, by their names in the API. */
const terms = { never: 'never', '30_days': '30d', '90_days': '90d', '1_year': '1y' } as const satisfies Record<
  string,
  KeyTerm
>;
const termNames = Object.keys(terms) as [keyof typeof terms, ...(keyof typeof terms)[]];

export const createConsoleKey = defineOperation({
  operationId: 'createConsoleKey',
  method: 'POST',
  path: '/console/keys',
  tag: 'Console',
  summary: 'Create an API key',
  description:
    'The key has all scopes and belongs to the person who creates it. The response holds the key; it can be revealed again later. A repeat with the same `Idempotency-Key` returns 409 `conflict`: the key is in the list. ' +
    `An organization has at most ${ACTIVE_KEYS_MAX} active keys, revoked and expired ones not counted; another one returns 409 \`conflict\`.`,
  access: 'session',
  returnsSecret: true,
  body: z.strictObject({
    name: characters(1, 200).refine((name) => name.trim() !== '', 'must not be blank'),
    expires: z.enum(termNames),
  }),
  responses: { 201: createdKeySchema },
  errors: ['conflict'],
}).handle(async ({ caller, body }, services: ConsoleServices) => {
  const at = services.now();
  const made = await createKey(
    { ...services, cipher: await services.openCipher(), now: () => at },
    {
      organizationId: caller.organizationId,
      userId: caller.userId,
      name: body.name.trim(),
      expiresAt: keyExpiry(terms[body.expires], at),
    },
  ).catch((error: unknown) => {
    throw error instanceof TooManyKeysError ? new ApiError('conflict', error.message) : error;
  });
  return {
    status: 201,
    body: {
      id: made.keyId,
      name: made.name,
      prefix: made.prefix,
      scopes: made.scopes,
      created_at: at.toISOString(),
      expires_at: made.expiresAt,
      last_used_at: null,
      revoked_at: null,
      key: made.key,
    },
  };
});
