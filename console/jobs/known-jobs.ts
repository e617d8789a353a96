/** The jobs that this person can know of: those watched in this tab, those that ended in it, and the latest crawl of each site. */
import { api, type Job } from '../app/client.ts';
import { isOver, jobStates, type WatchedJob, watchJob } from '../app/jobs.ts';
import { linkTo } from '../app/router.ts';
import { texts } from '../texts/texts.ts';
import type { NamedJob } from './job-table.tsx';
import { startedJobs } from './started-jobs.ts';

const t = texts.jobList;
/** Sites whose crawls are looked at: each is one request. */
const SITES_MAX = 25;

export interface KnownJobs {
  readonly running: readonly NamedJob[];
  readonly ended: readonly NamedJob[];
}

const hrefOf = ({ page_id: pageId, site_id: siteId, type, id }: Job): string | null => {
  if (pageId !== null) return linkTo(`/pages/${pageId}`);
  return type === 'recrawl' ? linkTo(`/sites/${siteId}/crawls/${id.replace('job_cr_', '')}`) : null;
};

export async function readKnownJobs(signal: AbortSignal): Promise<KnownJobs> {
  const sites = await api.listSites({ limit: SITES_MAX }, { signal });
  const crawls = await Promise.all(sites.data.map(async (site) => latestCrawl(site, signal)));
  const named = [...startedJobs.value, ...crawls.flat()];
  const labels = new Map(named.toReversed().map(({ id, label }) => [id, label]));
  if (labels.size === 0) return { running: [], ended: [] };
  const ids = [...labels.keys()].slice(0, 50);
  const { data } = await api.listJobs({ ids: ids.join(',') }, { signal });
  const jobs = data
    .filter((job) => job.status !== 'not_found')
    .map((job) => ({ job, label: labels.get(job.id) ?? t.kinds[job.type], href: hrefOf(job) }));
  for (const { job, label } of jobs) if (!isOver(job)) watchJob({ id: job.id, label, siteId: job.site_id });
  return { running: jobs.filter(({ job }) => !isOver(job)), ended: jobs.filter(({ job }) => isOver(job)) };
}

async function latestCrawl(
  { id, name, domain }: { readonly id: number; readonly name: string | null; readonly domain: string },
  signal: AbortSignal,
): Promise<readonly WatchedJob[]> {
  const { data } = await api.listCrawls({ siteId: id, limit: 3 }, { signal });
  return data.map((crawl) => ({ id: crawl.job_id, label: t.siteLabel(name ?? domain), siteId: id }));
}

/** As the last poll of any screen read them: newer than what the list was read with. */
export const withLatestStates = (jobs: readonly NamedJob[]): readonly NamedJob[] =>
  jobs.map((named) => ({ ...named, job: jobStates.value.get(named.job.id) ?? named.job }));
