import { getItem, type Table } from '../../shared/table/engine/client.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { getUsage } from '../../shared/table/organizations.ts';
import type { ApiClient } from '../../test/harness/api-client.ts';
import { waitUntil } from '../../test/harness/wait-until.ts';
import type { Ledger } from './ledger.ts';

interface ListedPage {
  id: number;
  path: string;
  title: string | null;
}

/** Reads everything again that was acknowledged. Returns what is lost, doubled or torn, a line each. */
export async function lostWrites(
  api: ApiClient,
  ledger: Ledger,
  { crawling }: { crawling: boolean } = { crawling: false },
): Promise<string[]> {
  const lost: string[] = [];
  const drafts = new Map<number, number>();
  const listed = new Map<number, ListedPage[]>();
  for (const siteId of ledger.sites) {
    const pages = await listPages(api, siteId);
    listed.set(siteId, pages);
    lost.push(...unexpectedPages(ledger, siteId, pages));
  }
  for (const [pageId, { siteId, path }] of ledger.pages) {
    const inList = listed.get(siteId)?.filter((page) => page.id === pageId) ?? [];
    if (inList.length !== 1 || inList[0]?.path !== path) {
      lost.push(`page ${pageId} (${path}) is in its list ${inList.length} times`);
    }
    const fields = await lostFields(api, ledger, pageId);
    lost.push(...fields.lost);
    drafts.set(siteId, (drafts.get(siteId) ?? 0) + fields.drafts);
  }
  // The pages of a site that is being crawled change between the reading of its list and of its total.
  for (const siteId of crawling ? ledger.crawledSites.keys() : []) listed.delete(siteId);
  for (const [siteId, pages] of listed) lost.push(...(await wrongTotals(api, siteId, pages, drafts.get(siteId) ?? 0)));
  lost.push(...(await lostFacts(api, ledger)));
  return lost;
}

async function listPages(api: ApiClient, siteId: number): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.get(`/sites/${siteId}/pages?limit=100&page=${page}`);
    if (answer.status !== 200) throw new Error(`pages of site ${siteId}: ${answer.status} ${answer.text}`);
    pages.push(...answer.body.data);
    if (answer.body.data.length < 100) return pages;
  }
}

async function wrongTotals(
  api: ApiClient,
  siteId: number,
  pages: readonly ListedPage[],
  drafts: number,
): Promise<string[]> {
  const site = (await api.get(`/sites/${siteId}`)).body.data;
  const wrong: string[] = [];
  if (site.page_count !== pages.length) wrong.push(`site ${siteId} counts ${site.page_count} pages of ${pages.length}`);
  if (site.draft_count !== drafts) wrong.push(`site ${siteId} counts ${site.draft_count} drafts of ${drafts}`);
  if (new Set(pages.map(({ path }) => path)).size !== pages.length) wrong.push(`site ${siteId} lists a path twice`);
  return wrong;
}

/** A page without an acknowledged creation may be there when its creation was not answered, and belongs to the client from then on. */
function unexpectedPages(ledger: Ledger, siteId: number, pages: readonly ListedPage[]): string[] {
  return pages.flatMap(({ id, path }) => {
    if (!path.startsWith('/written-') || ledger.pages.has(id)) return [];
    if (!ledger.maybePages.delete(`${siteId} ${path}`)) return [`page ${id} (${path}) is there, and nobody made it`];
    ledger.pages.set(id, { siteId, path });
    return [];
  });
}

async function lostFields(api: ApiClient, ledger: Ledger, pageId: number): Promise<{ lost: string[]; drafts: number }> {
  const [page, drafts, content] = await Promise.all([
    api.get(`/pages/${pageId}`),
    api.get(`/pages/${pageId}/drafts`),
    api.get(`/pages/${pageId}/content`),
  ]);
  if (page.status !== 200) return { lost: [`page ${pageId}: ${page.status}`], drafts: 0 };
  const draftsByField = new Map<string, string>(
    drafts.body.data.map((draft: { field: string; draft_value: string }) => [draft.field, draft.draft_value]),
  );
  const values = new Map<string, string | null>([
    ['primary_keyword', page.body.data.primary_keyword],
    ['content', content.body.data.content_version_id === null ? null : content.body.data.markdown],
    ...['title', 'meta_description', 'h1'].map((field): [string, string | null] => [
      `draft ${field}`,
      draftsByField.get(field) ?? null,
    ]),
  ]);
  const lost = ledger.cellsOf(pageId).flatMap((cell) => {
    const read = values.get(cell.field) ?? null;
    const { known } = cell;
    return ledger.settle(cell, read) ? [] : [`${cell.field} of page ${pageId} is ${shown(read)}, not ${shown(known)}`];
  });
  return { lost, drafts: draftsByField.size };
}

