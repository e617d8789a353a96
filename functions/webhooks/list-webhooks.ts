import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { listSchema, paginationQuery } from '../../shared/http/schemas.ts';
import { pageMeta } from '../../shared/table/engine/pagination.ts';
import { listWebhooks as readWebhooks, WEBHOOKS_MAX } from '../../shared/table/webhooks.ts';
import { webhookSchema, webhookView } from './webhook.ts';

export const listWebhooks = defineOperation({
  operationId: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  tag: 'Webhooks',
  summary: 'List webhooks',
  description: 'The webhooks of the organization, oldest first.',
  access: 'sites:read',
  query: z.object(paginationQuery(WEBHOOKS_MAX)),
  responses: { 200: listSchema(webhookSchema) },
}).handle(async ({ caller, query }, { table, now }: BaseServices) => {
  const webhooks = await readWebhooks(table, caller.organizationId);
  const { page, limit } = query;
  const shown = webhooks.slice((page - 1) * limit, page * limit);
  const at = now();
  return {
    status: 200,
    body: { data: shown.map((webhook) => webhookView(webhook, at)), meta: pageMeta(webhooks.length, query) },
  };
});
