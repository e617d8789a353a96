import * as z from 'zod';
import { defineOperation } from '../../shared/http/operation.ts';

export const getHealth = defineOperation({
  operationId: 'getHealth',
  method: 'GET',
  path: '/health',
  tag: 'Health and identity',
  summary: 'Check that the service is up',
  access: 'open',
  responses: { 200: z.strictObject({ ok: z.literal(true) }).meta({ id: 'Health' }) },
}).handle(async () => ({ status: 200, body: { ok: true } }));
