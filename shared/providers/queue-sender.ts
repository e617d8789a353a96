import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { awsClientSettings } from '../aws-client.ts';
import type { Environment } from '../environment.ts';

export type QueueEnvironment = Pick<Environment, 'JOB_QUEUE_URL' | 'AWS_REGION' | 'AWS_ENDPOINT_URL_SQS'>;

/** Sends up to ten strings in one request, to arrive after `delaySeconds` (at once when left out). Returns why the queue refused others, by position; throws when the request fails. */
export type SendBodies = (bodies: readonly string[], delaySeconds?: number) => Promise<ReadonlyMap<number, unknown>>;

/** Sends strings to the job queue. A separate module from the messages, because it loads the SDK's client. */
export function openQueueSender(environment: QueueEnvironment): SendBodies {
  const client = new SQSClient(awsClientSettings(environment.AWS_REGION, environment.AWS_ENDPOINT_URL_SQS));
  const QueueUrl = environment.JOB_QUEUE_URL;
  return async (bodies, delaySeconds) => {
    const delay = delaySeconds ? { DelaySeconds: delaySeconds } : {};
    const [only] = bodies;
    if (only !== undefined && bodies.length === 1) {
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody: only, ...delay }));
      return new Map();
    }
    const Entries = bodies.map((MessageBody, at) => ({ Id: String(at), MessageBody, ...delay }));
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    return new Map(Failed.map(({ Id, Code }) => [Number(Id), new Error(`the queue refused it: ${Code}`)]));
  };
}
