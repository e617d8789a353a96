import { jobDeadlines, secondsLater } from '../domain/jobs/deadlines.ts';
import { type PageScore, scorePages } from '../domain/opportunities/page-scores.ts';
import { measureSiteScore } from '../domain/scoring/site-score-history.ts';
import { log } from '../logging/log.ts';
import type { Table } from '../table/engine/client.ts';
import { sitePagesIndexKey } from '../table/engine/indexes.ts';
import { getMetricsOfKeywords, siteMarket } from '../table/keyword-metrics.ts';
import { type ListedPage, listAllSitePages } from '../table/listed-pages.ts';
import { finishScores, takeScores } from '../table/opportunity-scores.ts';
import { primaryKeywordIs } from '../table/page-keywords.ts';
import { getPages, type Page, updatePage } from '../table/pages.ts';
import { recordSiteScore } from '../table/site-scores.ts';
import { getSite, type Site } from '../table/sites.ts';
import { keepPageList } from './keep-page-list.ts';
import { newScoresJob, type SiteReference } from './kinds/opportunity-scores.ts';
import { runInParallel } from './run-in-parallel.ts';

const WRITES_AT_ONCE = 16;
/** A site whose keywords are written all the time gets its next round from the next request. */
const ROUNDS_MAX = 5;

/**
 * Computes the opportunity scores and automatic priorities of a site's pages from what is stored, and writes those that
 * differ; and adds the site's score to its course, as all pages are read for both. Idempotent. Of several at the same time one works; requests that come in the meantime make it begin another round.
 * Returns how many pages changed, or null while another job computes them. docs/data-model.md has the cost.
 */
export async function computeOpportunityScores(
  { table, now }: { table: Table; now: () => Date },
  reference: SiteReference,
  holder: string,
): Promise<{ changed: number } | null> {
  let changed = 0;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const at = now();
    const requested = await takeScores(table, reference, {
      holder,
      job: newScoresJob(reference.id, at),
      leaseUntil: secondsLater(at, jobDeadlines.opportunity_scores.leaseSeconds),
      now: at,
    });
    if (requested === null) return null;
    const site = await getSite(table, reference.organizationId, reference.id);
    if (site) {
      changed += await scoreOnce({ table, now }, site);
      await keepPageList({ table, now }, site);
    }
    if (await finishScores(table, reference, { holder, requested, now: now() })) return { changed };
  }
  // The item still says that it is due: the sweeper goes on when the lease is over.
  log.warn('opportunity scores are requested faster than they are computed', { site_id: reference.id });
  return { changed };
}

async function scoreOnce({ table, now }: { table: Table; now: () => Date }, site: Site): Promise<number> {
  const listed = await listAllSitePages(table, site.organizationId, site.id);
  const measured = measureSiteScore(listed.map(({ latestScore }) => latestScore));
  const reference = { organizationId: site.organizationId, siteId: site.id };
  if (measured !== null) await recordSiteScore(table, reference, { ...measured, at: now().toISOString() });
  const pages = await pagesToScore(table, site, listed);
  const keywords = pages.flatMap(({ primaryKeyword }) => primaryKeyword ?? []);
  const metrics = await getMetricsOfKeywords(table, siteMarket(site), keywords);
  const scores = scorePages(
    pages.map((page) => {
      const known = page.primaryKeyword === null ? undefined : metrics.get(page.primaryKeyword);
      return {
        ...page,
        demand: known
          ? { volume: known.searchVolume, difficulty: known.keywordDifficulty, intent: known.searchIntent }
          : null,
        contentScore: page.latestAnalysis?.overallScore ?? null,
      };
    }),
  );
  const different = pages.flatMap((page) => {
    const score = scores.get(page.id);
    return score && differs(page, score) ? [{ page, score }] : [];
  });
  const written = await runInParallel(different, WRITES_AT_ONCE, ({ page, score }) => writeScore(table, page, score));
  return written.filter(Boolean).length;
}

/** The pages that have a keyword, a score or a priority. The others get no score, and have none to remove. */
async function pagesToScore(table: Table, site: Site, listed: readonly ListedPage[]): Promise<Page[]> {
  const ids = listed
    .filter((page) => page.primaryKeyword !== null || page.opportunityScore !== null || page.isPriority)
    .map(({ id }) => id);
  return getPages(table, site.organizationId, ids);
}

const differs = (page: Page, score: PageScore): boolean =>
  page.opportunityScore !== score.opportunityScore || page.isPriority !== score.isPriority;

/**
 * Only while the page is unchanged: a write of its keyword requests another round, a priority set by hand wins, and its
 * place in the list contains its path. `updatedAt` stays: the page was not edited.
 */
async function writeScore(table: Table, page: Page, { opportunityScore, isPriority }: PageScore): Promise<boolean> {
  const moved = isPriority === page.isPriority ? {} : { isPriority, ...sitePagesIndexKey({ ...page, isPriority }) };
  const changed = await updatePage(table, page, { set: { opportunityScore, ...moved } }, [
    primaryKeywordIs(page.primaryKeyword),
    { attribute: 'isPriority', is: '=', value: page.isPriority },
    { attribute: 'isPriorityManual', is: '=', value: page.isPriorityManual },
    { attribute: 'path', is: '=', value: page.path },
  ]);
  return changed !== null;
}
