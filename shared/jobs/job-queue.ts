import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Environment } from '../environment.ts';
import { currentLogContext } from '../logging/context.ts';
import { log } from '../logging/log.ts';
import type { JobMessage } from './job-message.ts';

export interface JobQueue {
  /** Sends the job on its way. Never throws: the row is queued already, and the sweeper re-sends what was lost. */
  send(message: JobMessage): Promise<void>;
}

export function openJobQueue(
  environment: Pick<Environment, 'JOB_QUEUE_URL' | 'AWS_REGION' | 'AWS_ENDPOINT_URL_SQS'>,
): JobQueue {
  const endpoint = environment.AWS_ENDPOINT_URL_SQS;
  const client = new SQSClient({
    region: environment.AWS_REGION,
    ...(endpoint ? { endpoint, credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' } } : {}),
  });
  return {
    async send(message) {
      const requestId = currentLogContext().request_id;
      try {
        await client.send(
          new SendMessageCommand({
            QueueUrl: environment.JOB_QUEUE_URL,
            MessageBody: JSON.stringify({ ...message, ...(requestId ? { requestId } : {}) } satisfies JobMessage),
          }),
        );
        // Names request and job together: a job that the sweeper sends again carries its own id alone.
        log.info('job queued', { job_id: message.jobId, machine: message.machine });
      } catch (error) {
        log.error('job message lost; the sweeper will send it again', error, { job_id: message.jobId });
      }
    },
  };
}
