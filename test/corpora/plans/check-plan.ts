import type { Language } from '../../../shared/domain/language/languages.ts';
import { isPlanLanguage, type PlanLanguage } from '../../../shared/domain/language/plan-language.ts';
import { foldText } from '../../../shared/domain/language/transliterate.ts';
import { countryOfLetters } from '../../../shared/domain/places/places.ts';
import { readBrief } from '../../../shared/domain/planning/brief/read-brief.ts';
import { describeSite } from '../../../shared/domain/planning/describe-site.ts';
import { openQuestions } from '../../../shared/domain/planning/open-questions.ts';
import { keywordCandidates } from '../../../shared/domain/planning/page-keywords.ts';
import type { PlanInput } from '../../../shared/domain/planning/plan-input.ts';
import { planPages } from '../../../shared/domain/planning/plan-pages.ts';
import { writingWords } from '../../../shared/domain/planning/words/read-writing-words.ts';
import { namedRoles } from '../../../shared/domain/planning/words/writing-words.ts';
import type { Check } from '../scores.ts';
import type { Plan } from './plan.ts';

/** Every line of the checklist for one brief. */
export function checkPlan(expected: Plan): Check[] {
  const { brief } = expected;
  const described = describeSite(brief);
  const reading = readBrief(brief);
  const { countryCode, countryName, cityName } = described;
  const input: PlanInput = { brief, siteName: described.name, location: { countryCode, countryName, cityName } };
  const pages = planPages(input);
  const slugs = pages.map(({ slug }) => slug);
  const asked: string[] = openQuestions(input).map(({ about }) => about);
  const checks: Check[] = [];
  const check = (line: string, holds: boolean): void => void checks.push({ line: `${expected.title}: ${line}`, holds });
  check(`name ${expected.name}, not ${described.name}`, isEither(expected.name, described.name));
  check(`language ${expected.language}, not ${reading.language}`, reading.language === expected.language);
  const country = expected.country === null ? null : (countryOfLetters(expected.country)?.countryCode ?? 0);
  check(
    `country ${expected.country}, not ${countryName}`,
    country === null ? asked.includes('country') || reading.countryWords === null : country === countryCode,
  );
  check(`city ${expected.city}, not ${cityName}`, isEither(expected.city ?? 'null', cityName ?? 'null'));
  check(`kind ${expected.kind}, not ${reading.kind.id}`, isEither(expected.kind, reading.kind.id));
  for (const slug of [...expected.offerings, ...expected.others, ...expected.legal])
    check(
      `page ${slug}`,
      slug.split('|').some((either) => slugs.includes(either)),
    );
  check(
    `the homepage first, each slug once, at most 30 pages: ${slugs.length}`,
    slugs[0] === 'home' && new Set(slugs).size === slugs.length && slugs.length <= 30,
  );
  check(
    `slugs in plain letters: ${slugs.filter((slug) => !/^[a-z0-9-]+$/.test(slug)).join()}`,
    slugs.every((slug) =>
      (['ja', 'zh', 'ko', 'ar'].includes(expected.language) ? /^[\p{L}0-9-]+$/u : /^[a-z0-9-]+$/u).test(slug),
    ),
  );
  const never = new RegExp(expected.never, 'iu');
  const negated = pages.filter(({ name }) => never.test(name)).map(({ name }) => name);
  check(`nothing that the brief refuses or that belongs to another language: ${negated.join()}`, negated.length === 0);
  const offered = reading.offerings.map(({ value }) => value);
  const extra = pages
    .filter(({ name, slug }) => offered.includes(name) && !expected.offerings.some((either) => isEither(either, slug)))
    .map(({ name }) => name);
  check(`no page for what is not offered: ${extra.join()}`, extra.length === 0);
  const invented = pages
    .filter(({ name }) => !isFromBrief(name, brief, described.name, expected))
    .map(({ name }) => name);
  check(`every name is a part of a site or in the words of the brief: ${invented.join()}`, invented.length === 0);
  for (const [slug, keyword] of Object.entries(expected.keywords)) {
    const page = pages.find((candidate) => candidate.slug === slug);
    const path = slug === 'home' ? '/' : `/${slug}/`;
    const [first] = page ? keywordCandidates({ ...input, page: { name: page.name, path, purpose: page.purpose } }) : [];
    check(`keyword of ${slug}: ${keyword}, not ${first}`, isEither(keyword, first ?? ''));
  }
  const legalKeywords = pages
    .filter(({ slug }) => expected.legal.includes(slug))
    .flatMap(({ name, slug, purpose }) => keywordCandidates({ ...input, page: { name, path: `/${slug}/`, purpose } }));
  check(`no keyword for legal pages: ${legalKeywords.join()}`, legalKeywords.length === 0);
  if (expected.areas !== undefined) {
    const areas = reading.areas.map(({ value }) => value);
    check(
      `serves ${expected.areas.join()}, not ${areas.join()}`,
      areas.toSorted().join() === expected.areas.toSorted().join(),
    );
  }
  if (expected.audience !== undefined)
    check(
      `customers ${expected.audience}, not ${reading.audience?.value}`,
      new RegExp(expected.audience, 'iu').test(reading.audience?.value ?? ''),
    );
  for (const about of expected.asks) check(`asks about ${about}`, asked.includes(about));
  for (const about of expected.asksNot) check(`does not ask about ${about}`, !asked.includes(about));
  const purposes = pages
    .filter(({ purpose }) => /\{|\}|undefined|null/.test(purpose) || purpose.trim() === '')
    .map(({ name }) => name);
  check(`purposes are whole sentences: ${purposes.join()}`, purposes.length === 0);
  return checks;
}

const isEither = (expected: string, found: string): boolean => expected.split('|').includes(found);

/** "restores" and "restoration" are one word. */
const STEM_CHARACTERS = 6;

/** True when all words of a name are in the brief, in any ending, or the name is that of a part of a site. */
function isFromBrief(name: string, brief: string, siteName: string, { language, country }: Plan): boolean {
  const words = writingWords(isPlanLanguage(language as Language) ? (language as PlanLanguage) : 'en', country);
  if (name === words.aboutMe || namedRoles.some((role) => words.names[role] === name)) return true;
  const text = foldText(`${brief} ${siteName}`);
  const links = new Set(foldText(`${words.area} ${words.comparison}`).split(/[^\p{L}]+/u));
  return foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !links.has(word))
    .every((word) => text.includes(word.slice(0, Math.max(4, Math.min(word.length - 2, STEM_CHARACTERS)))));
}
