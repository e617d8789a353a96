import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import type { Language } from '../../language/languages.ts';
import { type JsonLdNode, presentValue } from '../../structured-data/json-ld-nodes.ts';
import { isSubtype } from '../../structured-data/schema-org-hierarchy.ts';
import { visibleText } from '../hast-text.ts';
import { textProperty } from '../text-property.ts';
import { propertyNames, propertyValue } from './markup-objects.ts';
import type { Line, PageParts } from './page-parts.ts';
import type { DateSignal, SignalSource } from './page-signals.ts';
import { type DateContext, type FoundDate, findDate, parseDate } from './parse-date.ts';

const DATES_MAX = 12;
const QUOTE_CHARACTERS_MAX = 80;
/** Lines around the main heading that may say when the page was written. */
const LINES_BEFORE = 6;
const LINES_AFTER = 10;
/** A line that gives a date and little else. */
const DATE_LINE_CHARACTERS_MAX = 120;

const publishedProperties = ['datePublished', 'dateCreated', 'uploadDate', 'datePosted'] as const;
/** Inside of the page, what others wrote or made has its own dates. */
const othersWorks = ['Review', 'Comment', 'MediaObject', 'Answer', 'Offer', 'Event'] as const;

/** The days that a document of structured data gives for what it describes. */
export function datesOfNodes(nodes: readonly JsonLdNode[], source: SignalSource, context: DateContext): DateSignal[] {
  const works = nodes
    .filter(({ types }) => !types.some((type) => othersWorks.some((work) => isSubtype(type, work))))
    // A page and the site around it have dates too: those of the article come first.
    .toSorted((a, b) => Number(isArticle(b)) - Number(isArticle(a)));
  const read = (property: string, kind: DateSignal['kind']): DateSignal[] =>
    works.flatMap(({ object }) => readSignal(presentValue(object, property), { kind, source }, context));
  return [
    ...publishedProperties.flatMap((property) => read(property, 'published')),
    ...read('dateModified', 'modified'),
  ];
}

const isArticle = ({ types }: JsonLdNode): boolean => types.some((type) => isSubtype(type, 'Article'));

function readSignal(
  value: unknown,
  { kind, source }: Pick<DateSignal, 'kind' | 'source'>,
  context: DateContext,
): DateSignal[] {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof first === 'string' || typeof first === 'number' ? String(first) : '';
  const date = parseDate(text, context);
  return date === null ? [] : [{ date, kind, source, quote: text.trim().slice(0, QUOTE_CHARACTERS_MAX) }];
}

const publishedMetas = new RegExp(`^(?:${alternatives('extraction', 'publishedMetas')})$`, 'i');
const modifiedMetas = new RegExp(`^(?:${alternatives('extraction', 'modifiedMetas')})$`, 'i');

/** Words beside a date that say which of the two it is. Without one, a date beside the heading is the one of publication. */
const modifiedWords = new RegExp(alternatives('extraction', 'modifiedWords'), 'iu');

/** The days that the page itself gives, the surest first. */
export function datesOfParts(parts: PageParts, url: string, context: DateContext): DateSignal[] {
  return [
    ...metaDates(parts, context),
    ...markedDates(parts, context),
    ...timeDates(parts, context),
    ...lineDates(parts, context),
    ...urlDate(url, context),
  ];
}

/** Bounded, published before modified, each day once for each source. */
export function distinctDates(dates: readonly DateSignal[]): DateSignal[] {
  const groups = Map.groupBy(dates, ({ date, kind, source }) => `${date} ${kind} ${source}`);
  const distinct = [...groups.values()].flatMap(([first]) => first ?? []);
  return [
    ...distinct.filter(({ kind }) => kind === 'published'),
    ...distinct.filter(({ kind }) => kind === 'modified'),
  ].slice(0, DATES_MAX);
}

function metaDates({ metas }: PageParts, context: DateContext): DateSignal[] {
  return metas.flatMap((meta) => {
    const name = (
      textProperty(meta, 'property') ??
      textProperty(meta, 'name') ??
      textProperty(meta, 'itemprop') ??
      ''
    ).trim();
    const kind = publishedMetas.test(name) ? 'published' : modifiedMetas.test(name) ? 'modified' : null;
    const isItem = textProperty(meta, 'itemprop') === name;
    if (kind === null || name === '') return [];
    return readSignal(textProperty(meta, 'content'), { kind, source: isItem ? 'microdata' : 'meta' }, context);
  });
}

/** `itemprop` and `property` that belong to no item. */
function markedDates({ marked }: PageParts, context: DateContext): DateSignal[] {
  return marked.flatMap(({ element, place }) => {
    if (place === 'beside') return [];
    const names = propertyNames(element);
    const kind = names.some((name) => /^date(?:Modified|Updated?)$/.test(name))
      ? 'modified'
      : publishedProperties.some((property) => names.includes(property))
        ? 'published'
        : null;
    const source = element.properties['itemprop'] === undefined ? 'rdfa' : 'microdata';
    return kind === null ? [] : readSignal(propertyValue(element), { kind, source }, context);
  });
}

