import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { admitJob, beatAdmission } from '../../shared/jobs/admission.ts';
import { runInJobContext } from '../../shared/jobs/job-context.ts';
import { admissionBeatSchema, jobMessageSchema } from '../../shared/jobs/job-message.ts';
import { log } from '../../shared/logging/log.ts';
import { openStarterServices } from './services.ts';

const services = openStarterServices();
const processor = new BatchProcessor(EventType.SQS);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function handleMessage({ body, messageId, attributes }: SQSRecord): Promise<void> {
  const job = parsed(body);
  const beat = admissionBeatSchema.safeParse(job);
  await runInJobContext({ job }, async () => {
    try {
      if (beat.success) {
        const { started } = await beatAdmission(services, beat.data);
        if (started > 0) log.info('jobs started that waited', { kind: beat.data.admit, started });
        return;
      }
      // A message that is no job fails each time and goes to the dead-letter queue, which raises an alarm.
      const message = jobMessageSchema.parse(job);
      const outcome = await admitJob(services, message);
      const { machine, jobId } = message;
      if (outcome === 'over') log.info('the job is over already', { machine, reason: `job ${jobId} is over` });
      else log.info(outcome === 'waiting' ? 'job waits for a slot' : 'job started', { machine, outcome });
    } catch (error) {
      // The batch processor does not log the reason, which the operator needs for a dead letter.
      const deliveries = Number(attributes.ApproximateReceiveCount);
      log.error('job message could not be handled', error, { message_id: messageId, deliveries });
      throw error;
    }
  });
}

/** Starts the execution of each queued job that a slot is free for. Only the messages that failed are delivered again. */
export const handler = async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  processPartialResponse(event, handleMessage, processor, { context, throwOnFullBatchFailure: false });
