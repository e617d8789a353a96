/**
 * The list of the workers: Lambda functions that no request reaches. The CDK stack and the embedded system both read it.
 * An entry's code is `functions/<name>/handler.ts`.
 */
import type { Context } from 'aws-lambda';
import type { Capability } from './capability.ts';
import { JOB_STARTER_TIMEOUT_SECONDS, WEBHOOK_SENDER_TIMEOUT_SECONDS } from './queues.ts';

/** Each worker takes one kind of event: a state machine's task, a batch of messages, a schedule. */
type WorkerLambda = (event: never, context: Context) => Promise<unknown>;

export interface Worker {
  name: string;
  /** The caller of the function. */
  trigger: 'job-queue' | 'webhook-queue' | 'state-machine' | { everyMinutes: number };
  timeoutSeconds: number;
  memoryMegabytes: number;
  needs: readonly Capability[];
  load(): Promise<{ handler: WorkerLambda }>;
}

export const workers: readonly Worker[] = [
  {
    name: 'job-starter',
    trigger: 'job-queue',
    timeoutSeconds: JOB_STARTER_TIMEOUT_SECONDS,
    memoryMegabytes: 256,
    // Beats, while jobs wait.
    needs: ['jobs'],
    load: () => import('../job-starter/handler.ts'),
  },
  {
    name: 'crawl-worker',
    trigger: 'state-machine',
    timeoutSeconds: 300,
    memoryMegabytes: 1024,
    needs: ['jobs', 'model', 'events'],
    load: () => import('../crawl-worker/handler.ts'),
  },
  {
    name: 'analysis-worker',
    trigger: 'state-machine',
    timeoutSeconds: 180,
    memoryMegabytes: 1024,
    // Jobs that wait for a batch of the model's provider are queued again.
    needs: ['jobs', 'model', 'events'],
    load: () => import('../analysis-worker/handler.ts'),
  },
  {
    name: 'planning-worker',
    trigger: 'state-machine',
    timeoutSeconds: 150,
    memoryMegabytes: 512,
    needs: ['model', 'events'],
    load: () => import('../planning-worker/handler.ts'),
  },
  {
    name: 'ideas-worker',
    trigger: 'state-machine',
    timeoutSeconds: 300,
    memoryMegabytes: 1024,
    // It also looks after batches of questions, which are queued again and wake analyses.
    needs: ['jobs', 'secrets', 'model', 'keyword-data', 'events'],
    load: () => import('../ideas-worker/handler.ts'),
  },
  {
    name: 'ideas-refresher',
    trigger: { everyMinutes: 5 },
    timeoutSeconds: 60,
    memoryMegabytes: 256,
    needs: ['jobs', 'events'],
    load: () => import('../ideas-refresher/handler.ts'),
  },
  {
    name: 'outline-worker',
    trigger: 'state-machine',
    timeoutSeconds: 180,
    memoryMegabytes: 1024,
    needs: ['secrets', 'model', 'keyword-data', 'events'],
    load: () => import('../outline-worker/handler.ts'),
  },
  {
    name: 'keyword-worker',
    trigger: 'state-machine',
    timeoutSeconds: 300,
    memoryMegabytes: 1024,
    needs: ['secrets', 'keyword-data', 'events'],
    load: () => import('../keyword-worker/handler.ts'),
  },
  {
    name: 'crawl-scheduler',
    trigger: { everyMinutes: 5 },
    timeoutSeconds: 60,
    memoryMegabytes: 256,
    needs: ['jobs'],
    load: () => import('../crawl-scheduler/handler.ts'),
  },
  {
    // The work of a site is due every quarter of an hour at most: see its limits.
    name: 'search-console-reconciler',
    trigger: { everyMinutes: 5 },
    timeoutSeconds: 300,
    memoryMegabytes: 256,
    needs: ['secrets'],
    load: () => import('../search-console-reconciler/handler.ts'),
  },
  {
    name: 'sweeper',
    trigger: { everyMinutes: 1 },
    timeoutSeconds: 60,
    memoryMegabytes: 256,
    needs: ['jobs', 'events'],
    load: () => import('../sweeper/handler.ts'),
  },
  {
    name: 'webhook-sender',
    trigger: 'webhook-queue',
    timeoutSeconds: WEBHOOK_SENDER_TIMEOUT_SECONDS,
    memoryMegabytes: 256,
    needs: ['events', 'sign-webhooks'],
    load: () => import('../webhook-sender/handler.ts'),
  },
];