/** `<time>` of the content: the first is the page's own, later ones may be those of what it lists. */
function timeDates({ times }: PageParts, context: DateContext): DateSignal[] {
  const own = times.filter(({ place }) => place === 'content');
  const candidates = own.length > 0 ? own : times.filter(({ place }) => place === 'frame');
  const found = candidates.slice(0, 6).flatMap(({ element, hint }) => {
    const text = visibleText(element);
    const value = textProperty(element, 'datetime') ?? text;
    const kind = hint === 'modified' || modifiedWords.test(text) ? 'modified' : 'published';
    return readSignal(value, { kind, source: 'time' }, context);
  });
  const first = (kind: DateSignal['kind']) => found.find((signal) => signal.kind === kind);
  return [first('published') ?? [], first('modified') ?? []].flat();
}

/** Short lines near the main heading, and lines in elements that are named as a date. */
function lineDates({ lines, h1Lines }: PageParts, context: DateContext): DateSignal[] {
  const near = new Set<Line>(h1Lines.flatMap((at) => lines.slice(Math.max(0, at - LINES_BEFORE), at + LINES_AFTER)));
  const hinted = lines.filter((line) => line.place === 'content' && line.hint !== null).slice(0, 6);
  const readLine = (line: Line): DateSignal[] => {
    if (line.place === 'beside' || line.text.length > DATE_LINE_CHARACTERS_MAX || /©|\(c\)|copyright/i.test(line.text))
      return [];
    const at = findDate(line.text, context);
    if (at === null) return [];
    const kind =
      line.hint === 'modified' || modifiedWords.test(line.text.slice(0, at.index)) ? 'modified' : 'published';
    return [{ date: at.date, kind, source: 'text', quote: quoteAround(line.text, at) }];
  };
  const found = [...hinted, ...near].flatMap(readLine);
  // Templates without a heading near the date: its own line, or one that says what the date is of.
  const elsewhere =
    found.length > 0
      ? []
      : (lines.flatMap((line) => (isDateLine(line) ? [readLine(line)] : [])).find((dates) => dates.length > 0) ?? []);
  const first = (kind: DateSignal['kind']) => [...found, ...elsewhere].find((signal) => signal.kind === kind);
  return [first('published') ?? [], first('modified') ?? []].flat();
}

const isDateLine = ({ text, place }: Line): boolean =>
  text.length <= DATE_LINE_CHARACTERS_MAX &&
  /\p{Nd}{4}/u.test(text) &&
  ((place === 'content' && text.length <= 50) || modifiedWords.test(text));

function urlDate(url: string, context: DateContext): DateSignal[] {
  const path = URL.parse(url)?.pathname ?? '';
  const found =
    /(?:^|[/_-])((?:19|20)\d{2})[/_-]?(0[1-9]|1[0-2]|[1-9](?=[/_-]))[/_-]?(0[1-9]|[12]\d|3[01]|[1-9](?=[/_-]))(?:[/_.-]|$)/.exec(
      path,
    );
  if (found === null) return [];
  const [whole, year = '', month = '', day = ''] = found;
  const date = parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, context);
  return date === null ? [] : [{ date, kind: 'published', source: 'url', quote: whole.replace(/^[/_-]|[/_.-]$/g, '') }];
}

/** The beginning of the line with the date in it, else what stands around the date. */
function quoteAround(line: string, { index, quote }: FoundDate): string {
  const start = Math.max(0, index + quote.length - QUOTE_CHARACTERS_MAX);
  return line.slice(start, start + QUOTE_CHARACTERS_MAX).toWellFormed();
}

/** The dates of a body that was never crawled: near its start or its end, as those are of the text and not in it. */
export function datesInText(text: string, ending: string, context: DateContext): DateSignal[] {
  const edges = [...text.slice(0, 1200).split('\n'), ...ending.slice(-1500).split('\n')];
  return edges.flatMap((line): DateSignal[] => {
    if (line.length > DATE_LINE_CHARACTERS_MAX || /©|\(c\)|copyright/i.test(line)) return [];
    const at = findDate(line, context);
    if (at === null) return [];
    const kind = modifiedWords.test(line.slice(0, at.index)) ? 'modified' : 'published';
    return [{ date: at.date, kind, source: 'text', quote: quoteAround(line, at) }];
  });
}

/** How a page of this language writes its dates. */
export function dateContext(language: Language | null, tag: string | null, readOn: string | null): DateContext {
  const region = /^[a-z]{2}[-_]([a-z]{2})\b/i.exec(tag ?? '')?.[1]?.toUpperCase();
  return { language, monthFirst: language === 'en' && (region === undefined || region === 'US'), readOn };
}
