import { api, type Item } from '../app/client.ts';
import { watchJob } from '../app/jobs.ts';
import { showToast } from '../app/toasts.ts';
import { invalidate } from '../app/use-query.ts';
import { texts } from '../texts/texts.ts';

const t = texts.sites;
/** The most that one request returns. */
const PART = 100;

export const scopes = ['none', 'homepage', 'top', 'all'] as const;
export type Scope = (typeof scopes)[number];

export async function addSite(domain: string, scope: Scope): Promise<void> {
  const { data } = await api.createSite({ body: { domain, auto_run_analysis_scope: scope } });
  const crawl = data.latest_crawl;
  if (crawl) watchJob({ id: `job_cr_${crawl.id}`, label: t.crawlOf(data.domain), siteId: data.id });
  invalidate('sites');
  showToast({ tone: 'good', text: t.added(data.domain) });
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** The site of the same host, with or without `www.`; archived ones too. The API lets a host be added more than once. */
export async function findSameSite(host: string): Promise<Item<'listSites'> | null> {
  for (let page = 1; ; page += 1) {
    const { data, meta } = await api.listSites({ page, limit: PART });
    const found = data.find(({ domain }) => withoutWww(domain) === withoutWww(host));
    if (found || page * PART >= meta.total) return found ?? null;
  }
}
