import { beforeAll, expect, test } from 'vitest';
import { setProcessVariables } from '../../../shared/environment.ts';
import { type JobTask, workerHandler } from '../../../shared/jobs/worker-handler.ts';
import { setWritesOff } from '../../../shared/table/writes-switch.ts';
import { useTable } from '../table/use-table.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });
const engine = useTable();
let clockMs = Date.now();
const base = {
  get table() {
    return engine.table;
  },
  now: () => new Date(clockMs),
};
const job = { organizationId: 1, id: 2, jobId: 'job_an_2' };
let handler: ReturnType<typeof workerHandler>;
beforeAll(() => {
  handler = workerHandler({
    services: () => ({ ...base, name: 'opened' }),
    steps: { echo: async ({ name }, task: JobTask) => ({ name, ...task }) },
  });
});

test('runs the step that the task names, with the services, the job and what the step needs', async () => {
  const task = { step: 'echo', job, componentType: 'title', failure: { Error: 'Timeout' } };
  const given = { componentType: 'title', failure: { Error: 'Timeout' } };
  // Of a crawl alone; a task of an earlier execution names neither.
  const ofCrawls = { slice: 0, shares: false };
  expect(await handler(task)).toEqual({ name: 'opened', job, ...given, ...ofCrawls });
});

test.each([
  { what: 'a step that it does not have', task: { step: 'toString', job } },
  { what: 'a task without a job', task: { step: 'echo' } },
  { what: 'a job without its organization', task: { step: 'echo', job: { id: 1 } } },
])('refuses $what', async ({ task }) => {
  await expect(handler(task)).rejects.toThrow(Error);
});

test('begins no step while writes are stopped, and asks for a retry', async () => {
  const restore = setProcessVariables({ WRITES: 'off' });
  const begun: string[] = [];
  const stopped = workerHandler({
    services: () => base,
    steps: { echo: async () => begun.push('echo') },
  });
  restore();
  await expect(stopped({ step: 'echo', job })).rejects.toMatchObject({
    name: 'RetryableError',
    message: 'the operator has stopped all writes',
  });
  expect(begun).toEqual([]);
  expect(await stopped({ step: 'probe' })).toEqual({ ok: true });
});

test('begins no step from five seconds after the operator has switched writes off, and begins again when they are on', async () => {
  const task = { step: 'echo', job };
  await expect(handler(task)).resolves.toMatchObject({ name: 'opened' });
  await setWritesOff(engine.table, true);
  clockMs += 5_000;
  await expect(handler(task)).rejects.toMatchObject({ name: 'RetryableError' });
  await setWritesOff(engine.table, false);
  clockMs += 5_000;
  await expect(handler(task)).resolves.toMatchObject({ name: 'opened' });
});
