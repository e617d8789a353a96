/** The jobs of the organization, whoever started them and wherever. */
import { api } from '../app/client.ts';
import { linkTo } from '../app/router.ts';
import type { Part } from '../lists/use-parts.ts';
import { texts } from '../texts/texts.ts';
import type { ListedJob, NamedJob } from './named-job.ts';

const t = texts.jobList;
/** Those that run are shown together: there are some tens of them, however many sites there are. */
const RUNNING_MAX = 100;
const PART = 100;

export interface JobFilter {
  readonly site: string;
  readonly status: string;
}

const jobHref = ({ page_id: pageId, site_id: siteId, type, id }: ListedJob): string | null => {
  if (pageId !== null) return linkTo(`/pages/${pageId}`);
  if (type === 'plan') return linkTo(`/sites/${siteId}/plan`);
  return type === 'recrawl' ? linkTo(`/sites/${siteId}/crawls/${id.replace('job_cr_', '')}`) : null;
};

function nameJob(job: ListedJob): NamedJob {
  const { page_path: path, site_domain: domain } = job;
  const subject = path ?? domain;
  return {
    job,
    label: subject === null ? t.kinds[job.type] : t.labels[job.type](subject),
    site: path === null ? null : domain,
    href: domain === null ? null : jobHref(job),
  };
}

const siteQuery = ({ site }: JobFilter) => (/^\d+$/.test(site) ? { site_id: Number(site) } : {});

export async function readRunningJobs(filter: JobFilter, signal: AbortSignal): Promise<readonly NamedJob[]> {
  const input = { running: true, limit: RUNNING_MAX, ...siteQuery(filter) };
  const { data } = await api.listLatestJobs(input, { signal });
  return data.map(nameJob);
}

export async function readEndedJobs(
  filter: JobFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Part<NamedJob>> {
  const status = endedStatuses.find((value) => value === filter.status);
  const { data, meta } = await api.listLatestJobs(
    {
      running: false,
      limit: PART,
      ...siteQuery(filter),
      ...(status === undefined ? {} : { status }),
      ...(cursor === null ? {} : { cursor }),
    },
    signal ? { signal } : {},
  );
  return { rows: data.map(nameJob), next: meta.next_cursor };
}

export const endedStatuses = ['completed', 'failed', 'skipped'] as const;
