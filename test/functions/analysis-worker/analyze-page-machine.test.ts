import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { JobOverError, PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { startEngine } from '../../local/engines/step-functions/harness.ts';

const file = new URL('../../../statemachines/analyze-page.asl.json', import.meta.url);
const definition = JSON.parse(readFileSync(file, 'utf8').replaceAll(/\$\{([\w-]+)\}/g, '$1'));

interface Task {
  step: string;
  job: unknown;
  componentType?: string;
}

const job = { machine: 'analyze-page', organizationId: 1, id: 7, jobId: 'job_an_7', attempt: 1 };

/** Runs the machine over three components with a worker that does nothing but what the test says. */
async function run(fails: (task: Task) => Error | undefined) {
  const steps: string[] = [];
  const engine = await startEngine(definition, {
    functions: {
      'analysis-worker': (task: Task) => {
        steps.push(task.componentType ? `${task.step} ${task.componentType}` : task.step);
        expect(task.job).toMatchObject(job);
        const failure = fails(task);
        if (failure) throw failure;
        return task.step === 'prepare-analysis'
          ? { outcome: 'grade', components: ['title', 'headings', 'readability'] }
          : { outcome: 'completed', componentType: task.componentType };
      },
    },
  });
  const { status } = await engine.run(job);
  return { status, steps };
}

const gradingOf = (componentType: string, error: Error) => (task: Task) =>
  task.step === 'grade-component' && task.componentType === componentType ? error : undefined;

describe('when the grading of one component fails for good', () => {
  test('that component is failed, and the analysis completes with the others', async () => {
    const { status, steps } = await run(gradingOf('headings', new PermanentError('the model refuses')));
    expect(status).toBe('SUCCEEDED');
    expect(steps.filter((step) => step.startsWith('fail'))).toEqual(['fail-component headings']);
    expect(steps.at(-1)).toBe('complete-analysis');
  });

  test('and so does the step that says so, the analysis fails', async () => {
    const { status, steps } = await run((task) =>
      task.componentType === 'headings' ? new PermanentError('broken') : undefined,
    );
    expect([status, steps.at(-1)]).toEqual(['FAILED', 'fail-analysis']);
  });
});

test('an analysis that was ended by somebody else writes nothing more', async () => {
  const { status, steps } = await run(gradingOf('title', new JobOverError('over')));
  expect(status).toBe('SUCCEEDED');
  expect(steps.filter((step) => !/^(prepare-analysis|grade-component)/.test(step))).toEqual([]);
});

test('an analysis that cannot be completed fails', async () => {
  const { status, steps } = await run(({ step }) => (step === 'complete-analysis' ? new Error('broken') : undefined));
  expect([status, steps.at(-1)]).toEqual(['FAILED', 'fail-analysis']);
});
