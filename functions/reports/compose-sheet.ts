import type { Root } from 'mdast';
import { type SheetComparison, type SheetInput, writerSheet } from '../../shared/domain/briefs/writer-sheet.ts';
import { detectLanguage } from '../../shared/domain/language/detect-language.ts';
import { detectPortugueseRegion } from '../../shared/domain/language/portuguese-region.ts';
import { countTextWords } from '../../shared/domain/language/segment-words.ts';
import { countDocumentWords } from '../../shared/domain/markdown/count-words.ts';
import { readMarkdown } from '../../shared/domain/markdown/parse-markdown.ts';
import { plainText } from '../../shared/domain/markdown/plain-text.ts';
import { languageOfPage } from '../../shared/domain/outlines/page-language.ts';
import type { ComponentType } from '../../shared/domain/rubric/rubric.ts';
import type { Comparison } from '../../shared/resources/comparison.ts';
import type { Outline } from '../../shared/table/outlines.ts';
import type { Brief } from './brief.ts';
import type { PageReads } from './page-reads.ts';
import { section } from './section.ts';

/** More of a text says nothing new of its language. */
const TEXT_CHARACTERS_MAX = 4_000;
const WORDS_MIN = 8;
const SURE = 0.15;

/** The first page of a brief or a report; nothing in it that the other fields do not have. */
export async function composeSheet(
  brief: Brief,
  reads: Pick<PageReads, 'page' | 'outline' | 'analysis'>,
  comparison: Comparison | null = null,
): Promise<NonNullable<Brief['sheet']>> {
  const outline = await section('sheet', null, () => reads.outline);
  return writerSheet(sheetInput(await readEnglish(brief, reads), { reads, outline }, comparison));
}

/** A sheet has its own words for what is recommended in English, whatever language the brief is for. */
async function readEnglish(brief: Brief, reads: Pick<PageReads, 'analysis'>): Promise<Brief> {
  const full = await section('sheet', null, () => reads.analysis);
  const titles = new Map(full?.recommendations.map(({ id, title }) => [id, title]));
  const recommendations = brief.recommendations.map((one) => ({ ...one, title: titles.get(one.id) ?? one.title }));
  return { ...brief, recommendations };
}

function sheetInput(
  { page, fields, analysis, recommendations, keywords, queries }: Brief,
  { reads, outline }: { reads: Pick<PageReads, 'page'>; outline: Outline | null },
  comparison: Comparison | null,
): SheetInput {
  const { primary, secondary } = keywords;
  const document = readMarkdown(fields.body?.value ?? '');
  const h1 = fields.h1?.value ?? null;
  return {
    ...writtenIn({ document, h1, title: fields.title?.value ?? null, page: reads.page, outline }),
    name: h1 ?? fields.title?.value ?? page.name ?? page.path ?? String(page.id),
    purpose: reads.page.purpose,
    title: fields.title?.value ?? null,
    // As the checks count them: no addresses of links, no marks.
    wordCount: countDocumentWords(document),
    grade: analysis?.overall_grade ?? null,
    keyword: primary === null ? null : { keyword: primary.keyword, volume: primary.metrics?.search_volume ?? null },
    secondaryKeywords: secondary.map(({ keyword }) => keyword),
    queries: queries.data,
    sections: listOpenSections(outline),
    isOutlined: outline?.status === 'completed',
    absent: absentParts(fields),
    recommendations: recommendations.map(({ title, source_components: components, rubric_criteria: criteria }) => ({
      title,
      components,
      criteria: criteria ?? [],
    })),
    comparison: comparison === null ? null : comparedScores(comparison),
  };
}

const absentParts = ({ title, meta_description: description, schema }: Brief['fields']): ComponentType[] => [
  ...(title?.value ? [] : (['title'] as const)),
  ...(description?.value ? [] : (['meta_description'] as const)),
  ...(schema?.value ? [] : (['structured_data'] as const)),
];

/** The language of the outline, where there is one: a sheet is in one language. Else that of the page. */
function writtenIn(given: {
  readonly document: Readonly<Root>;
  readonly h1: string | null;
  readonly title: string | null;
  readonly page: PageReads['page'];
  readonly outline: Outline | null;
}): Pick<SheetInput, 'language' | 'region'> {
  const { document, h1, title, page, outline } = given;
  if (outline?.status === 'completed' && outline.writtenIn !== null) return outline.writtenIn;
  const text = document.children.map(plainText).join('\n').slice(0, TEXT_CHARACTERS_MAX);
  const said = `${text}\n${page.purpose ?? ''}\n${h1 ?? title ?? ''}`;
  const language = languageOfPage([text, page.purpose ?? '', h1 ?? title ?? ''], page.language);
  // A few words look like any language, unless the page says which.
  const isSure =
    page.language !== null || (countTextWords(said) >= WORDS_MIN && detectLanguage(said).confidence > SURE);
  if (language === null || !isSure) return { language: null, region: null };
  const hosts = [URL.parse(page.url ?? '')?.hostname ?? ''];
  return { language, region: language === 'pt' ? detectPortugueseRegion(said, page.language, hosts) : null };
}

/** Sections to write: neither rejected ones nor levels below the second. */
const listOpenSections = (outline: Outline | null): SheetInput['sections'] =>
  (outline?.status === 'completed' ? outline.sections : [])
    .filter(({ status, level }) => status !== 'rejected' && level === 2)
    .map(({ heading, revisedHeading, level, source, words, questions, facts, links }) => ({
      heading: revisedHeading ?? heading,
      level,
      isOwn: source === 'own',
      words,
      questions,
      facts: facts.map(({ text }) => text),
      links: links.map(({ path }) => path),
    }));

function comparedScores({ overall_score: score, recommendations }: Comparison): SheetComparison | null {
  const { prev, now } = score;
  if (prev === null || now === null) return null;
  return { before: prev, now, resolved: recommendations.resolved.length, fresh: recommendations.new.length };
}
