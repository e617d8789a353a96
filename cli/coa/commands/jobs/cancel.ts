import { argument, defineCommand } from '../../command.ts';
import { fields } from '../../output.ts';
import { job } from '../../values.ts';

export const jobsCancel = defineCommand({
  name: 'cancel',
  description: 'Cancel a job; it writes nothing afterwards',
  arguments: { job: argument(job, 'an id such as job_cr_3') },
  options: {},
  examples: ['coa jobs cancel job_cr_3'],
  async run(given, context) {
    const api = await context.openApi();
    const { data } = await api.cancelJob({ jobId: given.job });
    return fields(
      data,
      [
        ['Job', data.id],
        ['Status', data.status],
        ['Error', data.error],
      ],
      { quiet: [data.status] },
    );
  },
});
