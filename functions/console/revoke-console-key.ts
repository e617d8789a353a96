import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';
import { orNotFound } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { getApiKey, revokeApiKey } from '../../shared/table/api-keys.ts';
import type { ConsoleServices } from './services.ts';

export const revokeConsoleKey = defineOperation({
  operationId: 'revokeConsoleKey',
  method: 'DELETE',
  path: '/console/keys/{keyId}',
  tag: 'Console',
  summary: 'Revoke an API key',
  description: 'At once and for good. The key stays in the list with the time of its first revocation.',
  access: 'session',
  params: z.object({ keyId: pathId('Key') }),
  responses: { 204: null },
}).handle(async ({ caller, params }, { table, now }: ConsoleServices) => {
  const key = await orNotFound('Key', getApiKey(table, caller.organizationId, params.keyId));
  await revokeApiKey(table, key, now().toISOString());
  return { status: 204 };
});
