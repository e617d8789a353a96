import path from 'node:path';
import { SQSClient } from '@aws-sdk/client-sqs';
import { apiGroups, workers } from '../functions/catalog.ts';
import { type EnvironmentVariables, processVariables, setProcessVariables } from '../shared/environment.ts';
import { log } from '../shared/logging/log.ts';
import { openKeyFileCipher } from '../shared/providers/secrets/key-file-cipher.ts';
import { openTable } from '../shared/table/client.ts';
import { createTable } from '../shared/table/create-table.ts';
import { type DemoOrganization, ensureDemoOrganization } from './demo-organization.ts';
import { JOB_DEAD_LETTER_QUEUE, JOB_QUEUE, parseEmbeddedEnvironment, TABLE_NAME } from './embedded-environment.ts';
import { localRegion } from './engines/aws-identity.ts';
import { startDynamoDb } from './engines/dynamodb.ts';
import { startEventSource } from './engines/event-source.ts';
import { startScheduler } from './engines/scheduler.ts';
import { startSqs } from './engines/sqs.ts';
import { startApiFront } from './http/api-front.ts';
import { invokeLambda, scheduledEvent } from './lambda-invoker.ts';
import { startStateMachines } from './state-machines.ts';

export interface EmbeddedSystem {
  /** `http://127.0.0.1:3000/v1` */
  baseUrl: string;
  /** The demo organization's key. */
  apiKey: string;
  demo: DemoOrganization;
  stop(): Promise<void>;
}

export interface EmbeddedSystemOptions {
  /** On top of this process's variables. */
  environment?: Record<string, string>;
  /** Writes no log lines. */
  quiet?: boolean;
  /** Called when an engine died: nothing can be written any more. */
  onFatal?: (reason: string) => void;
}

const VISIBILITY_TIMEOUT_SECONDS = 180;
const RECEIVES_MAX = 5;

/**
 * Starts the whole system in this process: the engines, then the very Lambda handlers and state machines that are
 * deployed, then the HTTP front. What starts last stops first, so that no request meets a stopped engine.
 */
export async function startEmbeddedSystem(options: EmbeddedSystemOptions = {}): Promise<EmbeddedSystem> {
  const variables: EnvironmentVariables = {
    ...processVariables(),
    ...options.environment,
    ...(options.quiet ? { LOG_LEVEL: 'silent' } : {}),
  };
  const environment = parseEmbeddedEnvironment(variables);
  await using started = new AsyncDisposableStack();

  const dataDir = path.resolve(environment.DATA_DIR);
  const dynamoDbEndpoint =
    environment.AWS_ENDPOINT_URL_DYNAMODB ?? (await startEngine(started, dataDir, options.onFatal));
  const table = openTable({ TABLE_NAME, AWS_REGION: localRegion, AWS_ENDPOINT_URL_DYNAMODB: dynamoDbEndpoint });
  started.defer(() => table.documents.destroy());
  await createTable(table);

  const sqs = await startSqs({
    queues: [
      {
        name: JOB_QUEUE,
        visibilityTimeoutSeconds: VISIBILITY_TIMEOUT_SECONDS,
        deadLetterQueue: { name: JOB_DEAD_LETTER_QUEUE, maxReceiveCount: RECEIVES_MAX },
      },
    ],
  });
  started.defer(() => sqs.stop());

  // The functions read their environment when they are loaded: it is complete before any of them is, and before an
  // execution that a crash interrupted goes on.
  setProcessVariables({
    ...definedOnly(options.environment ?? {}),
    ...(options.quiet ? { LOG_LEVEL: 'silent' } : {}),
    AWS_REGION: localRegion,
    TABLE_NAME,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDbEndpoint,
    AWS_ENDPOINT_URL_SQS: sqs.endpoint,
    JOB_QUEUE_URL: sqs.queueUrl(JOB_QUEUE),
    RESPONSE_CHECK: 'on',
  });
  const { engine, arns } = await startStateMachines({
    journalDir: path.join(dataDir, 'executions'),
    invoke: invokeLambda,
  });
  started.defer(() => engine.stop());
  setProcessVariables({ AWS_ENDPOINT_URL_SFN: engine.endpoint, STATE_MACHINE_ARNS: JSON.stringify(arns) });

  started.defer(startJobSource(sqs.endpoint, sqs.queueUrl(JOB_QUEUE)));
  started.defer(startSchedules());
  const cipher = await openKeyFileCipher(path.join(dataDir, 'secrets.key'));
  const demo = await ensureDemoOrganization(table, cipher, new Date());
  const front = await startApiFront({ groups: apiGroups, host: environment.HOST, port: environment.PORT });
  started.defer(() => front.stop());

  const running = started.move();
  const host = environment.HOST.includes(':') ? `[${environment.HOST}]` : environment.HOST;
  return {
    baseUrl: `http://${host}:${front.port}/v1`,
    apiKey: demo.key,
    demo,
    stop: () => running.disposeAsync(),
  };
}

const definedOnly = (variables: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));

async function startEngine(
  started: AsyncDisposableStack,
  dataDir: string,
  onFatal: ((reason: string) => void) | undefined,
): Promise<string> {
  const engine = await startDynamoDb({
    dataDir,
    onExit: (reason) => onFatal?.(`the DynamoDB engine ended: ${reason}`),
  });
  started.defer(() => engine.stop());
  return engine.endpoint;
}

function startJobSource(endpoint: string, queueUrl: string): () => Promise<void> {
  const client = new SQSClient({
    region: localRegion,
    endpoint,
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
  });
  const starter = workers.find((worker) => worker.trigger === 'job-queue');
  if (!starter) throw new Error('no worker reads the job queue');
  const source = startEventSource({
    client,
    queueUrl,
    batchSize: 10,
    concurrency: 2,
    handler: async (event) => (await invokeLambda(starter, event)) as never,
    onError: (error) => log.error('job messages could not be handled', error),
    functionName: starter.name,
    timeoutSeconds: starter.timeoutSeconds,
  });
  return async () => {
    await source.stop();
    client.destroy();
  };
}

function startSchedules(): () => Promise<void> {
  const jobs = workers.flatMap((worker) => {
    if (typeof worker.trigger === 'string') return [];
    const run = async (): Promise<void> => {
      await invokeLambda(worker, scheduledEvent(worker.name, new Date()));
    };
    return [{ name: worker.name, everySeconds: worker.trigger.everyMinutes * 60, run }];
  });
  const scheduler = startScheduler(jobs, {
    onError: (error, job) => log.error('a scheduled job failed', error, { schedule: job }),
  });
  return () => scheduler.stop();
}
