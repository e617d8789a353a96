import {
  CreateQueueCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  type QueueAttributeName,
  QueueNameExists,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { jobQueueSettings, webhookQueueSettings } from '../functions/catalog/queues.ts';
import { awsClientSettings } from '../shared/aws-client.ts';
import { JOB_DEAD_LETTER_QUEUE, JOB_QUEUE, WEBHOOK_DEAD_LETTER_QUEUE, WEBHOOK_QUEUE } from './embedded-environment.ts';
import { localRegion } from './engines/aws-identity.ts';
import { startSqs } from './engines/sqs.ts';
import { waitForEngine } from './engines/wait-for-engine.ts';

export interface JobQueues {
  client: SQSClient;
  endpoint: string;
  jobQueueUrl: string;
  webhookQueueUrl: string;
  stop(): Promise<void>;
}

const openClient = (endpoint: string): SQSClient => new SQSClient(awsClientSettings(localRegion, endpoint));

const queues = [
  { name: JOB_QUEUE, deadLetters: JOB_DEAD_LETTER_QUEUE, settings: jobQueueSettings },
  { name: WEBHOOK_QUEUE, deadLetters: WEBHOOK_DEAD_LETTER_QUEUE, settings: webhookQueueSettings },
] as const;

/** The queues with their dead-letter queues: in this process, or on the SQS engine at `externalEndpoint`. */
export async function startJobQueues(externalEndpoint: string | undefined): Promise<JobQueues> {
  return externalEndpoint === undefined ? startEmbedded() : useExternal(externalEndpoint);
}

async function startEmbedded(): Promise<JobQueues> {
  const sqs = await startSqs({
    queues: queues.map(({ name, deadLetters, settings }) => ({
      name,
      visibilityTimeoutSeconds: settings.visibilityTimeoutSeconds,
      deadLetterQueue: { name: deadLetters, maxReceiveCount: settings.receivesMax },
    })),
  });
  const client = openClient(sqs.endpoint);
  return {
    client,
    endpoint: sqs.endpoint,
    jobQueueUrl: sqs.queueUrl(JOB_QUEUE),
    webhookQueueUrl: sqs.queueUrl(WEBHOOK_QUEUE),
    async stop() {
      client.destroy();
      await sqs.stop();
    },
  };
}

async function useExternal(endpoint: string): Promise<JobQueues> {
  const client = openClient(endpoint);
  const [jobQueueUrl = '', webhookQueueUrl = ''] = await Promise.all(
    queues.map((queue) => waitForEngine('SQS', endpoint, () => createQueue(client, endpoint, queue))),
  );
  return { client, endpoint, jobQueueUrl, webhookQueueUrl, stop: async () => client.destroy() };
}

/** Creating a queue that exists with the same attributes returns its URL. */
async function createQueue(
  client: SQSClient,
  endpoint: string,
  { name, deadLetters, settings }: (typeof queues)[number],
): Promise<string> {
  const { QueueUrl: deadLetterUrl } = await client.send(new CreateQueueCommand({ QueueName: deadLetters }));
  const deadLetterTargetArn = (await readAttributes(client, deadLetterUrl, ['QueueArn']))['QueueArn'];
  const wanted = {
    VisibilityTimeout: String(settings.visibilityTimeoutSeconds),
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: settings.receivesMax }),
  };
  try {
    const { QueueUrl } = await client.send(new CreateQueueCommand({ QueueName: name, Attributes: wanted }));
    if (QueueUrl) return QueueUrl;
  } catch (error) {
    if (!(error instanceof QueueNameExists)) throw error;
    throw new Error(await describeDifference(client, endpoint, name, wanted), { cause: error });
  }
  throw new Error(`the SQS engine at ${endpoint} made no queue`);
}

async function readAttributes(
  client: SQSClient,
  QueueUrl: string | undefined,
  AttributeNames: QueueAttributeName[],
): Promise<Record<string, string>> {
  return (await client.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames }))).Attributes ?? {};
}

/** SQS says that a queue exists with other attributes, and neither which queue nor which attribute. */
async function describeDifference(
  client: SQSClient,
  endpoint: string,
  name: string,
  wanted: Record<'VisibilityTimeout' | 'RedrivePolicy', string>,
): Promise<string> {
  const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: name }));
  const found = await readAttributes(client, QueueUrl, ['VisibilityTimeout', 'RedrivePolicy']);
  const differences = Object.entries(wanted)
    .filter(([attribute, value]) => found[attribute] !== value)
    .map(([attribute, value]) => `${attribute} is ${found[attribute] ?? 'not set'} and must be ${value}`);
  return `the queue ${name} of the SQS engine at ${endpoint} has other attributes: ${differences.join('; ')}`;
}
