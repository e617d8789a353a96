import { paragraph } from '../../cli/audit/text-layout.ts';
import { readDocument } from '../../functions/crawl-worker/read-document.ts';
import { extractPage } from '../../shared/domain/extraction/extract-page.ts';
import { comparedIn } from '../../shared/domain/language/composed-words.ts';
import { type Language, languages } from '../../shared/domain/language/languages.ts';
import { splitBlocks } from '../../shared/domain/markdown/split-blocks.ts';
import { claimsBeyondPage, claimsOrCompares, removeLengths } from '../../shared/domain/model-prompts/claimed-words.ts';
import type { OutlineInput } from '../../shared/domain/outlines/outline-input.ts';
import { proposeOutline } from '../../shared/domain/outlines/propose-outline.ts';
import { describeSite } from '../../shared/domain/planning/describe-site.ts';
import { openQuestions } from '../../shared/domain/planning/open-questions.ts';
import { keywordCandidates } from '../../shared/domain/planning/page-keywords.ts';
import { purposeWithoutTemplate } from '../../shared/domain/planning/page-purpose.ts';
import { planPages } from '../../shared/domain/planning/plan-pages.ts';
import { readEdit } from '../../shared/domain/recommendations/edit-reading.ts';
import { objectionsTo } from '../../shared/domain/recommendations/objections/objections-to.ts';
import { recommendationsFrom } from '../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { outlineShape } from '../../test/corpora/outlines/outline-case.ts';
import { pagePairs } from '../../test/corpora/page-pairs/page-pair.ts';
import { readPageCases } from '../../test/corpora/pages/page-case.ts';
import { readSets } from '../../test/corpora/sets.ts';
import { gradeAll, gradingInput } from '../../test/shared/domain/grading/sample-pages.ts';
import { pageToGrade } from '../grading/page-to-grade.ts';
import { ideasOfPages } from '../truth/ideas/read-site.ts';
import type { Samples } from './collect-patterns.ts';
import { markedPage, plainBriefs, pricedMarkdown } from './rare-samples.ts';
import { type SampleBrief, sampleBriefs } from './sample-briefs.ts';

const PAGES_OF_A_SITE = 6;
const pageUrl = new URL('https://www.example.com/services/');

/** Reads the samples of the tests with every rule that builds patterns when it first meets a language. */
export async function runSamples(samples: Samples): Promise<void> {
  const briefs = sampleBriefs();
  const byLanguage = Map.groupBy(briefs, ({ language }) => language);
  for (const [language, own] of byLanguage) {
    const read = samples === 'all' ? own : own.slice(0, 1);
    for (const { brief } of read) planBrief(brief);
    readSite(language, read.slice(0, PAGES_OF_A_SITE));
  }
  for (const { cases } of readSets('outlines', outlineShape)) for (const { input } of cases) proposeOutline(input);
  for (const language of languages) readLanguage(language);
  for (const { better, worse } of [...pagePairs('guides'), ...pagePairs('languages')])
    for (const page of [better, worse]) gradePage(gradingInput(page));
  if (samples === 'few') return;
  for (const { cases } of readPageCases()) for (const { html } of cases) readPage(html);
  readRare();
}

function planBrief(brief: string): void {
  const { name, countryCode, countryName, cityName } = describeSite(brief);
  const input = { brief, siteName: name, location: { countryCode, countryName, cityName } };
  openQuestions(input);
  for (const page of planPages(input).slice(0, 5))
    keywordCandidates({ ...input, page: { name: page.name, path: `/${page.slug}/`, purpose: page.purpose } });
}

/** The sentences of briefs as the headings and the text of a site in their language. */
function readSite(language: string, briefs: readonly SampleBrief[]): void {
  const pages = briefs.map(({ brief }, at) => {
    const title = brief.slice(0, 50);
    const sections = brief
      .split(/(?<=[.!?])\s/)
      .map((sentence) => `<h2>${sentence.slice(0, 60)}</h2><p>${sentence}</p>`);
    const body = `<main><h1>${title}</h1>${sections.join('')}</main>`;
    const html = `<html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`;
    return { file: `${at}.html`, url: new URL(`https://www.example.com/${at}/`), html };
  });
  for (const { html } of pages) readPage(html);
  ideasOfPages(pages);
}

function readLanguage(language: Language): void {
  const input = { language, secondaryKeywords: [], purpose: null, wordCount: 9, competitors: [], sections: [] };
  const outline: OutlineInput = { ...input, keyword: 'text schreiben', heading: 'Text' };
  proposeOutline({
    ...outline,
    sections: [{ level: 2, heading: 'Wir schreiben', words: 9, paragraphs: ['Gut schreiben.'] }],
  });
}

function readPage(html: string, headers: Readonly<Record<string, string>> = {}): void {
  readDocument({ body: html, headers, finalUrl: pageUrl.href });
  gradePage(pageToGrade(extractPage({ html, url: pageUrl.href, contentType: 'text/html' }), pageUrl));
}

function gradePage(page: Parameters<typeof gradeAll>[0]): void {
  const { components, findings } = gradeAll(page);
  recommendationsFrom({ findings, components, rubric: defaultRubric, document: page.document, page });
}

/** Reads input that no sample of the tests has. */
function readRare(): void {
  for (const brief of plainBriefs) planBrief(brief);
  readPage(markedPage, { link: '<https://www.example.com/>; rel="canonical"' });
  purposeWithoutTemplate('What this page is for.');
  const before = gradingInput({ title: 'Cold brew coffee', markdown: '# Cold brew coffee\n\nWe steep it.\n' });
  const edit = { criteria: ['depth_essentials'], before, today: '2026-01-01' };
  const after = gradingInput({ title: 'Cold brew coffee', markdown: pricedMarkdown });
  objectionsTo(readEdit({ ...edit, targetField: 'body_content', after }));
  const schema = { '@context': 'https://schema.org', '@type': 'Product', name: 'Cold brew coffee', price: '1299.50' };
  objectionsTo(
    readEdit({ ...edit, targetField: 'schema', after: gradingInput({ title: 'Cold brew coffee', schema }) }),
  );
  comparedIn('Tea vs coffee', 'en');
  claimsOrCompares('Tea and coffee.', '');
  claimsBeyondPage('Tea and coffee.', '');
  removeLengths('About 150 words.');
  paragraph('word '.repeat(20), 40, 2);
  splitBlocks('```\ncode\n```\n');
}
