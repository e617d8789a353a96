import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Worker } from '../../../functions/catalog/workers.ts';
import { type JobThreads, openJobThreads } from '../../../local/threads/job-threads.ts';
import { recordTaskStart } from '../../../shared/table/task-starts.ts';
import { useSystem } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';

const UNIT_PROCESSOR_MS = 500;

const worker: Worker = {
  name: 'sample-worker',
  trigger: 'state-machine',
  timeoutSeconds: 60,
  memoryMegabytes: 256,
  needs: [],
  load: () => Promise.reject(new Error('not loaded here')),
};

const system = useSystem();
let threads: JobThreads;
beforeAll(() => {
  threads = openJobThreads({
    table: system.table,
    unitProcessorMs: UNIT_PROCESSOR_MS,
    threadFile: new URL('./sample-thread.ts', import.meta.url),
  });
});
afterAll(() => threads.stop());

let lastId = 900_000;
function taskThat(does: string): {
  step: string;
  does: string;
  job: { organizationId: number; id: number; jobId: string };
} {
  lastId += 1;
  return { step: 'sample', does, job: { organizationId: 1, id: lastId, jobId: `job_an_${lastId}` } };
}
const never = new AbortController().signal;

describe('the threads of jobs', () => {
  test('a task that does not return ends as too costly, while tasks of other jobs go on', async () => {
    const spinning = threads.invoke(worker, taskThat('spin'), never);
    const other = taskThat('answer');
    expect(await threads.invoke(worker, other, never)).toBe(other.job.jobId);
    await expect(spinning).rejects.toMatchObject({ name: 'TooCostlyError' });
  });

  test('a task that outgrows the memory of its thread ends as too costly', async () => {
    await expect(threads.invoke(worker, taskThat('grow'), never)).rejects.toMatchObject({ name: 'TooCostlyError' });
  });

  test('a thread that dies is the end of a process to the state machine', async () => {
    await expect(threads.invoke(worker, taskThat('exit'), never)).rejects.toMatchObject({ name: 'Runtime.ExitError' });
  });

  test('a thread of a job lets those of requests have the processor first', async () => {
    expect(await threads.invoke(worker, taskThat('say whether it yields'), never)).toBe(true);
  });

  test('short jobs that come at once wait for the threads that are loading, and take them in turn', async () => {
    const jobs = Array.from({ length: 20 }, () => threads.invoke(worker, taskThat('say its number'), never));
    expect(new Set(await Promise.all(jobs)).size).toBeLessThan(10);
  });

  test('what a task throws reaches the state machine by its name', async () => {
    await expect(threads.invoke(worker, taskThat('throw'), never)).rejects.toMatchObject({
      name: 'RetryableError',
      message: 'not now',
    });
  });

  test('a task whose function has a time limit ends with it', async () => {
    const limited = { ...worker, timeoutSeconds: 0.2 };
    await expect(threads.invoke(limited, taskThat('wait'), never)).rejects.toMatchObject({ name: 'Sandbox.Timedout' });
  });

  test('an execution that is stopped ends its task, and the start does not count as a death', async () => {
    const task = taskThat('wait');
    const started = { jobId: task.job.jobId, attempt: 1, task: task.step };
    await recordTaskStart(system.table, started, 'first', new Date());
    const stopping = new AbortController();
    const running = threads.invoke(worker, task, stopping.signal);
    stopping.abort();
    await expect(running).rejects.toThrow('the execution was stopped');
    await waitUntil(
      'the start is forgotten',
      async () => (await recordTaskStart(system.table, started, 'second', new Date())) === 1,
    );
  });
});
