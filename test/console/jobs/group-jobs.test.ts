import { expect, test } from 'vitest';
import { groupJobs } from '../../../console/jobs/group-jobs.ts';
import type { NamedJob } from '../../../console/jobs/named-job.ts';

const job = (id: string, site: number, type = 'analyze') =>
  ({ job: { id, type, site_id: site }, label: id, site: `site ${site}`, href: null }) as unknown as NamedJob;

const shown = (jobs: readonly NamedJob[]) =>
  groupJobs(jobs).map((group) => group.jobs.map(({ job: { id } }) => id).join());

test('five analyses of a site and more are one row where the first of them stands; others keep their rows', () => {
  const of = (site: number, count: number) => Array.from({ length: count }, (_, at) => job(`${site}.${at}`, site));
  const crawl = job('crawl', 1, 'recrawl');
  expect(shown([crawl, ...of(1, 5), ...of(2, 4)])).toEqual([
    'crawl',
    '1.0,1.1,1.2,1.3,1.4',
    '2.0',
    '2.1',
    '2.2',
    '2.3',
  ]);
});
