import type { SheetTextId, SheetWords } from '../../language-data/steps/steps-schema.ts';
import type { Language } from '../language/languages.ts';
import { normalizeText } from '../language/normalize-text.ts';
import type { PortugueseRegion } from '../language/portuguese-region.ts';
import { excerpt } from '../language/text-length.ts';
import { startOfTrailing } from '../language/trailing-characters.ts';
import { sheetWords } from './sheet-words.ts';
import { translateStep } from './translate-step.ts';

/** The essentials for the writer of a page. All of it is in the other fields of a brief, in more detail. */
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
    /** The page has it already. */
    readonly isOwn: boolean;
    readonly words: { readonly min: number; readonly max: number } | null;
    readonly questions: readonly string[];
    readonly facts: readonly string[];
    readonly links: readonly string[];
  }[];
  /** It has an outline that is complete. */
  readonly isOutlined: boolean;
  /** The components that the page has nothing of yet. */
  readonly absent: readonly string[];
  /** In the order of their priority. */
  readonly recommendations: readonly {
    readonly title: string;
    readonly components: readonly string[];
    /** By key. */
    readonly criteria?: readonly string[];
  }[];
  readonly comparison: SheetComparison | null;
}

export interface SheetComparison {
  readonly before: number;
  readonly now: number;
  readonly resolved: number;
  readonly fresh: number;
}

/** The first page of a brief. */
interface WriterSheet {
  readonly language: Language;
  readonly markdown: string;
}

/** Limits of one printed page. */
const QUERIES_MAX = 5;
const SECTIONS_MAX = 12;
const RECOMMENDATIONS_MAX = 5;
const STEPS_MAX = 3;
const SECONDARY_MAX = 8;
const LIST_MAX = 5;
const LINE_CHARACTERS_MAX = 200;
const PURPOSE_CHARACTERS_MAX = 400;

/** One page in the language of the page, for the person who writes; a list that would be empty is left out. */
export function writerSheet(input: SheetInput): WriterSheet {
  const { words, language } = sheetWords(input);
  const text = textIn(words, language);
  const top = topSteps(input, text, language);
  const [facts, addresses] = separateAddresses(
    input.sections.filter((section) => !section.isOwn || isToRevise(section)),
  );
  const links = unique(input.sections.flatMap(({ links: given }) => given));
  const blocks = [
    `# ${line(input.name)}`,
    [
      ...keywordLines(input, text, language),
      ...(input.purpose === null
        ? []
        : [labelled(text('purpose'), line(input.purpose, PURPOSE_CHARACTERS_MAX), language)]),
      labelled(text('now'), pageNow(input, text), language),
      ...comparisonLines(input, text),
    ].join('  \n'),
    steps(text(top.length === STEPS_MAX ? 'top' : 'first'), top),
    top.length === 0 ? nothingOpen(input, text) : '',
    list(text('asked'), queryLines(input, text)),
    list(
      text('sections'),
      sectionLines(
        input.sections.filter(({ isOwn }) => !isOwn),
        text,
        language,
      ),
    ),
    list(text('revise'), sectionLines(input.sections.filter(isToRevise), text, language)),
    list(text('facts'), facts.slice(0, LIST_MAX)),
    list(text('also'), unsaid(input).slice(0, SECONDARY_MAX)),
    list(text('then'), laterChanges(input, { text, language, top })),
    list(text('links'), [...links, ...addresses].slice(0, LIST_MAX)),
    `*${text('details')}*`,
  ];
  return { language, markdown: `${blocks.filter((block) => block !== '').join('\n\n')}\n` };
}

type Section = SheetInput['sections'][number];

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

/** French sets a space before a colon. */
const colon = (language: Language): string => (language === 'fr' ? '\u{A0}:' : ':');

const labelled = (label: string, said: string, language: Language): string => `**${label}${colon(language)}** ${said}`;

/** Describes the current page; one without a title and a text is still to be written. */
function pageNow({ title, wordCount, grade }: SheetInput, text: Text): string {
  if (title === null && wordCount === 0 && grade === null) return text('unwritten');
  return [
    title === null ? text('noTitle') : quoted(line(title), text),
    wordCount === 0 ? text('noText') : text('words', { n: wordCount }),
    ...(grade === null ? [] : [text('grade', { g: grade })]),
  ].join(', ');
}

