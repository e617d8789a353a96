import type { PageSignals } from '../extraction/signals/page-signals.ts';
import { matchable } from '../fields/keyword-match.ts';
import { h1Draft } from '../fields/resolve-fields.ts';
import { detectLanguage } from '../language/detect-language.ts';
import type { Language } from '../language/languages.ts';
import { type PreparedText, prepareText } from '../language/prepare-text.ts';
import { splitNormalizedWords, termKey, termsAmong } from '../language/subject-terms.ts';
import { cutText, READ_HEADING_CHARACTERS_MAX, READ_LINE_CHARACTERS_MAX } from '../language/text-limits.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { setMainHeading } from '../markdown/main-heading.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { findRecurringBlocks } from '../pages/recurring-lines.ts';
import { type StructuredDataResult, validatePageData } from '../structured-data/validate-structured-data.ts';
import { type BlockSentence, listSentences } from './block-sentences.ts';
import { type BodyHeading, type BodyParts, readBody } from './body-parts.ts';
import type { GradingInput } from './grading-input.ts';
import { type PageLink, readLinks } from './page-links.ts';
import { readSignals } from './page-signals.ts';
import { readSchema, type SchemaReading } from './schema-reading.ts';
import { subjectOfPage } from './subject-of-page.ts';
import { type TargetKeyword, targetKeyword } from './target-keyword.ts';

/** A page, read once: every grader works on this and none parses anything again. */
export interface PageReading extends BodyParts {
  readonly input: GradingInput;
  /** The body with the H1 that is drafted for it; null when the page has no body. */
  readonly document: ContentDocument | null;
  readonly kind: PageKind;
  /** Signals beside the body, and in it: authors, dates, contacts, pictures. */
  readonly signals: PageSignals;
  /** Empty strings where a field is missing; the beginning of a field that is longer than any title. */
  readonly title: string;
  readonly metaDescription: string;
  readonly h1s: readonly string[];
  /** Of a body without an H1: the heading that it opens with, when no other stands on its level or above. */
  readonly leadHeading: BodyHeading | null;
  /** The blocks that the site repeats on several pages, and on how many. */
  readonly recurringBlocks: ReadonlyMap<string, number>;
  readonly hasBody: boolean;
  readonly text: string;
  /** `text` in the form in which phrases are looked for. */
  readonly matchText: string;
  /** `text`, read for matching keywords. */
  readonly body: PreparedText;
  readonly words: readonly string[];
  readonly wordCount: number;
  /** How often the text has each term, by its stem; the term that stands for a stem is its first form. */
  readonly termCounts: ReadonlyMap<string, number>;
  readonly termForms: ReadonlyMap<string, string>;
  /** Of paragraphs and lists: those of notes, tables and listings are none of the running text. */
  readonly sentences: readonly BlockSentence[];
  /** By the text itself; the declared one where the text says too little. */
  readonly language: Language | null;
  readonly keyword: TargetKeyword | null;
  readonly links: readonly PageLink[];
  readonly structuredData: StructuredDataResult | null;
  readonly schema: SchemaReading;
}

const emptyDocument: ContentDocument = { type: 'root', children: [] };

// The graders of one page are called one by one with the same input, and reading a body of a million characters costs a
// good part of a second. The input is never changed, so remembering its reading changes no result.
const readings = new WeakMap<GradingInput, PageReading>();

/** Reads a page for grading. Linear in the size of the body. */
export function readPage(input: GradingInput): PageReading {
  const known = readings.get(input);
  if (known !== undefined) return known;
  const reading = read(input);
  readings.set(input, reading);
  return reading;
}

/**
 * The reading of the same page with another value in a field: the text of the body is not read again, and what it is about is taken to be the
 * same. With another H1 draft its outline is.
 */
export function rereadFields(known: PageReading, input: GradingInput): PageReading {
  const { fields } = input;
  const isSameSchema = fields.schema === known.input.fields.schema;
  const isSameH1 = h1Draft(fields) === h1Draft(known.input.fields);
  const document = isSameH1 ? known.document : gradedDocument(input);
  const parts: BodyParts = isSameH1 ? known : readBody(document ?? emptyDocument, known.recurringBlocks);
  const h1s = mainHeadings(parts.headings, input);
  const leadHeading = h1s.length === 0 ? openingHeading(parts) : null;
  const reading: PageReading = {
    ...known,
    ...parts,
    input,
    document,
    h1s,
    leadHeading,
    subheadings: selectSubheadings(parts.headings, leadHeading),
    title: readHeading(fields.title ?? ''),
    metaDescription: cutText(fields.metaDescription ?? '', READ_LINE_CHARACTERS_MAX),
    structuredData: isSameSchema || fields.schema === null ? known.structuredData : validatePageData(fields),
    schema: isSameSchema ? known.schema : readSchema(fields.schema),
  };
  readings.set(input, reading);
  return reading;
}

