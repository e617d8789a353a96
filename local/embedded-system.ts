import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { apiGroups } from '../functions/catalog/api-groups.ts';
import { jobQueueSettings, webhookQueueSettings } from '../functions/catalog/queues.ts';
import { workers } from '../functions/catalog/workers.ts';
import {
  type EnvironmentVariables,
  processVariables,
  readEnvironment,
  setProcessVariables,
} from '../shared/environment.ts';
import { openJobQueue } from '../shared/jobs/job-queue.ts';
import { resumeJobs } from '../shared/jobs/lifecycle/resume-jobs.ts';
import { log } from '../shared/logging/log.ts';
import { knownUser } from '../shared/operator/people.ts';
import { signInUrl } from '../shared/operator/sign-in-url.ts';
import { openKeyFileCipher } from '../shared/providers/secrets/key-file-cipher.ts';
import { isBrowserInstalled } from '../shared/providers/web/browser/browser-package.ts';
import { openTable, type Table } from '../shared/table/engine/client.ts';
import { createTable } from '../shared/table/engine/create-table.ts';
import { TTL_ATTRIBUTE } from '../shared/table/engine/definition.ts';
import { createSignInLink } from '../shared/table/sign-in-links.ts';
import { buildPages } from './console/build-pages.ts';
import { offerSampleSite } from './console/offer-sample-site.ts';
import { type BuildPages, servePages } from './console/serve-pages.ts';
import { executionsIn, openDataDir } from './data-dir.ts';
import { type DemoOrganization, ensureDemoOrganization } from './demo-organization.ts';
import { parseEmbeddedEnvironment } from './embedded-environment.ts';
import { localRegion } from './engines/aws-identity.ts';
import { startDynamoDb } from './engines/dynamodb.ts';
import { startEventSource } from './engines/event-source.ts';
import { expireItems } from './engines/expire-items.ts';
import { startScheduler } from './engines/scheduler.ts';
import { waitForEngine } from './engines/wait-for-engine.ts';
import { startApiFront } from './http/api-front.ts';
import { type JobQueues, startJobQueues } from './job-queues.ts';
import { invokeLambda, type LambdaInvoker, scheduledEvent } from './lambda-invoker.ts';
import { localOrigin, writeQueueFile } from './queue-file.ts';
import { startStateMachines } from './state-machines.ts';
import { TABLE_NAME } from './table-name.ts';
import { openJobThreads } from './threads/job-threads.ts';
import { openRequestThreads } from './threads/request-threads.ts';

export interface EmbeddedSystem {
  /** `http://127.0.0.1:3000/v1` */
  baseUrl: string;
  /** The demo organization's key. */
  apiKey: string;
  demo: DemoOrganization;
  /** Where browsers reach it, without a path. */
  consoleOrigin: string;
  /** A one-time link that signs the demo organization's user in to the console. */
  createSignInLink(): Promise<string>;
  stop(): Promise<void>;
}

interface EmbeddedSystemOptions {
  /** On top of this process's variables. */
  environment?: Record<string, string>;
  /** Writes no log lines. */
  quiet?: boolean;
  /** Builds the pages for browsers; the console's own when left out. */
  buildConsole?: BuildPages;
  /**
   * Where work on content runs: by default in separate threads, with limits. In `process` it shares the thread that serves
   * requests: for tests that look into it.
   */
  contentWork?: 'threads' | 'process';
  /** Called when an engine died: nothing can be written any more. */
  onFatal?: (reason: string) => void;
}

/** Jobs of each kind that run at once, unless the operator says how many: each that works has a thread. */
const JOB_SLOTS = 10;

