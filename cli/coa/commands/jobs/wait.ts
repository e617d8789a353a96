import { defineCommand, manyArguments } from '../../command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { job } from '../../values.ts';
import { waitForJobs } from '../../wait-for.ts';

export const jobsWait = defineCommand({
  name: 'wait',
  description: 'Wait for jobs, with a progress bar',
  details: 'The exit code is 1 when a job failed, and 3 when one does not exist.',
  arguments: { jobs: manyArguments(job, 'ids such as job_an_12') },
  options: {},
  examples: ['coa jobs wait job_an_12', 'coa jobs wait job_an_12 job_cr_3 --json'],
  async run({ jobs }, context) {
    const ended = await waitForJobs(jobs, 'waiting', context);
    const has = (status: string): boolean => ended.some((one) => one.status === status);
    return {
      kind: 'document',
      json: ended,
      quiet: [],
      exitCode: has('failed') ? exitCodes.failed : has('not_found') ? exitCodes.notFound : exitCodes.done,
      async lines(layout) {
        const { fieldLines } = await import('../../field-lines.ts');
        return fieldLines(
          ended.map((one) => [one.id, 'error' in one && one.error ? `${one.status}: ${one.error}` : one.status]),
          layout,
        );
      },
    };
  },
});
