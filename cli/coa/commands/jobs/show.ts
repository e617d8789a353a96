import { defineCommand, manyArguments } from '../../command.ts';
import { jobList } from '../../job-list.ts';
import { job } from '../../values.ts';

const IDS_MAX = 50;

export const jobsShow = defineCommand({
  name: 'show',
  description: 'Show jobs by their ids',
  arguments: { jobs: manyArguments(job, 'ids such as job_an_12') },
  options: {},
  examples: ['coa jobs show job_an_12', 'coa jobs show job_an_12 job_cr_3 --json'],
  async run({ jobs }, context) {
    const api = await context.openApi();
    async function* eachJob() {
      for (let start = 0; start < jobs.length; start += IDS_MAX) {
        const { data } = await api.listJobs({ ids: jobs.slice(start, start + IDS_MAX).join(',') });
        yield* data;
      }
    }
    return jobList(eachJob());
  },
});
