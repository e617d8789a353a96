import { isActiveDraft } from '../../../shared/domain/drafts/draft-states.ts';
import { siteTopics } from '../../../shared/domain/ideas/authority-map.ts';
import { type PageProfile, pageProfile } from '../../../shared/domain/ideas/page-profile.ts';
import { readMarkdown } from '../../../shared/domain/ideas/read-markdown.ts';
import { weighHeadings } from '../../../shared/domain/ideas/weigh-headings.ts';
import { collectSiteNames, type SiteNames } from '../../../shared/domain/keywords/site-names.ts';
import { countTextWords } from '../../../shared/domain/language/segment-words.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { removeBlanks, textOrNull } from '../../../shared/domain/pages/page-change.ts';
import { purposeWithoutTemplate } from '../../../shared/domain/planning/page-purpose.ts';
import { type PlacedPage, readPageVectors } from '../../../shared/page-vectors/read-page-vectors.ts';
import { getLatestContentVersion } from '../../../shared/table/content-versions.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { listAllSitePages } from '../../../shared/table/listed-pages.ts';
import { getLatestOutline } from '../../../shared/table/outlines.ts';
import { getPages, getPageWithDrafts, type Page } from '../../../shared/table/pages.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { snapshotOfPage } from '../../../shared/table/snapshots.ts';
import { type IdeasJob, reportRun } from '../active-run.ts';
import { storeWork, type Understood } from '../run-work.ts';
import type { IdeasWorkerServices } from '../services.ts';

/** Priority pages come first in the site's list, so they are in when a site has more. */
const PAGES_MAX = 1_000;
/** Bodies that are in memory at once: a megabyte each at most, and usually a few kilobytes. */
const BATCH_PAGES = 25;
const BATCHES_PER_REPORT = 4;

/** First step: what each page is about, a batch at a time; of a body only its heaviest words are kept. */
export async function understandSite(services: IdeasWorkerServices, job: IdeasJob): Promise<void> {
  const { table } = services;
  let run = await reportRun(services, job, { stage: 'understand', progress: message('ideas.progress.looking') });
  const listed = await listAllSitePages(table, job.organizationId, job.id);
  const site = await getSite(table, job.organizationId, job.id);
  const names = collectSiteNames({
    domain: site === null || site.planned ? null : site.domain,
    known: [site?.name ?? null],
    titles: listed.flatMap(({ title }) => title ?? []),
  });
  const ids = listed.slice(0, PAGES_MAX).map(({ id }) => id);
  const profiles: PageProfile[] = [];
  const placed: PlacedPage[] = [];
  for (let at = 0; at < ids.length; at += BATCH_PAGES) {
    if (at % (BATCH_PAGES * BATCHES_PER_REPORT) === 0) {
      const progress = message('ideas.progress.pages', { read: at, count: ids.length });
      run = await reportRun(services, job, { stage: 'understand', progress });
    }
    const pages = await getPages(table, job.organizationId, ids.slice(at, at + BATCH_PAGES));
    placed.push(...pages.map(toPlaced));
    profiles.push(...(await Promise.all(pages.map((page) => buildProfile(services, page, names)))));
  }
  // A batch read is in no order; the clusters depend on it.
  profiles.sort((a, b) => a.id - b.id);
  const weighed = weighHeadings(profiles);
  const understood = { profiles: weighed, pageCount: listed.length };
  await storeWork(services, run, { ...understood, ...(await readMeaning(services, weighed, placed)) });
}

/** A step has five minutes, and what was placed in time is not asked again. */
const MEANING_MS_MAX = 90_000;

async function readMeaning(
  services: IdeasWorkerServices,
  profiles: readonly PageProfile[],
  placed: readonly PlacedPage[],
): Promise<Pick<Understood, 'topicsByMeaning' | 'meaningFailed'>> {
  const { vectors, failure } = await readPageVectors(services, placed, MEANING_MS_MAX);
  if (failure !== null) return { meaningFailed: true };
  if (vectors === null) return {};
  return { topicsByMeaning: siteTopics(profiles, vectors) };
}

