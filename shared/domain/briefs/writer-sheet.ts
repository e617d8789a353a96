import type { Language } from '../language/languages.ts';
import type { PortugueseRegion } from '../language/portuguese-region.ts';
import { componentName } from './component-names.ts';
import { type SheetTextId, type SheetWords, sheetWords } from './sheet-words.ts';

/** What the person who writes a page has to know first. All of it is in the other fields of a brief, in more detail. */
export interface SheetInput {
  readonly language: Language | null;
  /** How its Portuguese is written; null in other languages. */
  readonly region?: PortugueseRegion | null;
  readonly name: string;
  readonly purpose: string | null;
  readonly title: string | null;
  readonly wordCount: number;
  readonly grade: string | null;
  readonly keyword: { readonly keyword: string; readonly volume: number | null } | null;
  readonly secondaryKeywords: readonly string[];
  readonly queries: readonly { readonly query: string; readonly impressions: number; readonly position: number }[];
  readonly sections: readonly {
    readonly heading: string;
    readonly level: number;
    readonly words: { readonly min: number; readonly max: number } | null;
    readonly questions: readonly string[];
    readonly facts: readonly string[];
    readonly links: readonly string[];
  }[];
  /** In the order of their priority. */
  readonly recommendations: readonly { readonly title: string; readonly components: readonly string[] }[];
  readonly comparison: SheetComparison | null;
}

export interface SheetComparison {
  readonly before: number;
  readonly now: number;
  readonly resolved: number;
  readonly fresh: number;
}

/** The first page of a brief. */
export interface WriterSheet {
  readonly language: Language;
  readonly markdown: string;
}

/** What one printed page holds. */
const QUERIES_MAX = 5;
const SECTIONS_MAX = 12;
const RECOMMENDATIONS_MAX = 5;
const SECONDARY_MAX = 8;
const LIST_MAX = 5;
const LINE_CHARACTERS_MAX = 200;

/** One page in the language of the page, for the person who writes; a list that would be empty is left out. */
export function writerSheet(input: SheetInput): WriterSheet {
  const { words, language } = sheetWords(input);
  const text = textIn(words, language);
  const blocks = [
    `# ${line(input.name)}`,
    [
      ...keywordLines(input, text),
      ...(input.purpose === null ? [] : [`**${text('purpose')}:** ${line(input.purpose)}`]),
      `**${text('now')}:** ${[
        input.title === null ? text('noTitle') : `"${line(input.title)}"`,
        input.wordCount === 0 ? text('noText') : text('words', { n: input.wordCount }),
        ...(input.grade === null ? [] : [text('grade', { g: input.grade })]),
      ].join(', ')}`,
      ...comparisonLines(input, text),
    ].join('  \n'),
    list(text('asked'), queryLines(input, text)),
    list(text('sections'), sectionLines(input, text)),
    list(text('facts'), unique(input.sections.flatMap(({ facts }) => facts)).slice(0, LIST_MAX)),
    list(text('also'), input.secondaryKeywords.slice(0, SECONDARY_MAX)),
    list(text('first'), changes(input, language)),
    list(text('links'), unique(input.sections.flatMap(({ links }) => links)).slice(0, LIST_MAX)),
    `*${text('details')}*`,
  ];
  return { language, markdown: `${blocks.filter((block) => block !== '').join('\n\n')}\n` };
}

type Text = (id: SheetTextId, values?: Readonly<Record<string, string | number>>) => string;

const textIn =
  (words: SheetWords, language: Language): Text =>
  (id, values = {}) => {
    const numbers = new Intl.NumberFormat(language);
    return words[id].replaceAll(/\{(\w)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  };

function keywordLines({ keyword }: SheetInput, text: Text): string[] {
  if (keyword === null) return [];
  const { volume } = keyword;
  return [
    `**${text('keyword')}:** ${line(keyword.keyword)}${volume === null ? '' : ` (${text('searches', { n: volume })})`}`,
  ];
}

const comparisonLines = ({ comparison }: SheetInput, text: Text): string[] =>
  comparison === null
    ? []
    : [text('since', { a: comparison.before, b: comparison.now, r: comparison.resolved, n: comparison.fresh })];

const queryLines = ({ queries }: SheetInput, text: Text): string[] =>
  queries
    .toSorted((a, b) => b.impressions - a.impressions)
    .slice(0, QUERIES_MAX)
    .map(
      ({ query, impressions, position }) =>
        `${line(query)} (${text('shown', { n: impressions, p: Math.round(position * 10) / 10 })})`,
    );

const sectionLines = ({ sections }: SheetInput, text: Text): string[] =>
  sections.slice(0, SECTIONS_MAX).map(({ heading, words, questions }) => {
    const budget = words === null ? '' : ` (${text('budget', { a: words.min, b: words.max })})`;
    const asked = questions.length === 0 ? '' : `. ${text('questions')}: ${questions.slice(0, 2).map(line).join(' ')}`;
    return `**${line(heading)}**${budget}${asked}`;
  });

const list = (label: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `## ${label}\n\n${entries.map((entry) => `- ${line(entry)}`).join('\n')}`;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Recommendations are written in English: a sheet in another language names the parts of the page that they change. */
const changes = ({ recommendations, region = null }: SheetInput, language: Language): string[] =>
  unique(
    language === 'en'
      ? recommendations.map(({ title }) => title)
      : recommendations.flatMap(({ components }) =>
          components.flatMap((part) => componentName(part, { language, region }) ?? []),
        ),
  ).slice(0, RECOMMENDATIONS_MAX);

/** One line of Markdown, whatever the text holds. */
function line(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length <= LINE_CHARACTERS_MAX
    ? flat
    : `${flat
        .slice(0, LINE_CHARACTERS_MAX - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
