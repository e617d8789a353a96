import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countStarts } from '../../../shared/jobs/count-starts.ts';
import { recordTaskStart, type StartedTask } from '../../../shared/table/task-starts.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();
const services = () => ({ table: system.table, now: () => new Date() });

function newTask(): { event: Record<string, unknown>; started: StartedTask } {
  const jobId = `job_an_${randomUUID()}`;
  return {
    event: { step: 'prepare', job: { organizationId: 1, id: 1, jobId, attempt: 2 } },
    started: { jobId, attempt: 2, task: 'prepare' },
  };
}

/** A start whose process died. */
const die = (started: StartedTask) => recordTaskStart(system.table, started, randomUUID(), new Date());
const run = async () => 'done';

describe('a task of a job', () => {
  test('runs after one death', async () => {
    const { event, started } = newTask();
    await die(started);
    expect(await countStarts(services(), event, run)).toBe('done');
  });

  test('is not started a third time after two deaths', async () => {
    const { event, started } = newTask();
    await die(started);
    await die(started);
    await expect(countStarts(services(), event, run)).rejects.toMatchObject({ name: 'ProcessDiedError' });
  });

  test('that ended, or threw, did not die', async () => {
    const { event } = newTask();
    const fail = () => countStarts(services(), event, () => Promise.reject(new Error('not now')));
    for (const _ of [1, 2, 3]) await expect(fail()).rejects.toThrow('not now');
    for (const _ of [1, 2, 3]) expect(await countStarts(services(), event, run)).toBe('done');
  });

  test('of another attempt has its own count', async () => {
    const { event, started } = newTask();
    await die(started);
    await die(started);
    const job = { organizationId: 1, id: 1, jobId: started.jobId, attempt: 3 };
    expect(await countStarts(services(), { ...event, job }, run)).toBe('done');
  });

  test('that follows a failure always runs', async () => {
    const { event, started } = newTask();
    await die(started);
    await die(started);
    expect(await countStarts(services(), { ...event, failure: { Error: 'States.Timeout' } }, run)).toBe('done');
  });
});
