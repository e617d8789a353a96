import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { awsClientSettings } from '../aws-client.ts';
import type { Environment } from '../environment.ts';

export type QueueEnvironment = Pick<Environment, 'JOB_QUEUE_URL' | 'AWS_REGION' | 'AWS_ENDPOINT_URL_SQS'>;

/** Sends up to ten texts in one request. Returns why the queue refused the others, by their place; throws when the request fails. */
export type SendTexts = (texts: readonly string[]) => Promise<ReadonlyMap<number, unknown>>;

/** Puts texts into the job queue. Apart from what the messages say, because the SDK's client comes with it. */
export function openQueueSender(environment: QueueEnvironment): SendTexts {
  const client = new SQSClient(awsClientSettings(environment.AWS_REGION, environment.AWS_ENDPOINT_URL_SQS));
  const QueueUrl = environment.JOB_QUEUE_URL;
  return async (texts) => {
    const [only] = texts;
    if (only !== undefined && texts.length === 1) {
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: only }));
      return new Map();
    }
    const Entries = texts.map((MessageBody, at) => ({ Id: String(at), MessageBody }));
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    return new Map(Failed.map(({ Id, Code }) => [Number(Id), new Error(`the queue refused it: ${Code}`)]));
  };
}
