import { groupedDigits } from '../../shared/domain/fields/grouped-digits.ts';
import { type PageProfile, pageProfile } from '../../shared/domain/ideas/page-profile.ts';
import { readMarkdown } from '../../shared/domain/ideas/read-markdown.ts';
import { weighHeadings } from '../../shared/domain/ideas/weigh-headings.ts';
import { type SiteNames, siteNamesOf } from '../../shared/domain/keywords/site-names.ts';
import { countTextWords } from '../../shared/domain/language/segment-words.ts';
import type { Table } from '../../shared/table/client.ts';
import { getLatestContentVersion } from '../../shared/table/content-versions.ts';
import { listAllSitePages } from '../../shared/table/listed-pages.ts';
import { getPages, type Page } from '../../shared/table/pages.ts';
import { getSite } from '../../shared/table/sites.ts';
import { getLatestSnapshot } from '../../shared/table/snapshots.ts';
import { type IdeasJob, reportRun } from './active-run.ts';
import { storeWork } from './run-work.ts';
import type { IdeasWorkerServices } from './services.ts';

/** Priority pages come first in the site's list, so they are in when a site has more. */
const PAGES_MAX = 1_000;
/** Bodies that are in memory at once: a megabyte each at most, and usually a few kilobytes. */
const BATCH_PAGES = 25;
const BATCHES_PER_REPORT = 4;

/** First step: what each page is about, a batch at a time; of a body only its heaviest words are kept. */
export async function understandSite(services: IdeasWorkerServices, job: IdeasJob): Promise<void> {
  const { table } = services;
  let run = await reportRun(services, job, { stage: 'understand', progress: 'Looking at what the site has' });
  const listed = await listAllSitePages(table, job.organizationId, job.id);
  const site = await getSite(table, job.organizationId, job.id);
  const names = siteNamesOf({
    domain: site === null || site.planned ? null : site.domain,
    known: [site?.name ?? null],
    titles: listed.flatMap(({ title }) => title ?? []),
  });
  const ids = listed.slice(0, PAGES_MAX).map(({ id }) => id);
  const profiles: PageProfile[] = [];
  for (let at = 0; at < ids.length; at += BATCH_PAGES) {
    if (at % (BATCH_PAGES * BATCHES_PER_REPORT) === 0) {
      const progress = `Reading pages: ${groupedDigits(at)} of ${groupedDigits(ids.length)}`;
      run = await reportRun(services, job, { stage: 'understand', progress });
    }
    const pages = await getPages(table, job.organizationId, ids.slice(at, at + BATCH_PAGES));
    profiles.push(...(await Promise.all(pages.map((page) => profileOf(table, page, names)))));
  }
  // A batch read is in no order; the clusters depend on it.
  profiles.sort((a, b) => a.id - b.id);
  await storeWork(services, run, { profiles: weighHeadings(profiles), pageCount: listed.length });
}

async function profileOf(table: Table, page: Page, names: SiteNames): Promise<PageProfile> {
  const analysis = page.latestAnalysis;
  const { markdown, wordCount } = await bodyOf(table, page);
  return pageProfile(
    {
      id: page.id,
      path: page.path,
      title: page.latestSnapshot?.title ?? page.title ?? page.name,
      primaryKeyword: page.primaryKeyword,
      secondaryKeywords: page.secondaryKeywords ?? [],
      planned: page.planned,
      noindex: page.noindex || page.unreadable !== null,
      wordCount,
      declaredLanguage: page.language,
      grade: analysis?.overallGrade ?? null,
      gradeIsStale: analysis !== null && analysis.contentRevision !== page.contentRevision,
    },
    readMarkdown(markdown),
    names,
  );
}

/** The newest body; of a page without one what the crawl captured, and of a planned page what it is for. */
async function bodyOf(table: Table, page: Page): Promise<{ markdown: string; wordCount: number }> {
  if (page.latestContentVersionId !== null) {
    const version = await getLatestContentVersion(table, page.organizationId, page.id);
    if (version) return { markdown: version.body.markdown, wordCount: version.wordCount ?? 0 };
  }
  const snapshot = page.latestSnapshot && (await getLatestSnapshot(table, page.organizationId, page.id));
  if (snapshot) return { markdown: snapshot.body.markdown, wordCount: snapshot.snapshot.wordCount ?? 0 };
  const markdown = page.purpose ?? '';
  return { markdown, wordCount: countTextWords(markdown) };
}
