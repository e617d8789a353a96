import { createRequestHandler } from 'local-aws-sqs';
import { localAccountId, localRegion } from './aws-identity.ts';
import { listenForJson } from './json-endpoint.ts';
import { correctQueue, requestGone } from './sqs/corrections.ts';

interface QueueSettings {
  name: string;
  visibilityTimeoutSeconds: number;
  /** Where a message goes that was received this many times and never deleted. Made when no setting names it. */
  deadLetterQueue?: { name: string; maxReceiveCount: number };
}

export interface SqsEngine {
  endpoint: string;
  /** Throws for a queue that was not configured. */
  queueUrl(name: string): string;
  stop(): Promise<void>;
}

/**
 * Starts an SQS endpoint in this process with these queues. They are in memory: what a stop loses, the sweeper sends
 * again from the table.
 */
export async function startSqs({ queues }: { queues: QueueSettings[] }): Promise<SqsEngine> {
  const { service, requestHandler } = createRequestHandler({
    port: 0,
    hostname: '127.0.0.1',
    region: localRegion,
    accountId: localAccountId,
    queues: [...deadLetterQueues(queues), ...queues.map(toLibraryQueue)],
  });
  service.Queues.forEach(correctQueue);
  const server = await listenForJson(async (req, res) => {
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    await requestGone.run(gone.signal, () => requestHandler(req, res));
  });
  service.PORT = server.port;
  return {
    endpoint: server.endpoint,
    queueUrl(name) {
      const queue = service.Queues.find((candidate) => candidate.QueueName === name);
      if (queue === undefined) throw new Error(`There is no queue ${name}`);
      return queue.QueueUrl;
    },
    async stop() {
      await server.close();
      service.resetAll();
    },
  };
}

const queueArn = (name: string) => `arn:aws:sqs:${localRegion}:${localAccountId}:${name}`;

function deadLetterQueues(queues: QueueSettings[]) {
  const configured = new Set(queues.map(({ name }) => name));
  const names = new Set(queues.flatMap(({ deadLetterQueue }) => deadLetterQueue?.name ?? []));
  return [...names].filter((name) => !configured.has(name)).map((name) => ({ QueueName: name }));
}

function toLibraryQueue({ name, visibilityTimeoutSeconds, deadLetterQueue }: QueueSettings) {
  const redrive = deadLetterQueue && {
    RedrivePolicy: JSON.stringify({
      deadLetterTargetArn: queueArn(deadLetterQueue.name),
      maxReceiveCount: deadLetterQueue.maxReceiveCount,
    }),
  };
  return { QueueName: name, Attributes: { VisibilityTimeout: visibilityTimeoutSeconds, ...redrive } };
}
