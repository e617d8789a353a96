import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { judgeShares } from '../grading/criteria-shares.ts';
import type { GradingInput } from '../grading/grading-input.ts';
import { type PageReading, readPage, rereadFields } from '../grading/page-reading.ts';
import { lowerInPlace } from '../language/lower-in-place.ts';
import { collapseSpaces } from '../language/normalize-text.ts';
import { segmentSentences } from '../language/segment-words.ts';
import { endsAsSentence } from '../language/sentence-end.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { codePointLength, removeLastWord, truncated } from '../language/text-length.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { setField } from './content-after.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { structuredDataFor } from './write-structured-data.ts';

const TITLE_CHARACTERS_MAX = 60;
/** The least length that the advice on a title asks for: an example is no shorter. */
const TITLE_CHARACTERS_MIN = 30;
const H1_CHARACTERS_MAX = 90;
const DESCRIPTION_CHARACTERS_MAX = 160;
const DESCRIPTION_CHARACTERS_MIN = 90;
const DESCRIPTION_RUNS_MAX = 10;
/** Further down stands what is particular. */
const DESCRIBING_PARAGRAPHS_MAX = 6;
const FULL_SUBJECT_TERMS = 4;

interface FieldToWrite {
  readonly targetField: string;
  readonly criteria: readonly string[];
  readonly rubric: Rubric;
  readonly page: GradingInput;
}

/**
 * A value for the field that meets the criteria better than the current one, put together from what the page itself says;
 * null when no such value is found. Of the candidates the one wins that the rules grade best, so the result is
 * deterministic, and never worse than what is there.
 */
export const writeField = (input: FieldToWrite): string | null => openFieldWriter(input).findValue();

/** Values of a field for two uses, of which each candidate is graded once. */
interface FieldWriter {
  findValue(): string | null;
  /** A value to be read as an example: none that is short, and none that was cut at a word. */
  findExample(): string | null;
}

export function openFieldWriter({ targetField, criteria, rubric, page }: FieldToWrite): FieldWriter {
  const reading = readPage(page);
  const met = (candidate: GradingInput): number =>
    judgeShares(criteria, rubric, candidate)
      .values()
      .reduce((sum, share) => sum + share, 0);
  const current = met(page);
  const known = new Map<string, number>();
  const grade = (value: string): number => {
    let reached = known.get(value);
    if (reached === undefined) {
      // A value that the page itself still has to fill in is not copied to another place.
      if (findPlaceholders(value).length > 0) reached = 0;
      else {
        const candidate = setField(page, targetField, value);
        rereadFields(reading, candidate);
        reached = met(candidate);
      }
      known.set(value, reached);
    }
    return reached;
  };
  const findBest = (values: readonly string[]): string | null => {
    let found: { value: string | null; met: number } = { value: null, met: current };
    for (const value of values) {
      const reached = grade(value);
      if (reached > found.met) found = { value, met: reached };
    }
    return found.value;
  };
  const { examples, whole, cut } = candidatesFor(targetField, reading);
  return {
    findValue: () => findBest(whole) ?? findBest(cut),
    findExample: () => findBest(examples),
  };
}

/** Strings as they stand on the page, those of them that are long enough for an example, and those that had to be cut at a word. */
interface Candidates {
  readonly examples: readonly string[];
  readonly whole: readonly string[];
  readonly cut: readonly string[];
}

function candidatesFor(targetField: string, page: PageReading): Candidates {
  switch (targetField) {
    case 'title':
      return distinct(titles(page), TITLE_CHARACTERS_MAX, (text) => shownWidth(text) >= TITLE_CHARACTERS_MIN);
    case 'h1':
      return distinct(mainHeadings(page), H1_CHARACTERS_MAX, () => true);
    case 'meta_description':
      return distinct(descriptions(page), DESCRIPTION_CHARACTERS_MAX, (text) => isLongEnough(text, page));
    case 'schema': {
      const written = structuredDataFor(page);
      const whole = written === null ? [] : [written];
      return { examples: whole, whole, cut: [] };
    }
    default:
      return { examples: [], whole: [], cut: [] };
  }
}

