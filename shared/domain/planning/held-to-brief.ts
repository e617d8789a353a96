import { detectLanguage } from '../language/detect-language.ts';
import { isSaid, listBeginnings, saysOnly } from '../language/editorial-words.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { countTextWords } from '../language/segment-words.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import type { BriefReading } from './brief/brief-reading.ts';
import { isDenied } from './brief/denied-phrases.ts';
import { readBrief } from './brief/read-brief.ts';
import { rolesIn } from './brief/site-roles.ts';
import { legalPages } from './legal-pages.ts';
import type { PlanInput, PlannedPage } from './plan-input.ts';
import { countryLetters, planPages, sellsOnline } from './plan-pages.ts';
import { HOME_SLUG } from './slug.ts';
import { listWritingWords, writingWords } from './words/read-writing-words.ts';
import { namedRoles } from './words/writing-words.ts';

type Held = { ok: true; value: PlannedPage[] } | { ok: false; problem: string };

const PAGES_MIN = 3;
const WORDS_OF_A_LANGUAGE_MIN = 30;

/**
 * Pages that another planner wrote, held to what the rules hold theirs to: in the language of the brief, nothing that the brief denies or
 * does not speak of, and the legal pages of the country.
 * @param quotes The words of the brief that a page is about, by its slug, where its name has none of them: "Bicycle repair" for "we fix bikes".
 */
export function heldToBrief(
  pages: readonly PlannedPage[],
  input: PlanInput,
  quotes: ReadonlyMap<string, string> = new Map(),
): Held {
  const reading = readBrief(input.brief, { siteName: input.siteName, language: input.language ?? null });
  const text = pages.map(({ name, purpose }) => `${name}. ${purpose}`).join('\n');
  const written = detectLanguage(text);
  // A few names look like any language.
  const isForeign =
    countTextWords(text) >= WORDS_OF_A_LANGUAGE_MIN &&
    reading.language !== null &&
    written.language !== null &&
    written.confidence > 0.4;
  if (isForeign && written.language !== reading.language)
    return { ok: false, problem: 'the pages are not in the language of the brief' };
  const said = listBeginnings(affirmedText(input, reading), reading.language);
  const named = replaceUnsupportedNames(pages, input, { reading, said }).filter(
    ({ name, slug }) => slug === HOME_SLUG || isSupported(name, reading, said),
  );
  const kept = [...named, ...pages.filter((page) => !named.includes(page) && isQuoted(page, named, reading, quotes))];
  if (kept.length < PAGES_MIN) return { ok: false, problem: 'most pages are about what the brief does not speak of' };
  return { ok: true, value: [...kept, ...missingLegalPages(kept, input, reading)] };
}

function isSupported(name: string, reading: BriefReading, said: ReadonlySet<string>): boolean {
  const { language, wishes, planLanguage } = reading;
  if (isDeniedName(name, reading, said)) return false;
  const [words, ...others] = listWritingWords(planLanguage ?? 'en');
  if (words === undefined) return false;
  const normalized = normalizeText(name);
  const named = namedRoles.find((role) =>
    [words, ...others].some(({ names }) => normalizeText(names[role]) === normalized),
  );
  if (named !== undefined) return !wishes.refused.has(named);
  if (rolesIn(name, words).some((role) => wishes.refused.has(role))) return false;
  if (rolesIn(name, words).length > 0) return true;
  return isAbout(name, language, said) && saysOnly(name, said, language);
}

/** A word that the brief also affirms ("guitar classes", "no singing classes") denies nothing, unless all of the name is denied. */
function isDeniedName(name: string, { statements, language }: BriefReading, said: ReadonlySet<string>): boolean {
  if (!isDenied(name, statements, language)) return false;
  const keys = listTermKeys(name, language);
  const isIn = (denied: string): boolean => {
    const stems = listBeginnings(denied, language);
    return keys.every((key) => isSaid(key, stems));
  };
  return !keys.every((key) => isSaid(key, said)) || statements.some(({ denied }) => denied !== '' && isIn(denied));
}

/** Whether one of the words of a name is of the brief. */
const isAbout = (name: string, language: BriefReading['language'], said: ReadonlySet<string>): boolean => {
  const keys = listTermKeys(name, language);
  return keys.length === 0 || keys.some((key) => isSaid(key, said));
};

/** A name that adds to the brief's words what they do not say ("Award-winning bicycles") is that of the rules' page for the same. */
function replaceUnsupportedNames(
  pages: readonly PlannedPage[],
  input: PlanInput,
  { reading, said }: { reading: BriefReading; said: ReadonlySet<string> },
): PlannedPage[] {
  const { language } = reading;
  const isKept = ({ name, slug }: PlannedPage): boolean => slug === HOME_SLUG || isSupported(name, reading, said);
  if (pages.every(isKept)) return [...pages];
  const taken = new Set(pages.filter(isKept).map(({ slug }) => slug));
  const ruled = planPages(input).filter(({ slug }) => !taken.has(slug));
  return pages.map((page) => {
    if (isKept(page) || isDeniedName(page.name, reading, said)) return page;
    const keys = new Set(listTermKeys(page.name, language).filter((key) => isSaid(key, said)));
    const found = ruled.find(({ name, slug }) => {
      const words = listTermKeys(name, language);
      return !taken.has(slug) && words.length > 0 && words.every((key) => keys.has(key));
    });
    if (found === undefined) return page;
    taken.add(found.slug);
    return found;
  });
}

/** True for a page in other words about an offering or a wish that no page has yet, where the brief's words for it are quoted. */
function isQuoted(
  { name, slug }: PlannedPage,
  named: readonly PlannedPage[],
  { offerings, wishes, statements, language }: BriefReading,
  quotes: ReadonlyMap<string, string>,
): boolean {
  const quote = normalizeText(quotes.get(slug) ?? '');
  if (quote === '' || isDenied(name, statements, language)) return false;
  const quoted = new Set(listTermKeys(quote, language));
  const covered = new Set(named.flatMap((page) => listTermKeys(page.name, language)));
  return [...offerings, ...wishes.topics].some(({ value, words }) => {
    const keys = listTermKeys(value, language);
    return (
      keys.some((key) => quoted.has(key)) &&
      normalizeText(words).includes(quote) &&
      !keys.some((key) => covered.has(key))
    );
  });
}

/** The affirmed text of a brief, and the site's name; without denials. */
export const affirmedText = (
  { siteName, brief, language = null }: PlanInput,
  { statements }: Pick<BriefReading, 'statements'> = readBrief(brief, { siteName, language }),
): string => [siteName, ...statements.map(({ said }) => said)].join('\n');

/** Competitors that a brief names. */
export const listRivals = ({ brief, siteName, language = null }: PlanInput): string[] =>
  readBrief(brief, { siteName, language }).rivals.map(({ value }) => value);

function missingLegalPages(pages: readonly PlannedPage[], input: PlanInput, reading: BriefReading): PlannedPage[] {
  if (reading.planLanguage === null && reading.language !== null) return [];
  const { names } = writingWords(reading.planLanguage ?? 'en', countryLetters(input, reading));
  const needed = new Set(
    legalPages(countryLetters(input, reading), reading.kind, sellsOnline(reading)).map((role) => names[role]),
  );
  const slugs = new Set(pages.map(({ slug }) => slug));
  return planPages(input).filter(({ name, slug }) => needed.has(name) && !slugs.has(slug));
}
