import { CreateQueueCommand, GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { jobQueueSettings } from '../functions/catalog.ts';
import { awsClientSettings } from '../shared/aws-client.ts';
import { JOB_DEAD_LETTER_QUEUE, JOB_QUEUE } from './embedded-environment.ts';
import { localRegion } from './engines/aws-identity.ts';
import { startSqs } from './engines/sqs.ts';

export interface JobQueues {
  client: SQSClient;
  endpoint: string;
  jobQueueUrl: string;
  stop(): Promise<void>;
}

const openClient = (endpoint: string): SQSClient => new SQSClient(awsClientSettings(localRegion, endpoint));

/** The job queue with its dead-letter queue: in this process, or on the SQS engine at `externalEndpoint`. */
export async function startJobQueues(externalEndpoint: string | undefined): Promise<JobQueues> {
  return externalEndpoint === undefined ? startEmbedded() : useExternal(externalEndpoint);
}

async function startEmbedded(): Promise<JobQueues> {
  const sqs = await startSqs({
    queues: [
      {
        name: JOB_QUEUE,
        visibilityTimeoutSeconds: jobQueueSettings.visibilityTimeoutSeconds,
        deadLetterQueue: { name: JOB_DEAD_LETTER_QUEUE, maxReceiveCount: jobQueueSettings.receivesMax },
      },
    ],
  });
  const client = openClient(sqs.endpoint);
  return {
    client,
    endpoint: sqs.endpoint,
    jobQueueUrl: sqs.queueUrl(JOB_QUEUE),
    async stop() {
      client.destroy();
      await sqs.stop();
    },
  };
}

/** Creating a queue that exists with the same attributes returns its URL. */
async function useExternal(endpoint: string): Promise<JobQueues> {
  const client = openClient(endpoint);
  const { QueueUrl: deadLetterUrl } = await client.send(new CreateQueueCommand({ QueueName: JOB_DEAD_LETTER_QUEUE }));
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: deadLetterUrl, AttributeNames: ['QueueArn'] }),
  );
  const { QueueUrl: jobQueueUrl } = await client.send(
    new CreateQueueCommand({
      QueueName: JOB_QUEUE,
      Attributes: {
        VisibilityTimeout: String(jobQueueSettings.visibilityTimeoutSeconds),
        RedrivePolicy: JSON.stringify({
          deadLetterTargetArn: Attributes?.QueueArn,
          maxReceiveCount: jobQueueSettings.receivesMax,
        }),
      },
    }),
  );
  if (!jobQueueUrl) throw new Error(`the SQS engine at ${endpoint} made no queue`);
  return { client, endpoint, jobQueueUrl, stop: async () => client.destroy() };
}