function read(input: GradingInput): PageReading {
  const document = input.document ?? emptyDocument;
  const graded = gradedDocument(input);
  const { fields } = input;
  // An H1 draft changes the outline. What the text says is read from the body that is stored, as the checks read it.
  const text = plainText(document);
  const title = readHeading(fields.title ?? '');
  const metaDescription = cutText(fields.metaDescription ?? '', READ_LINE_CHARACTERS_MAX);
  const { language } = detectLanguage(text === '' ? title : text, input.language);
  const recurringBlocks = findRecurringBlocks(graded, input.recurringLines);
  const parts = readBody(graded ?? emptyDocument, recurringBlocks);
  const words = splitNormalizedWords(text, language);
  const { termCounts, termForms } = countTerms(words, language);
  const h1s = mainHeadings(parts.headings, input);
  const leadHeading = h1s.length === 0 ? openingHeading(parts) : null;
  const structuredData = validatePageData(fields);
  const schema = readSchema(fields.schema);
  const links = readLinks(document, input);
  const signals = readSignals({ input, title, parts, schema, links, text, language, h1s, leadHeading });
  const guess =
    fields.primaryKeyword === null
      ? subjectOfPage(input, {
          title,
          metaDescription,
          h1: h1s[0] ?? leadHeading?.text ?? null,
          headings: parts.headings,
          text,
          language,
        })
      : null;
  return {
    ...parts,
    subheadings: selectSubheadings(parts.headings, leadHeading),
    input,
    document: graded,
    kind: signals.kind.kind,
    signals,
    title,
    metaDescription,
    h1s,
    leadHeading,
    recurringBlocks,
    hasBody: words.length > 0,
    text,
    matchText: matchable(text),
    words,
    body: prepareText(text, language),
    wordCount: words.length,
    termCounts,
    termForms,
    sentences: parts.proseBlocks.filter(({ isNote }) => !isNote).flatMap(listSentences),
    language,
    keyword: targetKeyword(fields.primaryKeyword, guess, language),
    links,
    structuredData,
    schema,
  };
}

/** A draft may be longer than any title. */
const readHeading = (text: string): string => cutText(text, READ_HEADING_CHARACTERS_MAX);

const gradedDocument = ({ document, fields }: GradingInput): ContentDocument | null =>
  document && setMainHeading(document, h1Draft(fields));

/** The H1 headings of the body; of a page without a body, the H1 that is drafted. */
function mainHeadings(headings: readonly BodyHeading[], { document, fields }: GradingInput): string[] {
  const drafted = document === null ? h1Draft(fields) : null;
  if (drafted !== null) return [readHeading(drafted)];
  return headings.filter(({ level, text }) => level === 1 && text !== '').map(({ text }) => text);
}

/** Templates that leave the H1 to a logo set the page's own heading as an H2: a wrong level, but no missing heading. */
function openingHeading({ headings, sections }: BodyParts): BodyHeading | null {
  const [first, ...others] = headings;
  if (first === undefined || first.text === '' || sections[0]?.heading === null) return null;
  return others.every(({ level }) => level > first.level) ? first : null;
}

/** Leaves out the heading of the page, whatever its level. */
const selectSubheadings = (headings: readonly BodyHeading[], lead: BodyHeading | null): readonly BodyHeading[] =>
  headings.filter((heading) => heading.level > 1 && heading.text !== '' && heading !== lead);

function countTerms(words: readonly string[], language: Language | null) {
  const termCounts = new Map<string, number>();
  const termForms = new Map<string, string>();
  for (const term of termsAmong(words, language)) {
    const key = termKey(term, language);
    termCounts.set(key, (termCounts.get(key) ?? 0) + 1);
    if (!termForms.has(key)) termForms.set(key, term);
  }
  return { termCounts, termForms };
}
