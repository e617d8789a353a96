import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { orNotFound } from '../../shared/http/require.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { openKey } from '../../shared/operator/identities.ts';
import { getApiKey } from '../../shared/table/api-keys.ts';
import type { ConsoleServices } from './services.ts';

export const revealConsoleKey = defineOperation({
  operationId: 'revealConsoleKey',
  method: 'POST',
  path: '/console/keys/{keyId}/reveal',
  tag: 'Console',
  summary: 'Reveal an API key',
  access: 'session',
  returnsSecret: true,
  params: z.object({ keyId: pathId('Key') }),
  responses: { 200: z.strictObject({ key: z.string() }).meta({ id: 'RevealedConsoleKey' }) },
}).handle(async ({ caller, params }, { table, openCipher }: ConsoleServices) => {
  const key = await orNotFound('Key', getApiKey(table, caller.organizationId, params.keyId));
  // The tokens of a grant are the program's own.
  if (key.grant) throw notFound('Key');
  return { status: 200, body: { key: await openKey(await openCipher(), key) } };
});
