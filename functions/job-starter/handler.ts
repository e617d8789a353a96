import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { readEnvironment } from '../../shared/environment.ts';
import { withJobContext } from '../../shared/jobs/job-context.ts';
import { jobMessageSchema } from '../../shared/jobs/job-message.ts';
import { log } from '../../shared/logging/log.ts';
import { openExecutionStarter } from './execution-starter.ts';

const start = openExecutionStarter(readEnvironment());
const processor = new BatchProcessor(EventType.SQS);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function startJob({ body, messageId, attributes }: SQSRecord): Promise<void> {
  const job = parsed(body);
  await withJobContext({ job }, async () => {
    try {
      // A message that is no job fails each time and goes to the dead-letter queue, which raises an alarm.
      const message = jobMessageSchema.parse(job);
      const outcome = await start(message);
      log.info('job started', { machine: message.machine, outcome });
    } catch (error) {
      // The batch processor does not log the reason, which the operator needs for a dead letter.
      const deliveries = Number(attributes.ApproximateReceiveCount);
      log.error('job message could not be handled', error, { message_id: messageId, deliveries });
      throw error;
    }
  });
}

/** Starts the execution of each queued job. Only the messages that failed are delivered again. */
export const handler = async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  processPartialResponse(event, startJob, processor, { context, throwOnFullBatchFailure: false });
