import { detectLanguage } from '../language/detect-language.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { termKeysOf } from '../language/subject-terms.ts';
import { isDenied } from './brief/denied-phrases.ts';
import { type BriefReading, readBrief } from './brief/read-brief.ts';
import { rolesIn } from './brief/site-roles.ts';
import { legalPages } from './legal-pages.ts';
import type { PlanInput, PlannedPage } from './plan-input.ts';
import { countryLetters, planPages, sellsOnline } from './plan-pages.ts';
import { HOME_SLUG } from './slug.ts';
import { writingWords, writingWordsOf } from './words/all-writing.ts';
import { namedRoles } from './words/writing-words.ts';

type Held = { ok: true; value: PlannedPage[] } | { ok: false; problem: string };

const PAGES_MIN = 3;
/** Letters that the beginnings of two words share where one is a form of the other. */
const STEM_LETTERS = 4;

/**
 * Pages that another planner wrote, held to what the rules hold theirs to: in the language of the brief, nothing that the brief denies or
 * does not speak of, and the legal pages of the country.
 */
export function heldToBrief(pages: readonly PlannedPage[], input: PlanInput): Held {
  const reading = readBrief(input.brief, { siteName: input.siteName, language: input.language ?? null });
  const written = detectLanguage(pages.map(({ name, purpose }) => `${name}. ${purpose}`).join('\n'));
  const isForeign = reading.language !== null && written.language !== null && written.confidence > 0.4;
  if (isForeign && written.language !== reading.language)
    return { ok: false, problem: 'the pages are not in the language of the brief' };
  const said = wordsOfBrief(input, reading);
  const kept = pages.filter(({ name, slug }) => slug === HOME_SLUG || isSupported(name, reading, said));
  if (kept.length < PAGES_MIN) return { ok: false, problem: 'most pages are about what the brief does not speak of' };
  return { ok: true, value: [...kept, ...missingLegalPages(kept, input, reading)] };
}

function isSupported(name: string, reading: BriefReading, said: ReadonlySet<string>): boolean {
  const { statements, language, wishes, planLanguage } = reading;
  if (isDenied(name, statements, language)) return false;
  const [words, ...others] = writingWordsOf(planLanguage ?? 'en');
  if (words === undefined) return false;
  const normalized = normalizeText(name);
  const named = namedRoles.find((role) =>
    [words, ...others].some(({ names }) => normalizeText(names[role]) === normalized),
  );
  if (named !== undefined) return !wishes.refused.has(named);
  if (rolesIn(name, words).some((role) => wishes.refused.has(role))) return false;
  if (rolesIn(name, words).length > 0) return true;
  const keys = termKeysOf(name, language);
  return keys.length === 0 || keys.some((key) => said.has(key.slice(0, Math.max(STEM_LETTERS, key.length - 2))));
}

/** The beginnings of the words of a brief and of the site's name. */
function wordsOfBrief({ brief, siteName }: PlanInput, { language }: BriefReading): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const key of termKeysOf(`${brief} ${siteName}`, language)) {
    for (let length = Math.min(STEM_LETTERS, key.length); length <= key.length; length += 1)
      stems.add(key.slice(0, length));
  }
  return stems;
}

function missingLegalPages(pages: readonly PlannedPage[], input: PlanInput, reading: BriefReading): PlannedPage[] {
  if (reading.planLanguage === null && reading.language !== null) return [];
  const { names } = writingWords(reading.planLanguage ?? 'en', countryLetters(input, reading));
  const needed = new Set(
    legalPages(countryLetters(input, reading), reading.kind, sellsOnline(reading)).map((role) => names[role]),
  );
  const slugs = new Set(pages.map(({ slug }) => slug));
  return planPages(input).filter(({ name, slug }) => needed.has(name) && !slugs.has(slug));
}
