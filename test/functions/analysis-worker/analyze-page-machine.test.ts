import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JobOverError, PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { startEngine } from '../../local/engines/step-functions/harness.ts';

const file = new URL('../../../statemachines/analyze-page.asl.json', import.meta.url);
const definition = JSON.parse(readFileSync(file, 'utf8').replaceAll(/\$\{([\w-]+)\}/g, '$1'));

interface Task {
  step: string;
  job: unknown;
}

const job = { machine: 'analyze-page', organizationId: 1, id: 7, jobId: 'job_an_7', attempt: 1 };

/** Runs the machine with a worker that does nothing but what the test says. */
async function run(failure?: Error) {
  const steps: string[] = [];
  const engine = await startEngine(definition, {
    functions: {
      'analysis-worker': (task: Task) => {
        steps.push(task.step);
        expect(task.job).toMatchObject(job);
        if (failure && task.step === 'analyze-page') throw failure;
        return { outcome: 'completed' };
      },
    },
  });
  const { status } = await engine.run(job);
  return { status, steps };
}

test('an analysis is one task', async () => {
  expect(await run()).toEqual({ status: 'SUCCEEDED', steps: ['analyze-page'] });
});

test('an analysis that was ended by somebody else writes nothing more', async () => {
  expect(await run(new JobOverError('over'))).toEqual({ status: 'SUCCEEDED', steps: ['analyze-page'] });
});

test('an analysis that cannot be completed fails, and is not tried again', async () => {
  const { status, steps } = await run(new PermanentError('broken'));
  expect([status, steps]).toEqual(['FAILED', ['analyze-page', 'fail-analysis']]);
});
