import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { readEnvironment } from '../../shared/environment.ts';
import { withJobContext } from '../../shared/jobs/job-context.ts';
import { jobMessageSchema } from '../../shared/jobs/job-message.ts';
import { log } from '../../shared/logging/log.ts';
import { openExecutionStarter } from './execution-starter.ts';

const start = openExecutionStarter(readEnvironment());
const processor = new BatchProcessor(EventType.SQS);

async function startJob(record: SQSRecord): Promise<void> {
  // A message that is no job fails each time and ends in the dead-letter queue, where somebody will look at it.
  const message = jobMessageSchema.parse(JSON.parse(record.body));
  await withJobContext({ job: message }, async () => {
    const outcome = await start(message);
    log.info('job started', { machine: message.machine, outcome });
  });
}

/** Starts the execution of each queued job. Only the messages that failed come back. */
export const handler = async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  processPartialResponse(event, startJob, processor, { context, throwOnFullBatchFailure: false });
