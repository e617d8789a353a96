import { collectTexts, compareFacts } from '../../shared/domain/facts/fact-sheet.ts';
import { parseBody } from '../../shared/domain/markdown/page-document.ts';
import { collectQuestions } from '../../shared/domain/outlines/collect-questions.ts';
import type { OutlineInput } from '../../shared/domain/outlines/outline-input.ts';
import { classifyOffers, ownPage, plannedKind } from '../../shared/domain/outlines/own-page.ts';
import { lettersOfCountry } from '../../shared/domain/places/places.ts';
import { recentWindow } from '../../shared/domain/search-console/window.ts';
import { nearPages } from '../../shared/domain/vectors/near-pages.ts';
import { log } from '../../shared/logging/log.ts';
import { readPageVectors, VECTOR_PAGES_MAX } from '../../shared/page-vectors/read-page-vectors.ts';
import { readPageQueries } from '../../shared/resources/read-page-queries.ts';
import { readFacts } from '../../shared/table/facts.ts';
import { getMetricsOfKeywords, siteMarket } from '../../shared/table/keyword-metrics.ts';
import { listAllSitePages } from '../../shared/table/listed-pages.ts';
import type { PageContent } from '../../shared/table/page-content.ts';
import { getPages, type Page } from '../../shared/table/pages.ts';
import { readPlan } from '../../shared/table/planning.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { ReadSerp } from './read-serp.ts';
import type { OutlineWorkerServices } from './services.ts';

const SIBLINGS_MAX = 1_000;
const FACTS_MAX = 60;

/** Reads the sections, the sibling pages, the facts of the site, and the questions of searchers. */
export async function readOutlineInput(
  services: Pick<OutlineWorkerServices, 'table' | 'embedder' | 'siteSearch' | 'now'>,
  keyword: string,
  content: PageContent,
  site: Site,
  serp: ReadSerp | null,
): Promise<OutlineInput> {
  const { table } = services;
  const { page, fields } = content;
  const [facts, listed, asked, plan, metrics] = await Promise.all([
    readFacts(table, { organizationId: site.organizationId, siteId: site.id }),
    listAllSitePages(table, site.organizationId, site.id),
    readAskedQuestions(services, content),
    page.planned ? readPlan(table, site) : null,
    getMetricsOfKeywords(table, siteMarket(site), fields.secondaryKeywords),
  ]);
  const read = (serp?.snapshot.competitors ?? []).filter(({ fetch_error }) => fetch_error === null);
  const siblings = listed
    .filter(({ id }) => id !== page.id)
    .slice(0, SIBLINGS_MAX)
    .flatMap(({ id, path, name, title, primaryKeyword }) => {
      const called = name ?? title ?? primaryKeyword;
      return called === null || path === null ? [] : [{ id, path, name: called, keyword: primaryKeyword }];
    });
  const near = await readNearPages(services, page, siblings);
  const own = ownPage(keyword, {
    document: parseBody(content),
    h1: fields.h1,
    purpose: page.purpose,
    declaredLanguage: page.language,
    secondaryKeywords: fields.secondaryKeywords,
    brief: plan?.brief ?? null,
    siblingNames: siblings.map(({ name }) => name),
    origins: [
      URL.parse(page.url ?? '')?.hostname ?? '',
      // The country of the site, as the end of a host.
      `.${lettersOfCountry(site.location.countryCode ?? 0)?.toLowerCase() ?? ''}`,
      ...facts.flatMap(({ key, data }) => (key === 'phone' ? collectTexts(data) : [])),
    ],
  });
  return {
    ...own,
    competitors: read,
    results: serp?.snapshot.results ?? [],
    volumes: new Map(
      [...metrics].flatMap(([named, { searchVolume }]) =>
        searchVolume === null ? [] : [[named, searchVolume] as const],
      ),
    ),
    siblings,
    ...(near === null ? {} : { near }),
    facts: facts
      .filter(({ status }) => status === 'active')
      .toSorted((a, b) => compareFacts({ ...a, activeCitationCount: 0 }, { ...b, activeCitationCount: 0 }))
      .slice(0, FACTS_MAX)
      .map(({ id, kind, key, data }) => ({ id, kind, key, text: collectTexts(data).slice(0, 2).join(', ') })),
    questions: collectQuestions({
      queries: asked,
      listed: serp?.questions ?? [],
      own: own.sections.map(({ heading }) => heading),
      siblings,
      competitors: read,
      keyword,
      language: own.language,
    }),
    place: site.location.cityName,
    name: page.planned ? page.name : null,
    brief: plan?.brief ?? null,
    business: { name: site.name ?? site.domain, context: site.businessContext, tone: site.voiceTone },
    kind: page.pageKind ?? page.detectedPageKind ?? (page.planned ? plannedKind(page.name, page.path) : null),
    offers: classifyOffers(facts, page.path, page.planned ? `${page.purpose ?? ''}\n${plan?.brief ?? ''}` : null),
  };
}

/** For a request that a person waits for. What was placed in time is not asked again. */
const MEANING_MS_MAX = 15_000;

/** The pages that mean what this one does, the nearest first; null where words have to say which. */
async function readNearPages(
  services: Pick<OutlineWorkerServices, 'table' | 'embedder'>,
  page: Page,
  siblings: readonly { readonly id: number }[],
): Promise<readonly number[] | null> {
  if (services.embedder === null) return null;
  const ids = siblings.map(({ id }) => id).slice(0, VECTOR_PAGES_MAX - 1);
  const others = await getPages(services.table, page.organizationId, ids);
  const { vectors } = await readPageVectors(services, [page, ...others], MEANING_MS_MAX);
  return vectors === null ? null : nearPages(vectors, page.id);
}

/** The queries that the page is found by; none where no property is connected or it cannot be read. */
async function readAskedQuestions(
  { siteSearch, now }: Pick<OutlineWorkerServices, 'siteSearch' | 'now'>,
  { page }: PageContent,
): Promise<{ query: string; impressions: number }[]> {
  if (siteSearch === null || page.url === null) return [];
  try {
    const { data } = await readPageQueries(siteSearch, page, { window: recentWindow(now()), now: now() });
    return data.map(({ query, impressions }) => ({ query, impressions }));
  } catch (error) {
    log.error('an outline is made without search queries, because they could not be read', error, { pageId: page.id });
    return [];
  }
}