/** DynamoDB promises deletion within some days; once an hour keeps the file small. */
const EXPIRE_EVERY_SECONDS = 3_600;

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
  const exposed = await openDataDir(dataDir);
  const dynamoDbEndpoint =
    environment.AWS_ENDPOINT_URL_DYNAMODB ?? (await startEngine(started, dataDir, options.onFatal));
  // An engine of the operator's own may have tables of others.
  const tableName = environment.AWS_ENDPOINT_URL_DYNAMODB === undefined ? TABLE_NAME : environment.TABLE_NAME;
  const table = openTable({
    TABLE_NAME: tableName,
    AWS_REGION: localRegion,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDbEndpoint,
  });
  started.defer(() => table.documents.destroy());
  await waitForEngine('DynamoDB', dynamoDbEndpoint, () => createTable(table));

  const queues = await startJobQueues(environment.AWS_ENDPOINT_URL_SQS);
  started.defer(() => queues.stop());
  started.defer(await writeQueueFile(dataDir, queues.endpoint));

  // The functions read their environment when they are loaded: it is complete before any of them is, and before an
  // execution that a crash interrupted goes on.
  const unset = setProcessVariables({
    ...definedOnly(options.environment ?? {}),
    ...(options.quiet ? { LOG_LEVEL: 'silent' } : {}),
    AWS_REGION: localRegion,
    TABLE_NAME: tableName,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDbEndpoint,
    AWS_ENDPOINT_URL_SQS: queues.endpoint,
    JOB_QUEUE_URL: queues.jobQueueUrl,
    WEBHOOK_QUEUE_URL: queues.webhookQueueUrl,
    RESPONSE_CHECK: 'on',
    ...(variables['WORKER_CONCURRENCY'] ? {} : { JOB_SLOTS: String(JOB_SLOTS) }),
    // `/mcp` identifies itself to the API with it; the API then counts MCP clients by their own addresses.
    FRONT_SECRETS: environment.FRONT_SECRETS.join(',') || randomBytes(32).toString('base64url'),
    ...(isBrowserInstalled() ? { PAGE_RENDERER: 'embedded' } : {}),
  });
  started.defer(unset);
  if (exposed !== null) log.warn(exposed);
  // An external Step Functions engine has its state machines already, and calls the functions by itself.
  const isRunning = environment.WRITES === 'on';
  const unitProcessorMs = environment.UNIT_PROCESSOR_SECONDS * 1_000;
  const usesThreads = options.contentWork !== 'process';
  if (environment.AWS_ENDPOINT_URL_SFN === undefined && isRunning) {
    const { engine, arns } = await startStateMachines({
      journalDir: executionsIn(dataDir),
      invoke: usesThreads ? startJobThreads(started, table, unitProcessorMs) : invokeLambda,
    });
    started.defer(() => engine.stop());
    const unsetMachines = setProcessVariables({
      AWS_ENDPOINT_URL_SFN: engine.endpoint,
      STATE_MACHINE_ARNS: JSON.stringify(arns),
    });
    started.defer(unsetMachines);
  }

  // Where writes are stopped no job goes on and none begins; their rows and journals wait for the next start.
  if (isRunning) {
    await resumeJobs({ table, jobs: openJobQueue(readEnvironment()), now: () => new Date() });
    started.defer(startQueueSources(queues));
    started.defer(startSchedules(table));
  }
  const cipher = await openKeyFileCipher(path.join(dataDir, 'secrets.key'));
  const demo = await ensureDemoOrganization(table, cipher, new Date());
  const requestThreads = usesThreads ? openRequestThreads({ unitProcessorMs }) : null;
  started.defer(() => requestThreads?.stop());
  const front = await startApiFront({
    groups: apiGroups,
    ...(requestThreads ? { contentHandler: requestThreads.handlerOf } : {}),
    host: environment.HOST,
    port: environment.PORT,
    allowedOrigins: environment.CORS_ALLOWED_ORIGINS,
    trustedProxies: environment.TRUSTED_PROXIES,
    pages: servePages(offerSampleSite(options.buildConsole ?? buildPages, environment.CRAWL_ORIGIN_OVERRIDES)),
  });
  started.defer(() => front.stop());
  const origin = localOrigin({ HOST: environment.HOST, PORT: front.port });
  await writeQueueFile(dataDir, queues.endpoint, origin);
  started.defer(setProcessVariables({ API_URL: `${origin}/v1` }));

  const running = started.move();
  return {
    baseUrl: `${origin}/v1`,
    consoleOrigin: environment.CONSOLE_ORIGIN ?? origin,
    apiKey: demo.key,
    demo,
    createSignInLink: async () => {
      const { organizationId, id: userId } = await knownUser(table, { org: demo.organizationId });
      const { token } = await createSignInLink(table, { organizationId, userId }, new Date());
      return signInUrl(environment.CONSOLE_ORIGIN ?? origin, token);
    },
    stop: () => running.disposeAsync(),
  };
}

function startJobThreads(started: AsyncDisposableStack, table: Table, unitProcessorMs: number): LambdaInvoker {
  const threads = openJobThreads({ table, unitProcessorMs });
  started.defer(() => threads.stop());
  return threads.invoke;
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

const JOB_STARTERS = 2;

/** The workers that read a queue. */
function startQueueSources({ client, jobQueueUrl, webhookQueueUrl }: JobQueues): () => Promise<void> {
  const ofQueues = [
    { trigger: 'job-queue', queueUrl: jobQueueUrl, ...jobQueueSettings, concurrency: JOB_STARTERS },
    { trigger: 'webhook-queue', queueUrl: webhookQueueUrl, ...webhookQueueSettings },
  ];
  const sources = ofQueues.map(({ trigger, queueUrl, batchSize, concurrency }) => {
    const reader = workers.find((worker) => worker.trigger === trigger);
    if (!reader) throw new Error(`no worker reads the ${trigger}`);
    return startEventSource({
      client,
      queueUrl,
      batchSize,
      concurrency,
      handler: async (event) => (await invokeLambda(reader, event)) as never,
      onError: (error) => log.error('messages could not be handled', error, { worker: reader.name }),
      functionName: reader.name,
      timeoutSeconds: reader.timeoutSeconds,
    });
  });
  return async () => {
    await Promise.all(sources.map((source) => source.stop()));
  };
}

function startSchedules(table: Table): () => Promise<void> {
  const jobs = workers.flatMap((worker) => {
    if (typeof worker.trigger === 'string') return [];
    const run = async (): Promise<void> => {
      await invokeLambda(worker, scheduledEvent(worker.name, new Date()));
    };
    return [{ name: worker.name, everySeconds: worker.trigger.everyMinutes * 60, run }];
  });
  const expire = async (): Promise<void> => {
    await expireItems({
      documents: table.documents,
      tableName: table.name,
      ttlAttribute: TTL_ATTRIBUTE,
      now: new Date(),
    });
  };
  const scheduler = startScheduler(
    [...jobs, { name: 'expire-items', everySeconds: EXPIRE_EVERY_SECONDS, run: expire }],
    {
      onError: (error, job) => log.error('a scheduled job failed', error, { schedule: job }),
    },
  );
  return () => scheduler.stop();
}