/** In the quotation marks of the language, as its words have them around a heading. */
function quoted(title: string, text: Text): string {
  const line = text('write', { h: title });
  const start = line.search(/["„«”]/);
  const end = startOfTrailing(line, /[^"“”»]/);
  return start < 0 || end < start + 2 ? title : line.slice(start, end);
}

function keywordLines({ keyword }: SheetInput, text: Text, language: Language): string[] {
  if (keyword === null) return [labelled(text('keyword'), text('noKeyword'), language)];
  const { volume } = keyword;
  return [
    labelled(
      text('keyword'),
      `${line(keyword.keyword)}${volume === null ? '' : ` (${text('searches', { n: volume })})`}`,
      language,
    ),
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

/** True where an existing section lacks an answer, a length or a question; the others stay. */
const isToRevise = ({ isOwn, words, questions }: Section): boolean => isOwn && (words !== null || questions.length > 0);

/** The largest changes come first, then missing parts. */
function topSteps(input: SheetInput, text: Text, language: Language): string[] {
  const [first, ...others] = changes(input, text, language).map(({ step }) => step);
  const written = input.sections.filter(({ isOwn }) => !isOwn).map(({ heading }) => text('write', { h: heading }));
  const most = first === undefined ? [] : [first];
  const [next, rest] = [written.slice(0, STEPS_MAX - 1), written.slice(STEPS_MAX - 1)];
  return [...most, ...next, ...others, ...rest].slice(0, STEPS_MAX);
}

/** Of a page without steps: what was looked at and gave none. A page without a text is still to be written. */
const nothingOpen = ({ grade, isOutlined, sections, wordCount }: SheetInput, text: Text): string =>
  wordCount === 0
    ? ''
    : [
        ...(grade === null ? [] : [text('noChange')]),
        ...(isOutlined && !sections.some(isToRevise) ? [text('noSection')] : []),
      ].join(' ');

const sectionLines = (sections: readonly Section[], text: Text, language: Language): string[] =>
  sections.slice(0, SECTIONS_MAX).map(({ heading, words, questions }) => {
    const budget = words === null ? '' : ` (${text('budget', { a: words.min, b: words.max })})`;
    const asked =
      questions.length === 0
        ? ''
        : `. ${text('questions')}${colon(language)} ${questions.slice(0, 2).map(line).join(' ')}`;
    return `**${line(heading)}**${budget}${asked}`;
  });

const steps = (label: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `## ${label}\n\n${entries.map((entry, at) => `${at + 1}. ${line(entry)}`).join('\n')}`;

const list = (label: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `## ${label}\n\n${entries.map((entry) => `- ${line(entry)}`).join('\n')}`;

/** Secondary keywords that no line above names: neither the keyword nor the heading of a section. */
function unsaid({ keyword, secondaryKeywords, sections }: SheetInput): string[] {
  const named = new Set(
    [keyword?.keyword ?? '', ...sections.map(({ heading }) => heading)].map((text) => normalizeText(text)),
  );
  return unique(secondaryKeywords).filter((secondary) => !named.has(normalizeText(secondary)));
}

/** Facts of the sections that are worked on. The address of a page is no statement: it is what to link to. */
function separateAddresses(sections: readonly Section[]): [facts: string[], addresses: string[]] {
  const all = unique(sections.flatMap(({ facts }) => facts));
  const isAddress = (fact: string): boolean => /^https?:\/\/\S+$/u.test(fact);
  return [all.filter((fact) => !isAddress(fact)), all.filter(isAddress)];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Changes that are not among the first steps; below a heading that says how to use them. */
const laterChanges = (
  input: SheetInput,
  { text, language, top }: { text: Text; language: Language; top: readonly string[] },
): string[] =>
  changes(input, text, language)
    .filter(({ step }) => !top.includes(step))
    .map(({ later }) => later);

interface Change {
  readonly step: string;
  /** Below a heading that says what to do. */
  readonly later: string;
}

/**
 * Recommendations are written in English: a sheet in another language has the words of that language for those of the rules, and
 * for those of a model the parts of the page that they change.
 */
function changes(input: SheetInput, text: Text, language: Language): Change[] {
  const { recommendations, absent, keyword, region = null } = input;
  const { components: names } = sheetWords(input);
  const written = { language, region };
  // Without a keyword, such advice is about one that was guessed, which the sheet does not name.
  const sayable = recommendations.filter(({ title }) => keyword !== null || !/\bkeywords?\b/iu.test(title));
  const all = sayable.flatMap((recommendation): Change[] => {
    const step = language === 'en' ? recommendation.title : translateStep(recommendation, written);
    if (step !== null) return [{ step, later: step }];
    return partsToChange(recommendation.components).flatMap((part): Change[] => {
      const said = names[part];
      if (said === undefined) return [];
      const id = absent.includes(part) ? 'add' : 'change';
      return [{ step: text(id, { c: said }), later: id === 'add' ? text(id, { c: said }) : said }];
    });
  });
  return [...new Map(all.map((change) => [change.step, change])).values()].slice(0, RECOMMENDATIONS_MAX);
}

/** The comparison with search results is why a part is changed, not a part: it is named where nothing else is. */
function partsToChange(components: readonly string[]): readonly string[] {
  const parts = components.filter((part) => part !== 'serp_analysis');
  return parts.length === 0 ? components : parts;
}

/** One line of Markdown, whatever the text holds; a longer one is cut between words. */
function line(text: string, max = LINE_CHARACTERS_MAX): string {
  const flat = text.replaceAll(/\s+/gu, ' ').trim();
  const { shown, isCut } = excerpt(flat, max - 1);
  return isCut ? `${shown.toWellFormed().trimEnd()}…` : flat;
}
