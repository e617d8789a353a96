import { currentLogContext } from '../logging/context.ts';
import { log } from '../logging/log.ts';
import type { QueueEnvironment, SendBodies } from '../providers/queue-sender.ts';
import type { JobMessage } from './job-message.ts';

export interface JobQueue {
  /** Sends the messages of jobs. Never throws: their rows are queued already, and the sweeper resends what is lost. */
  send(...messages: JobMessage[]): Promise<void>;
}

/** SQS accepts no more per request. */
const BATCH_MAX = 10;

export function openJobQueue(environment: QueueEnvironment): JobQueue {
  let opening: Promise<SendBodies> | undefined;

  async function sendBatch(messages: readonly JobMessage[]): Promise<void> {
    const requestId = currentLogContext().request_id;
    const bodies = messages.map((message) => JSON.stringify({ ...message, ...(requestId ? { requestId } : {}) }));
    let lost: ReadonlyMap<number, unknown>;
    try {
      // Loaded with the first job: most requests start none, and the client costs a tenth of a cold start.
      opening ??= import('../providers/queue-sender.ts').then(({ openQueueSender }) => openQueueSender(environment));
      const sendBodies = await opening;
      lost = await sendBodies(bodies);
    } catch (error) {
      lost = new Map(messages.map((_, at) => [at, error]));
    }
    for (const [at, { jobId, machine }] of messages.entries()) {
      if (lost.has(at)) log.error('job message lost; the sweeper will send it again', lost.get(at), { job_id: jobId });
      // Names request and job together: a job that the sweeper sends again carries its own id alone.
      else log.info('job queued', { job_id: jobId, machine });
    }
  }

  return {
    async send(...messages) {
      const batches: JobMessage[][] = [];
      for (let at = 0; at < messages.length; at += BATCH_MAX) batches.push(messages.slice(at, at + BATCH_MAX));
      await Promise.all(batches.map(sendBatch));
    },
  };
}

/** Sends the message of a job that waits, to arrive after so many seconds. Never throws, as above. */
export type SendLater = (message: JobMessage, delaySeconds: number) => Promise<void>;

export function openDelayedQueue(environment: QueueEnvironment): SendLater {
  let opening: Promise<SendBodies> | undefined;
  return async (message, delaySeconds) => {
    try {
      opening ??= import('../providers/queue-sender.ts').then(({ openQueueSender }) => openQueueSender(environment));
      await (await opening)([JSON.stringify(message)], delaySeconds);
    } catch (error) {
      log.error('job message lost; the sweeper will send it again', error, { job_id: message.jobId });
    }
  };
}
