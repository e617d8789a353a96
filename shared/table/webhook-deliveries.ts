/** Deliveries of a webhook: what is sent, every attempt, and when the next one is due. Kept for 30 days. */
import * as z from 'zod';
import { DELIVERY_KEPT_SECONDS } from '../domain/webhooks/delivery-plan.ts';
import { getItem, getItems, queryItems, type Table } from './engine/client.ts';
import type { Conditions } from './engine/expressions.ts';
import { type Key, keys, prefixes } from './engine/keys.ts';
import { transact, type Write } from './engine/transaction.ts';
import { writeItems } from './engine/writes.ts';
import type { WebhookId } from './webhooks.ts';

/** Of a delivery that was retried by hand, the latest are kept. */
const ATTEMPTS_KEPT = 20;

const attemptSchema = z.object({
  at: z.string(),
  durationMs: z.number(),
  /** Null when there was no response. */
  statusCode: z.number().nullable(),
  /** Why it failed; null when it succeeded. */
  reason: z.string().nullable(),
});
export type DeliveryAttempt = z.infer<typeof attemptSchema>;

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;

const deliverySchema = z.object({
  organizationId: z.number(),
  webhookId: z.number(),
  id: z.string(),
  type: z.string(),
  /** The exact bytes that are sent. */
  body: z.string(),
  status: z.enum(deliveryStatuses),
  createdAt: z.string(),
  /** When the next attempt is due; null when there is none. */
  nextAttemptAt: z.string().nullable(),
  /** Of the plan of attempts: a retry by hand begins it again. */
  plannedAttempts: z.number(),
  attempts: z.array(attemptSchema),
  /** Counts the writes: of two that read the same delivery, one has to read it again. */
  revision: z.number(),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;
type DeliveryId = Pick<WebhookDelivery, 'organizationId' | 'webhookId' | 'id'>;

const deliveryKey = ({ organizationId, webhookId, id }: DeliveryId): Key =>
  keys.webhookDelivery(organizationId, webhookId, id);

const expiresAtSeconds = ({ createdAt }: Pick<WebhookDelivery, 'createdAt'>): number =>
  Math.floor(Date.parse(createdAt) / 1_000) + DELIVERY_KEPT_SECONDS;

/** One that was never attempted. */
export const newDelivery = (
  { organizationId, id: webhookId }: WebhookId,
  given: Pick<WebhookDelivery, 'id' | 'type' | 'body'>,
  now: Date,
): WebhookDelivery => ({
  organizationId,
  webhookId,
  ...given,
  status: 'pending',
  createdAt: now.toISOString(),
  nextAttemptAt: now.toISOString(),
  plannedAttempts: 0,
  attempts: [],
  revision: 1,
});

const dueDeliveryKey = ({ organizationId, webhookId, id }: DeliveryId, dueAt: string): Key =>
  keys.dueDelivery(organizationId, webhookId, dueAt, id);

const dueWrites = (delivery: WebhookDelivery): Write[] =>
  delivery.nextAttemptAt === null
    ? []
    : [
        {
          put: {
            ...dueDeliveryKey(delivery, delivery.nextAttemptAt),
            deliveryId: delivery.id,
            dueAt: delivery.nextAttemptAt,
            expiresAtSeconds: expiresAtSeconds(delivery),
          },
        },
      ];

/** Stores a delivery and when it is due. The write named by the delivery's id fails when it is stored already. */
export const newDeliveryWrites = (delivery: WebhookDelivery): Write[] => [
  {
    name: delivery.id,
    put: { ...deliveryKey(delivery), ...delivery, expiresAtSeconds: expiresAtSeconds(delivery) },
    if: [{ attribute: 'pk', is: 'missing' }],
  },
  ...dueWrites(delivery),
];

/** Two writes a delivery, and a transaction takes 100. */
const DELIVERIES_PER_TRANSACTION = 50;

/** Stores deliveries; those that are stored already stay as they are. */
export async function storeNewDeliveries(table: Table, deliveries: readonly WebhookDelivery[]): Promise<void> {
  for (let at = 0; at < deliveries.length; at += DELIVERIES_PER_TRANSACTION) {
    const group = deliveries.slice(at, at + DELIVERIES_PER_TRANSACTION);
    const result = await transact(table, group.flatMap(newDeliveryWrites));
    if (result.ok) continue;
    const known = new Set(result.failed);
    await storeNewDeliveries(
      table,
      group.filter(({ id }) => !known.has(id)),
    );
  }
}

export async function getDelivery(table: Table, delivery: DeliveryId): Promise<WebhookDelivery | null> {
  const item = await getItem(table, deliveryKey(delivery));
  return item ? deliverySchema.parse(item) : null;
}

/** Newest first: those before the id `before`, where it is given. */
export async function listDeliveries(
  table: Table,
  { organizationId, id: webhookId }: WebhookId,
  { before, limit }: { before: string | null; limit: number },
): Promise<WebhookDelivery[]> {
  const { pk, sk: to } = keys.webhookDelivery(organizationId, webhookId, before ?? '~');
  const range = { from: prefixes.webhookDelivery, to };
  // The bound itself is part of a range.
  const items = await queryItems(table, { pk, range, newestFirst: true, limit: limit + 1 });
  return items
    .map((item) => deliverySchema.parse(item))
    .filter(({ id }) => id !== before)
    .slice(0, limit);
}

/** The deliveries that are due first, as many as `limit`, and when the first one is due that is not among them by now. */
export async function listDueDeliveries(
  table: Table,
  { organizationId, id: webhookId }: WebhookId,
  { now, limit }: { now: Date; limit: number },
): Promise<{ due: WebhookDelivery[]; nextAt: string | null }> {
  const { pk } = keys.webhookDelivery(organizationId, webhookId, '');
  const items = await queryItems(table, { pk, prefix: prefixes.dueDelivery, limit });
  const rows = items.map((item) => z.object({ deliveryId: z.string(), dueAt: z.string() }).parse(item));
  const isDue = ({ dueAt }: { dueAt: string }): boolean => dueAt <= now.toISOString();
  const dueIds = rows.filter(isDue).map(({ deliveryId }) => deliveryId);
  const found = await getItems(
    table,
    dueIds.map((id) => keys.webhookDelivery(organizationId, webhookId, id)),
  );
  const byId = new Map(found.map((item) => deliverySchema.parse(item)).map((delivery) => [delivery.id, delivery]));
  // TTL deletes in any order: what is left of a delivery that expired would be due for ever.
  const expired = rows.filter((row) => isDue(row) && !byId.has(row.deliveryId));
  await writeItems(table, {
    deletes: expired.map(({ dueAt, deliveryId }) => keys.dueDelivery(organizationId, webhookId, dueAt, deliveryId)),
  });
  return {
    due: dueIds.flatMap((id) => byId.get(id) ?? []),
    nextAt: rows.find((row) => !isDue(row))?.dueAt ?? null,
  };
}

const isUnchanged = ({ revision }: WebhookDelivery): Conditions => [
  { attribute: 'revision', is: '=', value: revision },
];

/** The writes that move a delivery on: the one named `delivery` fails when it was written since it was read. */
export const moveDeliveryWrites = (
  before: WebhookDelivery,
  changes: Partial<Pick<WebhookDelivery, 'status' | 'nextAttemptAt' | 'plannedAttempts' | 'attempts'>>,
): Write[] => {
  const attempts = (changes.attempts ?? before.attempts).slice(-ATTEMPTS_KEPT);
  const after: WebhookDelivery = { ...before, ...changes, attempts, revision: before.revision + 1 };
  const { status, nextAttemptAt, plannedAttempts, revision } = after;
  const moved = before.nextAttemptAt !== nextAttemptAt;
  return [
    {
      name: 'delivery',
      update: deliveryKey(before),
      changes: { set: { status, nextAttemptAt, plannedAttempts, attempts, revision } },
      if: isUnchanged(before),
    },
    ...(moved && before.nextAttemptAt !== null ? [{ delete: dueDeliveryKey(before, before.nextAttemptAt) }] : []),
    ...(moved ? dueWrites(after) : []),
  ];
};

/** Records an attempt; false when another sender, or a retry by hand, came first. */
export async function recordAttempt(
  table: Table,
  before: WebhookDelivery,
  attempt: DeliveryAttempt,
  next: { status: WebhookDelivery['status']; nextAttemptAt: string | null },
): Promise<boolean> {
  const result = await transact(
    table,
    moveDeliveryWrites(before, {
      ...next,
      plannedAttempts: before.plannedAttempts + 1,
      attempts: [...before.attempts, attempt],
    }),
  );
  return result.ok;
}
