import { setTimeout as delay } from 'node:timers/promises';
import { getUsage, updateOrganization } from '../../shared/table/organizations.ts';
import { startBenchSystem } from './bench-system.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { seedSiteOfPages } from './seed-pages.ts';
import { type Figure, figureAtMost } from './table.ts';

const SOME = 50;
const MANY = 500;
const ANSWER_MS_MAX = 5_000;
const ALLOWANCE = 10_000;
const POLL_MS = 200;
const JOBS_PER_POLL = 50;

/** The analyses of many pages in one request: how long until their job ids are there, and whether each took one unit. */
export async function bulkFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const system = await bench.start();
  const { organizationId } = system;
  await updateOrganization(bench.table, organizationId, { plan: 'pro', auditAllowance: ALLOWANCE });
  const used = async () => (await getUsage(bench.table, organizationId, new Date())).audits;
  try {
    const some = await seedSiteOfPages(bench.table, organizationId, SOME, { isPriority: true });
    const many = await seedSiteOfPages(bench.table, organizationId, MANY, { isPriority: true });
    const listIds = ({ firstPageId }: typeof some, count: number) =>
      Array.from({ length: count }, (_, at) => firstPageId + at);
    for (const id of [...listIds(some, SOME), ...listIds(many, MANY)]) {
      const markdown = `# Product ${id}\n\nA bell that is heard from afar, of brass, for every handlebar.\n`;
      await system.must('POST', `/pages/${id}/content`, { markdown });
    }
    const figures: Figure[] = [];
    for (const [count, path, body] of [
      [SOME, `/sites/${some.siteId}/analyze`, { page_ids: listIds(some, SOME) }],
      [MANY, `/sites/${many.siteId}/analyze`, { filter: 'priority' }],
    ] as const) {
      const before = await used();
      const answer = await system.must('POST', path, body);
      const { jobs } = answer.body.data;
      await settleAll(
        system,
        jobs.map(({ job_id }: { job_id: string }) => job_id),
      );
      figures.push(
        figureAtMost(
          `POST analyze of ${count} pages: 202 with every job id`,
          answer.milliseconds,
          ANSWER_MS_MAX,
          'ms',
          0,
        ),
        figureAtMost(`pages of these ${count} that were not queued`, count - jobs.length, 0, 'pages', 0),
        figureAtMost(
          `units of the allowance taken for these ${count} without a job`,
          (await used()) - before - jobs.length,
          0,
          'units',
          0,
        ),
      );
    }
    return figures;
  } finally {
    await system.stop();
  }
}

async function settleAll(system: MeasuredSystem, jobIds: readonly string[]): Promise<void> {
  for (let at = 0; at < jobIds.length; at += JOBS_PER_POLL) {
    const url = `/jobs?ids=${jobIds.slice(at, at + JOBS_PER_POLL).join()}`;
    const isOver = async () =>
      (await system.must('GET', url)).body.data.every(
        (job: { retry_after_seconds: number | null }) => job.retry_after_seconds === null,
      );
    while (!(await isOver())) await delay(POLL_MS);
  }
}
