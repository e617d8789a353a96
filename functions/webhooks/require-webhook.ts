import { orNotFound } from '../../shared/http/require.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getWebhook, type Webhook } from '../../shared/table/webhooks.ts';

/** A webhook of the organization. @throws ApiError 404 */
export const requireWebhook = (table: Table, organizationId: number, id: number): Promise<Webhook> =>
  orNotFound('Webhook', getWebhook(table, { organizationId, id }));
