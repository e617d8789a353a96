import { expect, test } from 'vitest';
import { readEnvironment, setProcessVariables } from '../../../shared/environment.ts';
import { type JobTask, workerHandler } from '../../../shared/jobs/worker-handler.ts';
import { openTable } from '../../../shared/table/engine/client.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });
// No step reads or writes here.
const base = { table: openTable(readEnvironment()), now: () => new Date() };
const job = { organizationId: 1, id: 2, jobId: 'job_an_2' };
const handler = workerHandler({
  services: () => ({ ...base, name: 'opened' }),
  steps: { echo: async ({ name }, task: JobTask) => ({ name, ...task }) },
});

test('runs the step that the task names, with the services, the job and what the step needs', async () => {
  const task = { step: 'echo', job, componentType: 'title', failure: { Error: 'Timeout' } };
  const given = { componentType: 'title', failure: { Error: 'Timeout' } };
  expect(await handler(task)).toEqual({ name: 'opened', job, ...given });
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
