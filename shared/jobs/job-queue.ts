import { currentLogContext } from '../logging/context.ts';
import { log } from '../logging/log.ts';
import type { JobMessage } from './job-message.ts';
import type { QueueEnvironment } from './queue-sender.ts';

export interface JobQueue {
  /** Sends the job on its way. Never throws: the row is queued already, and the sweeper re-sends what was lost. */
  send(message: JobMessage): Promise<void>;
}

export function openJobQueue(environment: QueueEnvironment): JobQueue {
  let opening: Promise<(text: string) => Promise<void>> | undefined;
  return {
    async send(message) {
      const requestId = currentLogContext().request_id;
      const sent: JobMessage = { ...message, ...(requestId ? { requestId } : {}) };
      try {
        // Loaded with the first job: most requests start none, and the client is a tenth of a cold start.
        opening ??= import('./queue-sender.ts').then(({ openQueueSender }) => openQueueSender(environment));
        const sendText = await opening;
        await sendText(JSON.stringify(sent));
        // Names request and job together: a job that the sweeper sends again carries its own id alone.
        log.info('job queued', { job_id: message.jobId, machine: message.machine });
      } catch (error) {
        log.error('job message lost; the sweeper will send it again', error, { job_id: message.jobId });
      }
    },
  };
}