function titles(page: PageReading): string[] {
  const keyword = capitalizedKeyword(page);
  const brand = findBrand(page);
  const main = page.h1s[0] ?? page.leadHeading?.text ?? '';
  const subjects = [main, page.title, removeSiteName(page.title)];
  // An invitation in the margin is no part of the subject: a heading has to share a word with it, or stand beside others.
  const about = new Set(listTermKeys(`${subjects.join(' ')} ${keyword}`, page.language));
  const headings = page.subheadings
    .slice(0, 3)
    .map(({ text }) => text)
    .filter((text) => keyword !== '' || listTermKeys(text, page.language).some((term) => about.has(term)));
  const texts = subjects.flatMap((subject) => [
    subject,
    keyword === '' ? '' : `${keyword}: ${subject}`,
    brand === '' ? '' : `${subject} | ${brand}`,
    keyword === '' || brand === '' ? '' : `${keyword}: ${subject} | ${brand}`,
    ...headings.map((heading) => `${subject}: ${heading}`),
  ]);
  // A short title is the name of the site, most often: it stays behind what the page is about.
  const ownTerms = new Set(listTermKeys(page.title, page.language));
  const isOther = listTermKeys(main, page.language).every((term) => !ownTerms.has(term));
  const before = main === '' || page.title === '' || !isOther ? '' : `${main} | ${page.title}`;
  const keepsWords = (text: string): boolean => saysAsMuch(new Set(listTermKeys(text, page.language)), ownTerms, page);
  return [...texts, before, keyword, brand === '' ? '' : `${keyword} | ${brand}`].filter(keepsWords);
}

/** Characters of Chinese, Japanese and Korean are as wide as two others. */
const shownWidth = (text: string): number =>
  codePointLength(text) +
  codePointLength(
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu) ?? []).join(''),
  );

const TERMS_OF_FULL_TITLE = 6;

/** A title that says much is not given up for the name of the site: half of its terms stay. */
function saysAsMuch(terms: ReadonlySet<string>, own: ReadonlySet<string>, { keyword }: PageReading): boolean {
  if (own.size < TERMS_OF_FULL_TITLE || keyword?.isExplicit === true) return true;
  return (
    2 *
      own
        .values()
        .filter((term) => terms.has(term))
        .toArray().length >=
    own.size
  );
}

/** A title without what follows its last separator: most often the name of the site. */
export function removeSiteName(title: string): string {
  const lastMark = Math.max(0, ...['|', '–', '—', '·', '»'].map((mark) => title.lastIndexOf(mark) - 1));
  const separator = title.slice(lastMark).search(/\s[|–—·»-]\s/);
  return separator < 0 ? title : title.slice(0, lastMark + separator).trimEnd();
}

function mainHeadings(page: PageReading): string[] {
  const keyword = capitalizedKeyword(page);
  const title = page.title.split(/ [|–—-] /)[0] ?? '';
  const own = page.h1s[0] ?? page.leadHeading?.text ?? '';
  // A main heading of the wrong level is what becomes the H1, and no other text.
  const isOfWrongLevel = page.h1s.length === 0 && own !== '';
  const texts = (isOfWrongLevel ? [own] : [title, own]).flatMap((text) => [
    text,
    keyword === '' ? '' : `${keyword}: ${text}`,
  ]);
  return [...texts, keyword];
}

/** Sentences of the page that follow one another, as many as fit: first whole ones, then the opening cut at a word. */
function descriptions(page: PageReading): string[] {
  const keyword = capitalizedKeyword(page);
  // The current text, where its first sentences are enough by themselves.
  const kept = fittingRun(segmentSentences(collapseSpaces(page.metaDescription)));
  const runs = page.paragraphs.slice(0, DESCRIBING_PARAGRAPHS_MAX).flatMap(({ text }) => {
    const sentences = segmentSentences(collapseSpaces(text));
    return sentences
      .slice(0, 4)
      .flatMap((sentence, at) => (standsAlone(sentence) ? (fittingRun(sentences.slice(at)) ?? []) : []));
  });
  // A line without a full stop is a label or a caption.
  const whole = page.paragraphs.slice(0, 12).filter(({ text }) => endsAsSentence(text));
  const openings = whole.slice(0, 4).map((_, at) =>
    whole
      .slice(at, at + 3)
      .map(({ text }) => collapseSpaces(text))
      .join(' '),
  );
  const cut = openings.flatMap((text) => [text, keyword === '' ? '' : `${keyword}: ${text}`]);
  const subject = new Set(
    [removeSiteName(page.title), page.h1s[0] ?? page.leadHeading?.text ?? '', keyword].flatMap((text) =>
      listTermKeys(text, page.language),
    ),
  );
  // A greeting, the line of a photographer or an offer of the site says nothing of what the page is about.
  const wanted = Math.min(subject.size, subject.size >= FULL_SUBJECT_TERMS ? 2 : 1);
  const names = (run: string): boolean =>
    new Set(listTermKeys(run, page.language).filter((term) => subject.has(term))).size >= wanted;
  const long = cut.filter((text) => codePointLength(text) > DESCRIPTION_CHARACTERS_MAX);
  return [
    ...(kept === null ? [] : [kept]),
    ...[...runs, ...cut].values().filter(names).take(DESCRIPTION_RUNS_MAX),
    ...long,
  ];
}

