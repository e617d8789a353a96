import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { log } from '../../shared/logging/log.ts';
import { webhookMessageSchema } from '../../shared/webhooks/webhook-message.ts';
import { handOutEvents } from './hand-out-events.ts';
import { sendDue } from './send-due.ts';
import { openSenderServices } from './services.ts';

const services = openSenderServices();
const processor = new BatchProcessor(EventType.SQS);

async function handleMessage({ body, messageId, attributes }: SQSRecord): Promise<void> {
  try {
    const { organizationId, webhookId } = webhookMessageSchema.parse(JSON.parse(body));
    const due =
      webhookId === undefined ? await handOutEvents(services, organizationId) : [{ organizationId, id: webhookId }];
    // One receiver that is slow holds no other back.
    await Promise.all(due.map((webhook) => sendDue(services, webhook)));
  } catch (error) {
    const deliveries = Number(attributes.ApproximateReceiveCount);
    log.error('webhooks could not be sent', error, { message_id: messageId, deliveries });
    throw error;
  }
}

/** Distributes events to webhooks and sends what is due. Only the messages that failed are delivered again. */
export const handler = async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  processPartialResponse(event, handleMessage, processor, { context, throwOnFullBatchFailure: false });
