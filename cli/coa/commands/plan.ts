import type { EndedJob } from '../../../clients/typescript/src/index.ts';
import { argument, defineCommand, flag } from '../command.ts';
import type { Context } from '../context.ts';
import { CommandError } from '../errors.ts';
import { findSiteId } from '../references.ts';
import { site } from '../values.ts';
import { waitForJobs } from '../wait-for.ts';

export const plan = defineCommand({
  name: 'plan',
  description: 'Show the plan of a site that is not live yet',
  arguments: { site: argument(site, 'id') },
  options: { generate: flag('plan its pages first, where it has none, with a progress bar') },
  examples: ['coa plan 1', 'coa plan 1 --generate --json'],
  async run({ generate, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    if (generate) await generatePages(siteId, context);
    const { data } = await api.getPlan({ siteId });
    return {
      kind: 'document',
      json: data,
      quiet: data.pages.map(({ id }) => String(id)),
      async lines(layout) {
        const { planLines } = await import('../plan-lines.ts');
        return planLines(data, layout);
      },
    };
  },
});

/** As a job: a model has more time than a request. Planned pages that exist stay as they are. */
async function generatePages(siteId: number, context: Context): Promise<void> {
  const api = await context.openApi();
  const { data } = await api.generatePlan({ siteId, body: {} }, { respondAsync: true });
  const [job] = await waitForJobs([data.job_id], `plan of site ${siteId}`, context);
  if (job?.status !== 'completed') throw new CommandError(describeFailure(job));
  if ('note' in job.result && job.result.note !== null) context.note(job.result.note);
}

function describeFailure(job: EndedJob | undefined): string {
  if (!job || job.status === 'not_found') return 'the job of the plan is gone';
  return `${job.error} (job ${job.id}): ${job.failure_reason}`;
}
