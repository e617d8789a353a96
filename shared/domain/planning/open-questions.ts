import { countryOfCode } from '../places/places.ts';
import { readBrief } from './brief/read-brief.ts';
import { describeSite } from './describe-site.ts';
import { legalPages } from './legal-pages.ts';
import type { PlanInput } from './plan-input.ts';
import { countryLetters, sellsOnline } from './plan-pages.ts';
import { isUnnamed } from './site-name.ts';
import { writingWords } from './words/read-writing-words.ts';
import type { QuestionTopic } from './words/writing-words.ts';

export interface OpenQuestion {
  /** The topic that the brief leaves open. */
  readonly about: QuestionTopic | 'plan_language';
  /** In the language of the brief. */
  readonly question: string;
}

const QUESTIONS_MAX = 8;

/** Kinds of sites whose visitors compare before they decide. */
const compared = new Set(['saas', 'shop', 'manufacturer', 'agency', 'open-source']);
/** Kinds whose customers are a choice of the business, not of its place. */
const chosenAudience = new Set(['saas', 'agency', 'manufacturer', 'freelancer', 'publisher', 'any']);
/** Kinds whose quality visitors want to see proved. */
const proved = new Set(['local-service', 'agency', 'freelancer', 'manufacturer', 'advisers', 'school']);

/**
 * Questions of a planner to the client, the most important first, in the language of the brief. Nothing is invented in
 * place of an answer.
 */
export function openQuestions(input: PlanInput): OpenQuestion[] {
  const reading = readBrief(input.brief, input.language);
  const { kind, wishes, planLanguage, language, country, countryWords, city, areas, audience, rivals } = reading;
  const { questions } = writingWords(planLanguage ?? 'en', countryLetters(input, reading));
  const display = new Intl.DisplayNames([planLanguage ?? 'en'], { type: 'language' });
  const regions = new Intl.DisplayNames([planLanguage ?? 'en'], { type: 'region' });
  const found: OpenQuestion[] = [];
  const ask = (about: QuestionTopic, isOpen: boolean, values: Readonly<Record<string, string>> = {}): void => {
    if (!isOpen) return;
    const question = questions[about].replaceAll(/\{(\w)\}/g, (_, name: string) => values[name] ?? '');
    found.push({ about, question });
  };
  if (language !== null && planLanguage === null) {
    found.push({
      about: 'plan_language',
      question: `The rules have no words for this language (${display.of(language) ?? language}): pages are named with the brief's own words only. Please add the pages about the business, for contact and required by law.`,
    });
  }
  const isNamed =
    reading.name !== null || (!isUnnamed(input.siteName) && input.siteName !== describeSite(input.brief).name);
  const set = input.location?.countryCode ?? null;
  const setCountry = set === null ? null : countryOfCode(set);
  const saysCountry = countryWords !== null && country !== null;
  const alpha2 = countryLetters(input, reading);
  ask('name', !isNamed);
  ask('offerings', reading.offerings.length === 0);
  ask('more_offerings', reading.offeringsSaid > reading.offerings.length, {
    a: String(reading.offeringsSaid),
    b: String(reading.offerings.length),
  });
  ask('country_conflict', saysCountry && setCountry !== null && setCountry.countryCode !== country.countryCode, {
    a: country ? (regions.of(country.alpha2) ?? country.countryName) : '',
    b: setCountry ? (regions.of(alpha2 ?? 'US') ?? setCountry.countryName) : '',
  });
  ask(
    'country',
    !saysCountry && kind.id !== 'open-source' && (country === null || isSharedLanguage.has(language ?? 'en')),
  );
  ask('languages', reading.otherLanguages.length > 0, {
    a: [language, ...reading.otherLanguages]
      .flatMap((code) => (code === null ? [] : (display.of(code) ?? code)))
      .join(', '),
  });
  ask('city', city === null && kind.isLocal);
  ask('contact', !reading.saysContact);
  ask('areas', kind.id === 'local-service' && areas.length === 0 && !reading.saysAreas && !wishes.refused.has('areas'));
  ask('audience', audience === null && chosenAudience.has(kind.id));
  ask(
    'prices',
    reading.prices.length === 0 &&
      !wishes.refused.has('prices') &&
      kind.id !== 'association' &&
      kind.id !== 'open-source',
  );
  ask('imprint', legalPages(alpha2, kind, false).includes('imprint'));
  ask(
    'proof',
    proved.has(kind.id) &&
      !['references', 'reviews', 'quality'].some((role) =>
        [...wishes.mentioned.keys(), ...wishes.refused].some((known) => known === role),
      ),
  );
  ask('rivals', rivals.length === 0 && compared.has(kind.id) && (!kind.sellsGoods || sellsOnline(reading)));
  return found.slice(0, QUESTIONS_MAX);
}

/** Languages of several countries: alone they do not say where customers are. */
const isSharedLanguage: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'fr', 'ar', 'zh']);
