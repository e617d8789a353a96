import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Environment } from '../environment.ts';

export type QueueEnvironment = Pick<Environment, 'JOB_QUEUE_URL' | 'AWS_REGION' | 'AWS_ENDPOINT_URL_SQS'>;

/** Puts texts into the job queue. Apart from what the messages say, because the SDK's client comes with it. */
export function openQueueSender(environment: QueueEnvironment): (text: string) => Promise<void> {
  const endpoint = environment.AWS_ENDPOINT_URL_SQS;
  const client = new SQSClient({
    region: environment.AWS_REGION,
    ...(endpoint ? { endpoint, credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' } } : {}),
  });
  return async (text) => {
    await client.send(new SendMessageCommand({ QueueUrl: environment.JOB_QUEUE_URL, MessageBody: text }));
  };
}
