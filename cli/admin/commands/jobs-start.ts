import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import { startOperatorJob } from '../../../shared/operator/start-job.ts';
import { defineCommand, optional } from '../command.ts';
import { jobView } from '../job-view.ts';
import { id, parseChoice } from '../values.ts';

export const jobsStart = defineCommand({
  noun: 'jobs',
  verb: 'start',
  help: 'Start a job of a site, or with --page of one page, as a client would. message_id is null when its queue cannot be reached: the sweeper sends it within a minute, or the next start.',
  arguments: { kindName: parseChoice([...jobKinds.keys()]), siteId: id('SITE_ID') },
  options: { page: optional(id('PAGE_ID')) },
  async run({ arguments: given, options }, services) {
    const request = { ...given, pageId: options.page ?? null };
    const { job, messageId } = await startOperatorJob(services, request);
    return { ...jobView(job), message_id: messageId };
  },
});