const shown = (value: string | null): string => (value === null ? 'nothing' : JSON.stringify(value.slice(0, 60)));

async function lostFacts(api: ApiClient, ledger: Ledger): Promise<string[]> {
  const ids = new Set<string>();
  for (const siteId of new Set(ledger.facts.values())) {
    const { body } = await api.get(`/sites/${siteId}/facts`);
    for (const { id } of body.data) ids.add(id);
  }
  return [...ledger.facts.keys()].filter((id) => !ids.has(id)).map((id) => `fact ${id} is gone`);
}

interface Ends {
  completed: number;
  failed: number;
  stuck: string[];
}

/** Waits until every job that was acknowledged is over, and says how they ended. */
export async function waitForEnds(api: ApiClient, ledger: Ledger, timeoutMs: number): Promise<Ends> {
  const ends: Ends = { completed: 0, failed: 0, stuck: [] };
  const deadline = Date.now() + timeoutMs;
  const left = () => Math.max(1, deadline - Date.now());
  for (const jobId of ledger.jobs) {
    const status = await waitUntil(jobId, () => endOfJob(api, jobId), left()).catch(() => null);
    if (status === null) ends.stuck.push(jobId);
    else ends[status === 'failed' ? 'failed' : 'completed'] += 1;
  }
  for (const { path, isOver } of ledger.polls) {
    const over = async (): Promise<boolean> => isOver((await api.get(path)).body?.data ?? null);
    if (await waitUntil(path, over, left()).catch(() => false)) ends.completed += 1;
    else ends.stuck.push(path);
  }
  return ends;
}

async function endOfJob(api: ApiClient, jobId: string): Promise<string | null> {
  const status = (await api.get(`/jobs/${jobId}`)).body?.data?.status;
  return ['completed', 'failed', 'skipped'].includes(status) ? status : null;
}

/** Every crawl that completed has all pages of its site, once each, and says so. */
export async function wrongCrawls(api: ApiClient, ledger: Ledger): Promise<string[]> {
  const wrong: string[] = [];
  for (const [siteId, expected] of ledger.crawledSites) {
    const site = (await api.get(`/sites/${siteId}`)).body.data;
    if (site.latest_crawl.status !== 'completed') continue;
    const read = (await listPages(api, siteId)).filter(({ title }) => title !== null).length;
    const told = site.latest_crawl.crawled_pages;
    if (read !== expected || told !== expected) {
      wrong.push(`the crawl of site ${siteId} read ${read} pages and counts ${told}, of ${expected}`);
    }
    if (site.background_status !== null) wrong.push(`site ${siteId} is ${site.background_status} after its crawl`);
  }
  return wrong;
}

/** After all jobs are over: no lock is left, and the month's audits are those that were graded. */
export async function leftBehind(
  table: Table,
  api: ApiClient,
  ledger: Ledger,
  organizationId: number,
): Promise<string[]> {
  const lockKeys = [
    ...[...ledger.sites].flatMap((id) =>
      (['CRAWL', 'IDEAS', 'KEYWORDS'] as const).map((kind) => keys.siteLock(organizationId, id, kind)),
    ),
    ...[...ledger.pages.keys()].flatMap((id) => [
      keys.analysisLock(organizationId, id),
      keys.outlineLock(organizationId, id),
    ]),
  ];
  const left: string[] = [];
  for (const key of lockKeys) {
    const lock = await getItem(table, key);
    if (lock) left.push(`a lock is left: ${key.pk} ${key.sk}, held by ${lock['holder']}`);
  }
  let graded = 0;
  for (const jobId of ledger.jobs) {
    if (!jobId.startsWith('job_an_')) continue;
    if ((await api.get(`/jobs/${jobId}`)).body?.data?.status === 'completed') graded += 1;
  }
  const { audits } = await getUsage(table, organizationId, new Date());
  if (audits < graded || audits > graded + ledger.analysesOfUnknownFate) {
    left.push(
      `${audits} audits are debited for ${graded} analyses and ${ledger.analysesOfUnknownFate} of unknown fate`,
    );
  }
  return left;
}
