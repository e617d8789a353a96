/** Events that were written with what they are about, until they are handed out to the webhooks of the organization. */
import * as z from 'zod';
import { queryItems, type Table } from './engine/client.ts';
import { dueWorkIndexKey, dueWorkPartitions, indexes } from './engine/indexes.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { deleteItem } from './engine/writes.ts';

const outboxEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** The exact bytes that are sent. */
  body: z.string(),
});

const outboxRowSchema = z.object({
  organizationId: z.number(),
  /** Of the first event. */
  id: z.string(),
  events: z.array(outboxEventSchema),
});
export type OutboxRow = z.infer<typeof outboxRowSchema>;

/** The events of one transaction, in one row. The sweeper looks after them from `dueAt` on. */
export const outboxWrite = (
  row: OutboxRow,
  { dueAt, expiresAtSeconds, after }: { dueAt: string; expiresAtSeconds: number; after: () => Promise<void> },
): Write => ({
  put: {
    ...keys.webhookOutbox(row.organizationId, row.id),
    ...row,
    ...dueWorkIndexKey({ kind: 'events', id: row.organizationId, dueAt }),
    workKind: 'events',
    workId: row.organizationId,
    expiresAtSeconds,
  },
  after,
});

/** Oldest first. */
export async function listOutbox(table: Table, organizationId: number, limit: number): Promise<OutboxRow[]> {
  const { pk } = keys.webhookOutbox(organizationId, '');
  const items = await queryItems(table, { pk, prefix: prefixes.webhookOutbox, limit });
  return items.map((item) => outboxRowSchema.parse(item));
}

/** Every delivery of these events is stored. */
export const deleteOutboxRow = async (table: Table, { organizationId, id }: OutboxRow): Promise<void> =>
  void (await deleteItem(table, keys.webhookOutbox(organizationId, id)));

const dueSchema = z.object({
  organizationId: z.number(),
  workId: z.number(),
  dueAt: z.string(),
});
type DueWebhookWork = z.infer<typeof dueSchema>;

async function listDue(
  table: Table,
  kind: 'events' | 'webhook',
  until: Date,
  limit: number,
): Promise<DueWebhookWork[]> {
  const partitions = await Promise.all(
    dueWorkPartitions(kind).map((pk) =>
      queryItems(table, { pk, index: indexes.dueWork, range: { to: until.toISOString() }, limit }),
    ),
  );
  return partitions
    .flat()
    .map((item) => dueSchema.parse(item))
    .sort((a, b) => a.dueAt.localeCompare(b.dueAt));
}

/** Events that were not handed out yet; `workId` is the organization. */
export const listDueEvents = (table: Table, until: Date, limit: number): Promise<DueWebhookWork[]> =>
  listDue(table, 'events', until, limit);

/** Webhooks that have deliveries to send; `workId` is the webhook. */
export const listDueWebhooks = (table: Table, until: Date, limit: number): Promise<DueWebhookWork[]> =>
  listDue(table, 'webhook', until, limit);
