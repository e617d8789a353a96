import type { EndedJob } from '../../../clients/typescript/src/index.ts';
import type { Cell } from '../cell-text.ts';
import { defineCommand, flag, manyArguments } from '../command.ts';
import { estimateAnalyses, estimateOutput } from '../estimate-analyses.ts';
import { exitCodes } from '../exit-codes.ts';
import { type DocumentOutput, fields } from '../output.ts';
import { findPageId } from '../references.ts';
import { page } from '../values.ts';
import { waitForJobs } from '../wait-for.ts';

export const analyze = defineCommand({
  name: 'analyze',
  description: 'Analyze pages',
  details: 'A page that did not change since its latest analysis is skipped, which costs nothing of the allowance.',
  arguments: { pages: manyArguments(page, 'ids or URLs') },
  options: {
    wait: flag('wait for the grades, with a progress bar'),
    force: flag('also pages that did not change'),
    dryRun: flag('say about how many calls, tokens and dollars of a model it would take'),
  },
  examples: [
    'coa analyze 7 --wait',
    'coa analyze 7 8 9 --dry-run',
    'coa analyze 7 8 9',
    'coa pages list --site 1 --quiet | xargs coa analyze --wait',
  ],
  async run({ pages, wait, force, dryRun }, context) {
    const api = await context.openApi();
    if (dryRun) {
      const pageIds = await Promise.all(pages.map((reference) => findPageId(api, reference)));
      return estimateOutput(await estimateAnalyses(api, new Set(pageIds).size));
    }
    const triggers: { page_id: number | null; job_id: string; status: string }[] = [];
    for (const reference of pages) {
      const { data } = await api.analyzePage({ pageId: await findPageId(api, reference), body: { force } });
      triggers.push(data);
    }
    if (!wait) {
      context.note(`wait for them with "coa jobs wait ${triggers.map(({ job_id }) => job_id).join(' ')}"`);
      return jobsOutput(
        triggers,
        triggers.map((job) => [`Page ${job.page_id}`, `${job.status} (${job.job_id})`]),
      );
    }
    const jobs = await waitForJobs(
      triggers.map(({ job_id }) => job_id),
      'analyzing',
      context,
    );
    const rows = jobs.map((job): [string, Cell] => [
      'page_id' in job ? `Page ${job.page_id}` : job.id,
      describeOutcome(job),
    ]);
    return jobsOutput(jobs, rows, jobs.some(({ status }) => status === 'failed') ? exitCodes.failed : exitCodes.done);
  },
});

const jobsOutput = (json: unknown, rows: readonly (readonly [string, Cell])[], exitCode = 0): DocumentOutput =>
  fields(json, rows, { exitCode });

function describeOutcome(job: EndedJob): string {
  if (job.status === 'not_found') return 'not found';
  if (job.status === 'skipped') return 'skipped: nothing changed since the latest analysis';
  if (job.status === 'failed') return `failed: ${job.error}`;
  return 'overall_grade' in job.result
    ? `${job.result.overall_grade} ${Math.round(job.result.overall_score ?? 0)}`
    : job.status;
}
