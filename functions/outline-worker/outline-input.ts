import { compareFacts, textsOf } from '../../shared/domain/facts/fact-sheet.ts';
import { readBody } from '../../shared/domain/grading/body-parts.ts';
import { detectLanguage } from '../../shared/domain/language/detect-language.ts';
import { type Language, normalizeLanguageTag } from '../../shared/domain/language/languages.ts';
import { documentOf } from '../../shared/domain/markdown/page-document.ts';
import { collectQuestions } from '../../shared/domain/outlines/collect-questions.ts';
import type { OutlineInput } from '../../shared/domain/outlines/outline-input.ts';
import { recentWindow } from '../../shared/domain/search-console/window.ts';
import { log } from '../../shared/logging/log.ts';
import { readPageQueries } from '../../shared/resources/read-page-queries.ts';
import type { SerpSnapshot } from '../../shared/resources/serp-snapshot.ts';
import { readFacts } from '../../shared/table/facts.ts';
import { listAllSitePages } from '../../shared/table/listed-pages.ts';
import type { PageContent } from '../../shared/table/page-content.ts';
import { readPlan } from '../../shared/table/planning.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { OutlineWorkerServices } from './services.ts';

/** Characters of a text that is long enough to say its language. */
const TEXT_OF_A_LANGUAGE_MIN = 60;
/** More of them say no better what language a page is in. */
const BLOCKS_READ_FOR_LANGUAGE = 50;
const SIBLINGS_MAX = 1_000;
const FACTS_MAX = 60;
const PARAGRAPHS_READ_MAX = 40;

/** What the page and its site say: its sections, its sisters, the facts of the site, and what people ask. */
export async function readOutlineInput(
  services: Pick<OutlineWorkerServices, 'table' | 'siteSearch' | 'now'>,
  keyword: string,
  content: PageContent,
  site: Site,
  competitors: SerpSnapshot['competitors'],
): Promise<OutlineInput> {
  const { table } = services;
  const { page } = content;
  const [facts, listed, asked, plan] = await Promise.all([
    readFacts(table, { organizationId: site.organizationId, siteId: site.id }),
    listAllSitePages(table, site.organizationId, site.id),
    readAskedQuestions(services, content),
    page.planned ? readPlan(table, site) : null,
  ]);
  const own = ownInput(keyword, content, plan?.brief ?? null);
  const read = competitors.filter(({ fetch_error }) => fetch_error === null);
  const siblings = listed
    .filter(({ id }) => id !== page.id)
    .slice(0, SIBLINGS_MAX)
    .flatMap(({ id, path, name, title, primaryKeyword }) => {
      const called = name ?? title ?? primaryKeyword;
      return called === null || path === null ? [] : [{ id, path, name: called, keyword: primaryKeyword }];
    });
  return {
    ...own,
    competitors: read,
    siblings,
    facts: facts
      .filter(({ status }) => status === 'active')
      .toSorted((a, b) => compareFacts({ ...a, activeCitationCount: 0 }, { ...b, activeCitationCount: 0 }))
      .slice(0, FACTS_MAX)
      .map(({ id, kind, key, data }) => ({ id, kind, key, text: textsOf(data).slice(0, 2).join(', ') })),
    questions: collectQuestions({
      queries: asked,
      own: own.sections.map(({ heading }) => heading),
      siblings,
      competitors: read,
      keyword,
      language: own.language,
    }),
    place: site.location.cityName,
    offers: offersOf(facts, page.path),
  };
}

/** The queries that the page is found by; none where no property is connected or it cannot be read. */
async function readAskedQuestions(
  { siteSearch, now }: Pick<OutlineWorkerServices, 'siteSearch' | 'now'>,
  { page }: PageContent,
): Promise<string[]> {
  if (siteSearch === null || page.url === null) return [];
  try {
    const { data } = await readPageQueries(siteSearch, page, { window: recentWindow(now()), now: now() });
    return data.map(({ query }) => query);
  } catch (error) {
    log.error('an outline is made without search queries, because they could not be read', error, { pageId: page.id });
    return [];
  }
}

function ownInput(keyword: string, content: PageContent, brief: string | null): OutlineInput {
  const { page, fields } = content;
  const document = documentOf(content);
  const body = document && readBody(document);
  const text = (body?.proseBlocks ?? [])
    .slice(0, BLOCKS_READ_FOR_LANGUAGE)
    .map((block) => block.text)
    .join('\n');
  const heading = fields.h1 ?? body?.headings.find(({ level }) => level === 1)?.text ?? null;
  return {
    keyword,
    language: languageOf(
      [text, brief ?? '', page.purpose ?? '', heading ?? '', keyword],
      (body?.headings ?? []).map((own) => own.text).join('. '),
      page.language,
    ),
    secondaryKeywords: fields.secondaryKeywords,
    purpose: page.purpose,
    heading,
    sections: (body?.sections ?? []).flatMap(({ heading: own, words, blockIds }) =>
      own
        ? [{ level: own.level, heading: own.text, words, paragraphs: textsOfBlocks(body?.paragraphs ?? [], blockIds) }]
        : [],
    ),
    wordCount: (body?.sections ?? []).reduce((total, { words }) => total + words, 0),
    competitors: [],
  };
}

/** The running text of a section. */
function textsOfBlocks(
  paragraphs: readonly { id: string | null; text: string }[],
  blockIds: readonly string[],
): string[] {
  const ids = new Set(blockIds);
  return paragraphs.flatMap(({ id, text }) => (id !== null && ids.has(id) ? text : [])).slice(0, PARAGRAPHS_READ_MAX);
}

/** Pages that explain something rather than offer it. */
const articlePath =
  /\/(?:blog|news|aktuelles|magazin|ratgeber|wissen|guides?|docs?|documentation|hilfe|help|actualites?|articles?|noticias|artykul|artikel|nieuws|notizie)(?:\/|$)/iu;

/** A business that can be reached offers something on its pages, but for those that explain. */
const offersOf = (facts: readonly { kind: string }[], path: string | null): 'services' | null =>
  facts.some(({ kind }) => kind === 'contact') && !articlePath.test(path ?? '') ? 'services' : null;

/**
 * Of the first text that there is: a page without a body is in the language of the brief that planned it. Code and quotations make a body
 * look like another language: where the page declares one and its headings are in it, that is the language.
 */
function languageOf(texts: readonly string[], headings: string, declared: string | null): Language | null {
  const stated = normalizeLanguageTag(declared);
  if (stated !== null && headings !== '' && detectLanguage(headings).language === stated) return stated;
  // A few words of a body say too little: what names the page is read with them.
  const [first = '', ...named] = texts.filter((text) => text.trim() !== '');
  const read = first.length < TEXT_OF_A_LANGUAGE_MIN ? [first, ...named].join('\n') : first;
  return detectLanguage(read, declared).language;
}