/** The least length that the advice on a short description asks for: an example is no shorter. */
const DESCRIPTION_ASKED_MIN = 120;
const isLongEnough = (text: string, { metaDescription }: PageReading): boolean =>
  codePointLength(metaDescription) >= DESCRIPTION_ASKED_MIN || shownWidth(text) >= DESCRIPTION_ASKED_MIN;

/** "This", "Darin" or "He" points to a sentence before, which no search result shows. */
const standsAlone = (sentence: string): boolean => !pointsBack.test(lowerInPlace(sentence));
const pointsBack = new RegExp(
  String.raw`^["'“„«(]?(?:${alternatives('recommendations', 'pointsBack')})(?![\p{L}'’-])`,
  'u',
);

/** "… for firmaet Ing.": a short word with a capital before the full stop goes on, most often. */
const endsInAbbreviation = /(?:^|\s)(?:\p{Lu}\p{L}{0,3}|\p{Ll}{1,3})\.$/u;

/** The longest run of whole sentences that a result shows; null when it would be too short to fill one. */
function fittingRun(sentences: readonly string[]): string | null {
  let run = '';
  for (const sentence of sentences) {
    const longer = run === '' ? sentence : `${run} ${sentence}`;
    if (codePointLength(longer) > DESCRIPTION_CHARACTERS_MAX) break;
    run = longer;
  }
  return codePointLength(run) >= DESCRIPTION_CHARACTERS_MIN &&
    endsAsSentence(run) &&
    !run.endsWith('…') &&
    !endsInAbbreviation.test(run)
    ? run
    : null;
}

/** Each text once, cut at a word to what search results show; what was cut to a part of a word or to nothing is left out. */
function distinct(texts: readonly string[], charactersMax: number, isExample: (text: string) => boolean): Candidates {
  const isWhole = (text: string): boolean => codePointLength(text) <= charactersMax;
  const usable = (values: readonly string[]): string[] => [...new Set(values)].filter((text) => /\p{L}/u.test(text));
  const trimmed = texts.map((text) => ({ text: trimTrailing(text, /[\s:|]/).trim(), isExample: isExample(text) }));
  const whole = trimmed.filter(({ text }) => isWhole(text));
  return {
    examples: usable(whole.filter((one) => one.isExample).map(({ text }) => text)),
    whole: usable(whole.map(({ text }) => text)),
    cut: usable(trimmed.flatMap(({ text }) => (isWhole(text) ? [] : [fitted(text, charactersMax)]))),
  };
}

function fitted(text: string, charactersMax: number): string {
  const cut = truncated(text, charactersMax).slice(0, -1);
  return trimTrailing(removeLastWord(cut), /[\s:;,|–—-]/);
}

/** The primary keyword with a capital; nothing without one: what the page seems to be about is no keyword to write down. */
function capitalizedKeyword({ keyword }: PageReading): string {
  if (keyword?.isExplicit !== true) return '';
  const [first = ''] = keyword.phrase;
  return first.toUpperCase() + keyword.phrase.slice(first.length);
}

/**
 * The site's own name, or its domain in words where the page writes it so: `ridgeway-cycles.example` is "Ridgeway
 * Cycles".
 */
function findBrand({ input, text, title }: PageReading): string {
  if (input.siteName != null && input.siteName.length <= 30) return input.siteName;
  const [label = ''] = (input.siteDomain ?? '').replace(/^www\./, '').split('.');
  const words = label.split('-').filter((word) => word !== '');
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
  return `${title}\n${text}`.includes(name) ? name : '';
}
