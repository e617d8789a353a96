import { log } from '../logging/log.ts';
import type { Table } from '../table/engine/client.ts';
import { getPage, getPages, getPageWithDrafts, type Page } from '../table/pages.ts';
import type { Site } from '../table/sites.ts';
import type { Draft } from '../table/stored-draft.ts';
import type { JobStarter } from './job-kind.ts';
import { draftsDecide, noContentReason } from './no-content.ts';
import { runInParallel } from './run-in-parallel.ts';
import { runningAnalyses } from './running-analyses.ts';
import { isCapReached } from './start-analysis.ts';

export interface Candidate {
  page: Page;
  drafts: readonly Draft[];
}

export type Unfit =
  | { started: false; reason: 'not_found' | 'generation_cap_reached' | 'error' }
  | { started: false; reason: 'no_content'; why: string }
  | { started: false; reason: 'analysis_in_progress'; jobId: string };

interface Chosen {
  site: Site;
  pageIds: readonly number[];
  force: boolean;
}

/** Concurrent single reads, for what a batch read does not return. */
const READS_AT_ONCE = 10;

/** The guards of an analysis before its payment, for many pages: those that pass, and why each other page does not. */
export async function readCandidates(
  { table, now }: JobStarter,
  { site, pageIds, force }: Chosen,
): Promise<{ candidates: Candidate[]; unfit: Map<number, Unfit> }> {
  const [pages, running] = await Promise.all([
    readPages(table, site.organizationId, pageIds),
    runningAnalyses(table, site.organizationId, pageIds, now()),
  ]);
  const judge = async (pageId: number): Promise<Candidate | Unfit> => {
    const page = pages === null ? await getPage(table, site.organizationId, pageId) : pages.get(pageId);
    if (page?.siteId !== site.id) return { started: false, reason: 'not_found' };
    const drafts = await draftsThatMatter(table, page);
    const why = await noContentReason(table, page, drafts);
    if (why !== null) return { started: false, reason: 'no_content', why };
    const jobId = running.get(pageId);
    if (jobId !== undefined) return { started: false, reason: 'analysis_in_progress', jobId };
    if (force && (await isCapReached(table, page))) return { started: false, reason: 'generation_cap_reached' };
    return { page, drafts };
  };
  const candidates: Candidate[] = [];
  const unfit = new Map<number, Unfit>();
  await runInParallel(pageIds, READS_AT_ONCE, async (pageId) => {
    const judged = await judge(pageId).catch((error: unknown): Unfit => {
      log.error('a page of a batch could not be read', error, { page_id: pageId });
      return { started: false, reason: 'error' };
    });
    if ('page' in judged) candidates.push(judged);
    else unfit.set(pageId, judged);
  });
  return { candidates: sortAsRequested(candidates, pageIds), unfit };
}

/** Null when one of the rows cannot be read; reading each alone then shows which one. */
async function readPages(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
): Promise<ReadonlyMap<number, Page> | null> {
  try {
    const pages = await getPages(table, organizationId, pageIds);
    return new Map(pages.map((page) => [page.id, page]));
  } catch (error) {
    log.error('the pages of a batch could not be read together', error);
    return null;
  }
}

const draftsThatMatter = async (table: Table, page: Page): Promise<readonly Draft[]> =>
  page.draftCount > 0 && draftsDecide(page)
    ? ((await getPageWithDrafts(table, page.organizationId, page.id))?.drafts ?? [])
    : [];

/** The allowance is spent in the order of the request. */
function sortAsRequested(candidates: readonly Candidate[], pageIds: readonly number[]): Candidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.page.id, candidate]));
  return pageIds.flatMap((pageId) => byId.get(pageId) ?? []);
}
