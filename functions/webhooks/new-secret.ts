import { randomBytes } from 'node:crypto';
import { SECRET_BYTES, SECRET_PREFIX } from '../../shared/domain/webhooks/signature.ts';
import { type WebhookId, webhookContext } from '../../shared/table/webhooks.ts';
import type { WebhookServices } from './services.ts';

/** A new secret, and the form in which it is stored. */
export async function newSecret(
  { openCipher }: WebhookServices,
  webhook: WebhookId,
): Promise<{ secret: string; encrypted: string }> {
  const secret = `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
  const cipher = await openCipher();
  return { secret, encrypted: await cipher.encrypt(secret, webhookContext(webhook)) };
}
