/** Analyses of many pages of a site are one piece of work: the list has one row for them. Plain data in. */
import type { NamedJob } from './named-job.ts';

/** Fewer are shown one by one. */
const GROUPED_MIN = 5;

interface JobGroup {
  /** In the order of the list. */
  readonly jobs: readonly NamedJob[];
}

/** Rows of one job each, and of the analyses of a site; each stands where the first of its jobs does. */
export function groupJobs(jobs: readonly NamedJob[]): readonly JobGroup[] {
  const bySite = new Map<number, NamedJob[]>();
  for (const named of jobs) {
    if (named.job.type !== 'analyze') continue;
    const known = bySite.get(named.job.site_id);
    if (known) known.push(named);
    else bySite.set(named.job.site_id, [named]);
  }
  return jobs.flatMap((named): JobGroup[] => {
    const ofSite = named.job.type === 'analyze' ? (bySite.get(named.job.site_id) ?? []) : [];
    if (ofSite.length < GROUPED_MIN) return [{ jobs: [named] }];
    return ofSite[0] === named ? [{ jobs: ofSite }] : [];
  });
}
