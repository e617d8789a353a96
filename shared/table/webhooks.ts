/** The webhooks of an organization: where to, what of, and whether a sender is at work on it. */
import * as z from 'zod';
import { eventTypes } from '../domain/webhooks/event-types.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import type { Changes, Conditions } from './engine/expressions.ts';
import { dueWorkIndexKey } from './engine/indexes.ts';
import { type Key, keys, prefixes } from './engine/keys.ts';
import { transact, type Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';

/** A limit, so that an event costs a bounded number of deliveries. */
export const WEBHOOKS_MAX = 20;

/** Why a webhook is disabled: by its owner, after days of failure, or because its receiver returned 410. */
export const disabledReasons = ['disabled_by_user', 'failing', 'gone'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

const webhookSchema = z.object({
  organizationId: z.number(),
  id: z.number(),
  url: z.string(),
  description: z.string(),
  /** Null: all of them. */
  events: z.array(z.enum(eventTypes)).nullable(),
  state: z.enum(['enabled', 'disabled']),
  disabledReason: z.enum(disabledReasons).nullable(),
  disabledAt: z.string().nullable(),
  /** The first attempt that failed since the latest one that succeeded. */
  failingSince: z.string().nullable(),
  /** Sealed with the context that `webhookContext` names. */
  encryptedSecret: z.string(),
  /** The secret before the latest rotation, which signs beside the new one until then. */
  previousSecret: z.object({ encrypted: z.string(), until: z.string() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Counts the times that there was something to send: a sender that is at work sees that there is more. */
  wakeups: z.number(),
});
export type Webhook = z.infer<typeof webhookSchema>;
export type WebhookId = Pick<Webhook, 'organizationId' | 'id'>;

/** How the context of all secrets of webhooks begins. The permissions of functions name it, so that they open nothing else. */
export const WEBHOOK_CONTEXT = 'webhook:';
/** Binds an encrypted secret to its webhook: another one's cannot be put in its place. */
export const webhookContext = ({ organizationId, id }: WebhookId): string =>
  `${WEBHOOK_CONTEXT}${organizationId}:${id}`;

const webhookKey = ({ organizationId, id }: WebhookId): Key => keys.webhook(organizationId, id);
const isThere: Conditions = [{ attribute: 'pk', is: 'present' }];
const isEnabled: Conditions = [{ attribute: 'state', is: '=', value: 'enabled' }];
/** Of a sender that is at work, and of the index of due work. */
const workAttributes = ['holder', 'leaseUntil', 'dueKind', 'dueAt'] as const;

export async function getWebhook(table: Table, { organizationId, id }: WebhookId): Promise<Webhook | null> {
  const item = await getItem(table, keys.webhook(organizationId, id));
  return item ? webhookSchema.parse(item) : null;
}

/** At most `WEBHOOKS_MAX`, oldest first. */
export async function listWebhooks(table: Table, organizationId: number): Promise<Webhook[]> {
  const { pk } = keys.organization(organizationId);
  const items = await queryItems(table, { pk, prefix: prefixes.webhook });
  return items.map((item) => webhookSchema.parse(item));
}

/** Stores a new webhook; false when the organization has `WEBHOOKS_MAX`. */
export async function createWebhook(table: Table, webhook: Webhook): Promise<boolean> {
  const result = await transact(table, [
    { put: { ...webhookKey(webhook), ...webhook }, if: [{ attribute: 'pk', is: 'missing' }] },
    {
      name: 'limit',
      update: keys.organization(webhook.organizationId),
      changes: { add: { webhookCount: 1 } },
      if: [
        [
          { attribute: 'webhookCount', is: 'missing' },
          { attribute: 'webhookCount', is: '<', value: WEBHOOKS_MAX },
        ],
      ],
    },
  ]);
  if (!result.ok && !result.failed.includes('limit')) throw new Error(`webhook ${webhook.id} was there already`);
  return result.ok;
}

/** False when there is no such webhook. Its deliveries are no longer found, and expire. */
export async function deleteWebhook(table: Table, webhook: WebhookId): Promise<boolean> {
  const result = await transact(table, [
    { delete: webhookKey(webhook), if: isThere },
    { update: keys.organization(webhook.organizationId), changes: { add: { webhookCount: -1 } } },
  ]);
  return result.ok;
}

/**
 * Changes of a webhook by a client; each write changes only the given fields, so that two at once both count. Null
 * without such a webhook.
 */
export async function updateWebhook(
  table: Table,
  webhook: WebhookId,
  changes: Partial<
    Pick<Webhook, 'url' | 'description' | 'events' | 'state' | 'disabledReason' | 'disabledAt' | 'failingSince'>
  >,
  now: Date,
): Promise<Webhook | null> {
  const work: Changes =
    changes.state === 'enabled' ? wake(webhook, now) : changes.state === 'disabled' ? { remove: workAttributes } : {};
  const set = { ...work.set, ...changes, updatedAt: now.toISOString() };
  const result = await updateItem(table, webhookKey(webhook), { ...work, set }, isThere);
  return result.ok ? webhookSchema.parse(result.item) : null;
}

/** Puts a new secret in the place of the one that was read; null when it was rotated or deleted since. */
export async function replaceSecret(
  table: Table,
  webhook: Webhook,
  { encrypted, previousUntil, now }: { encrypted: string; previousUntil: string; now: Date },
): Promise<Webhook | null> {
  const set = {
    encryptedSecret: encrypted,
    previousSecret: { encrypted: webhook.encryptedSecret, until: previousUntil },
    updatedAt: now.toISOString(),
  };
  const result = await updateItem(table, webhookKey(webhook), { set }, [
    { attribute: 'encryptedSecret', is: '=', value: webhook.encryptedSecret },
  ]);
  return result.ok ? webhookSchema.parse(result.item) : null;
}

/** There is something to send: the webhook is in the index of due work until a sender has looked. */
function wake({ organizationId, id }: WebhookId, now: Date): Changes {
  const due = dueWorkIndexKey({ kind: 'webhook', id, dueAt: now.toISOString() });
  return { set: { ...due, workKind: 'webhook', workId: id, organizationId }, add: { wakeups: 1 } };
}

/** Part of a transaction that stores a delivery. The write named `webhook` fails when there is none, or it is disabled. */
export const wakeWebhookWrite = (webhook: WebhookId, now: Date): Write => ({
  name: 'webhook',
  update: webhookKey(webhook),
  changes: wake(webhook, now),
  if: isEnabled,
});

/** Says that there is something to send; does nothing when the webhook is disabled or gone. */
export const wakeWebhook = async (table: Table, webhook: WebhookId, now: Date): Promise<void> =>
  void (await updateItem(table, webhookKey(webhook), wake(webhook, now), isEnabled));

const heldBy = (holder: string): Conditions => [{ attribute: 'holder', is: '=', value: holder }];

interface Turn {
  holder: string;
  leaseUntil: Date;
}

/** Until the lease ends, and again then: a sender that died has not sent all. */
const lease = ({ id }: WebhookId, { holder, leaseUntil }: Turn): Record<string, unknown> => ({
  holder,
  leaseUntil: leaseUntil.toISOString(),
  ...dueWorkIndexKey({ kind: 'webhook', id, dueAt: leaseUntil.toISOString() }),
});

/** One sender at a time is at work on a webhook. Null while another one is, and when it is disabled or gone. */
export async function takeTurn(table: Table, webhook: WebhookId, turn: Turn, now: Date): Promise<Webhook | null> {
  const result = await updateItem(table, webhookKey(webhook), { set: lease(webhook, turn) }, [
    ...isEnabled,
    [
      { attribute: 'leaseUntil', is: 'missing' },
      { attribute: 'leaseUntil', is: '<=', value: now.toISOString() },
    ],
  ]);
  return result.ok ? webhookSchema.parse(result.item) : null;
}

/** Extends the turn and reads the webhook as it is now; null when another sender has it, or it is disabled or gone. */
export async function keepTurn(table: Table, webhook: WebhookId, turn: Turn): Promise<Webhook | null> {
  const result = await updateItem(table, webhookKey(webhook), { set: lease(webhook, turn) }, [
    ...isEnabled,
    ...heldBy(turn.holder),
  ]);
  return result.ok ? webhookSchema.parse(result.item) : null;
}

/**
 * Ends the turn, and says when there is more to send. With `wakeups`, only when nothing came since that was read: false
 * otherwise.
 */
export async function endTurn(
  table: Table,
  webhook: WebhookId,
  holder: string,
  { dueAt, wakeups }: { dueAt: string | null; wakeups?: number },
): Promise<boolean> {
  const changes: Changes =
    dueAt === null
      ? { remove: workAttributes }
      : {
          set: dueWorkIndexKey({ kind: 'webhook', id: webhook.id, dueAt }),
          remove: ['holder', 'leaseUntil'],
        };
  const unchanged: Conditions = wakeups === undefined ? [] : [{ attribute: 'wakeups', is: '=', value: wakeups }];
  return (await updateItem(table, webhookKey(webhook), changes, [...heldBy(holder), ...unchanged])).ok;
}

/** An attempt succeeded. */
export const noteSuccess = async (table: Table, webhook: WebhookId): Promise<void> =>
  void (await updateItem(table, webhookKey(webhook), { set: { failingSince: null } }, isThere));

/** An attempt failed, where none had since the latest success. */
export const noteFailure = async (table: Table, webhook: WebhookId, at: string): Promise<void> =>
  void (await updateItem(table, webhookKey(webhook), { set: { failingSince: at } }, [
    ...isThere,
    { attribute: 'failingSince', is: '=', value: null },
  ]));

/** Disables a webhook that its receiver, or days of failure, switched off; false when it was not enabled any more. */
export async function disableWebhook(
  table: Table,
  webhook: WebhookId,
  disabledReason: DisabledReason,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const set = { state: 'disabled', disabledReason, disabledAt: at, updatedAt: at };
  const changes = { set, remove: workAttributes };
  return (await updateItem(table, webhookKey(webhook), changes, isEnabled)).ok;
}
