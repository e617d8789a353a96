import * as z from 'zod';
import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { pathId } from '../../shared/http/schemas.ts';
import { deleteWebhook as removeWebhook } from '../../shared/table/webhooks.ts';
import { forgetSubscriptions } from '../../shared/webhooks/announce.ts';

export const deleteWebhook = defineOperation({
  operationId: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/{webhookId}',
  tag: 'Webhooks',
  summary: 'Delete a webhook',
  description: 'What waits for delivery is not sent. An attempt that is under way may still arrive.',
  access: 'content:write',
  params: z.object({ webhookId: pathId('Webhook') }),
  responses: { 204: null },
}).handle(async ({ caller, params }, { table }: BaseServices) => {
  const { organizationId } = caller;
  if (!(await removeWebhook(table, { organizationId, id: params.webhookId }))) throw notFound('Webhook');
  forgetSubscriptions(table, organizationId);
  return { status: 204 };
});
