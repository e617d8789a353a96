import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';
import { lastUses, listApiKeys } from '../../shared/table/api-keys.ts';
import { keySchema, keyView } from './key-view.ts';
import type { ConsoleServices } from './services.ts';

export const listConsoleKeys = defineOperation({
  operationId: 'listConsoleKeys',
  method: 'GET',
  path: '/console/keys',
  tag: 'Console',
  summary: 'List API keys',
  description: 'All keys of the organization, the newest first, with revoked and expired ones.',
  access: 'session',
  responses: { 200: z.lazy(() => z.strictObject({ data: z.array(keySchema) })) },
}).handle(async ({ caller }, { table }: ConsoleServices) => {
  const keys = await listApiKeys(table, caller.organizationId);
  const uses = await lastUses(table, keys);
  const data = keys.toReversed().map((key) => keyView(key, uses.get(key.keyId) ?? null));
  return { status: 200, body: { data } };
});