/** The rest of a thousand rows is not held. */
const toPlaced = ({ id, organizationId, name, title, latestSnapshot, primaryKeyword, purpose }: Page): PlacedPage => ({
  ...{ id, organizationId, name, title, latestSnapshot, primaryKeyword },
  purpose: purpose === null ? null : purposeWithoutTemplate(purpose),
});

async function buildProfile({ table, now }: IdeasWorkerServices, page: Page, names: SiteNames): Promise<PageProfile> {
  const analysis = page.latestAnalysis;
  const [{ title, h1, primaryKeyword, markdown, wordCount }, plannedHeadings] = await Promise.all([
    whatPageSays(table, page),
    outlinedHeadings(table, page, now()),
  ]);
  return pageProfile(
    {
      id: page.id,
      path: page.path,
      title,
      primaryKeyword,
      secondaryKeywords: removeBlanks(page.secondaryKeywords),
      planned: page.planned,
      noindex: page.noindex || page.unreadable !== null,
      wordCount,
      kind: page.pageKind ?? page.detectedPageKind,
      declaredLanguage: page.language,
      grade: analysis?.overallGrade ?? null,
      gradeIsStale: analysis !== null && analysis.contentRevision !== page.contentRevision,
      ...(plannedHeadings.length === 0 ? {} : { plannedHeadings }),
    },
    readMarkdown(h1 === null ? markdown : setH1(markdown, h1)),
    names,
  );
}

/** Reads the headings of a page's outline, without rejected sections: the page is going to be about them. */
async function outlinedHeadings(table: Table, { organizationId, id }: Page, now: Date): Promise<string[]> {
  const outline = await getLatestOutline(table, { organizationId, pageId: id }, now);
  return (outline?.sections ?? [])
    .filter(({ status, source }) => status !== 'rejected' && source !== 'own')
    .flatMap(({ heading, revisedHeading, questions }) => [revisedHeading ?? heading, ...questions]);
}

interface PageWords {
  title: string | null;
  /** The draft of an H1 that the body does not have yet. */
  h1: string | null;
  primaryKeyword: string | null;
  markdown: string;
  wordCount: number;
}

/** A page as it is or will be: its active drafts come before what was read of it. Most pages have none, and cost one read less. */
async function whatPageSays(table: Table, page: Page): Promise<PageWords> {
  const title = page.latestSnapshot?.title ?? page.title ?? page.name;
  const stored = { title, h1: null, primaryKeyword: page.primaryKeyword, ...(await readBody(table, page)) };
  if (page.draftCount === 0) return stored;
  const found = await getPageWithDrafts(table, page.organizationId, page.id);
  const readDraft = (field: string): string | null =>
    textOrNull(found?.drafts.findLast((draft) => draft.field === field && isActiveDraft(draft.status))?.draftValue);
  const body = readDraft('body');
  return {
    title: readDraft('title') ?? stored.title,
    h1: readDraft('h1'),
    primaryKeyword: readDraft('primary_keyword') ?? stored.primaryKeyword,
    markdown: body ?? stored.markdown,
    wordCount: body === null ? stored.wordCount : countTextWords(body),
  };
}

const setH1 = (markdown: string, h1: string): string => `# ${h1}\n\n${markdown.replace(/^ {0,3}#[ \t].*$/m, '')}`;

/**
 * The newest body; of a page without one what the crawl captured, and of a planned page what it is for, less the sentences that
 * the plan has for every site.
 */
async function readBody(table: Table, page: Page): Promise<{ markdown: string; wordCount: number }> {
  if (page.latestContentVersionId !== null) {
    const version = await getLatestContentVersion(table, page.organizationId, page.id);
    if (version) return { markdown: version.body.markdown, wordCount: version.wordCount ?? 0 };
  }
  const snapshot = await snapshotOfPage(table, page);
  if (snapshot) return { markdown: snapshot.body.markdown, wordCount: snapshot.snapshot.wordCount ?? 0 };
  const markdown = purposeWithoutTemplate(page.purpose ?? '');
  return { markdown, wordCount: countTextWords(markdown) };
}
