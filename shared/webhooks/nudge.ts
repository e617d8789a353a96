import type { Environment } from '../environment.ts';
import { log } from '../logging/log.ts';
import type { SendBodies } from '../providers/queue-sender.ts';
import type { WebhookMessage } from './webhook-message.ts';

type NudgeEnvironment = Pick<Environment, 'WEBHOOK_QUEUE_URL' | 'AWS_REGION' | 'AWS_ENDPOINT_URL_SQS'>;

/** Sends the sender of webhooks to work. Never throws: what is to be sent is in the table, and the sweeper finds it within a minute. */
export type Nudge = (message: WebhookMessage, delaySeconds?: number) => Promise<void>;

export function openNudge(environment: NudgeEnvironment): Nudge {
  const { WEBHOOK_QUEUE_URL: JOB_QUEUE_URL, ...engine } = environment;
  let opening: Promise<SendBodies> | undefined;
  return async (message, delaySeconds = 0) => {
    if (JOB_QUEUE_URL === undefined) return;
    try {
      // Loaded with the first event of an organization that has a webhook.
      opening ??= import('../providers/queue-sender.ts').then(({ openQueueSender }) =>
        openQueueSender({ ...engine, JOB_QUEUE_URL }),
      );
      const send = await opening;
      await send([JSON.stringify(message)], delaySeconds);
    } catch (error) {
      log.error('a message to the sender of webhooks was lost; it looks by itself within a minute', error, {
        organization_id: message.organizationId,
      });
    }
  };
}
