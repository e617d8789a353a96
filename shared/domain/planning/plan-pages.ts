import { normalizeText } from '../language/normalize-text.ts';
import { lettersOfCountry } from '../places/places.ts';
import { isNote } from './brief/brief-notes.ts';
import type { Said } from './brief/brief-offerings.ts';
import type { BriefReading } from './brief/brief-reading.ts';
import { capitalizedFirst } from './brief/phrase-lists.ts';
import { quotableWords } from './brief/quotable.ts';
import { readBrief } from './brief/read-brief.ts';
import { legalPages } from './legal-pages.ts';
import { pagePurpose } from './page-purpose.ts';
import type { PlanInput, PlannedPage } from './plan-input.ts';
import { roleIs } from './role-rows.ts';
import { brandName, isUnnamed } from './site-name.ts';
import { HOME_SLUG, toSlug } from './slug.ts';
import { writingWords } from './words/read-writing-words.ts';
import { type NamedRole, namedRoles, type PageRole } from './words/writing-words.ts';

const PAGES_MAX = 40;
const OVERVIEW_FROM = 2;
/** So many pages from one sentence are a list. */
const SHARED_QUOTE_FROM = 3;
const AREAS_OVERVIEW_FROM = 3;
const QUOTE_WORDS_MIN = 3;
/** Sentences of a brief that may introduce the business. */
const INTRODUCED_WITHIN = 12;
/** Sites that no place limits: a page for a town would have nothing to say. */
export const placeless = new Set(['saas', 'open-source', 'publisher', 'manufacturer', 'freelancer', 'any']);

interface Draft {
  readonly role: PageRole;
  readonly name: string;
  /** The subject of the purpose; the name where it is missing. */
  readonly about?: string;
  readonly quote?: string | null;
}

/**
 * The pages that a site of this brief needs, the homepage first, each once: one for each offering, place, rival and wish that the brief
 * names, those that visitors of such a site expect, and those that the law of the country asks for. In the language of the brief; the same
 * brief gives the same pages. A brief in a language without words of ours gives the homepage and what its lists name.
 */
export function planPages(input: PlanInput): PlannedPage[] {
  const reading = readBrief(input.brief, input.language);
  const drafts =
    reading.planLanguage === null && reading.language !== null
      ? wordlessDrafts(input, reading)
      : draftPages(input, reading);
  const words = writingWords(reading.planLanguage ?? 'en', countryLetters(input, reading));
  const bySlug = new Map<string, PlannedPage>();
  const uses = new Map<string, number>();
  for (const { quote } of drafts) if (quote) uses.set(quote, (uses.get(quote) ?? 0) + 1);
  for (const { role, name, about, quote: said } of drafts) {
    // A list that names every page, or only this one, adds nothing to the purpose of one of them.
    // Three words are a label, and quote nothing.
    const isSentence =
      said !== undefined &&
      said !== null &&
      (said.split(/\s+/u).length > QUOTE_WORDS_MIN || reading.planLanguage === null);
    const isOwn = roleIs(role, 'isSum') || (uses.get(said ?? '') ?? 0) < SHARED_QUOTE_FROM;
    const quote =
      said && isSentence && isOwn && reading.isQuotable && normalizeText(said) !== normalizeText(name)
        ? quotableWords(said, reading.statements)
        : null;
    // Addresses of languages that have no Latin letters name the parts of a site in English, as sites there do.
    const isPart = hasOwnScript.has(reading.planLanguage ?? 'en') && isNamedRole(role);
    const slug =
      role === 'home'
        ? HOME_SLUG
        : toSlug(isPart ? writingWords('en').names[role] : name, isPart ? 'en' : reading.language);
    if (slug === null || bySlug.has(slug) || bySlug.size >= PAGES_MAX) continue;
    const purpose =
      reading.planLanguage === null && reading.language !== null
        ? (said ?? name)
        : pagePurpose(role, { site: input.siteName, it: about ?? name, siteKind: reading.kind }, quote ?? null, words);
    bySlug.set(slug, { name, slug, purpose });
  }
  return [...bySlug.values()];
}

const hasOwnScript: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'ar']);
const roleNames: ReadonlySet<string> = new Set(namedRoles);
const isNamedRole = (role: PageRole): role is NamedRole => roleNames.has(role);

/** Without words for the language: what the brief names, and nothing in another language. */
const wordlessDrafts = ({ siteName }: PlanInput, { offerings, statements }: BriefReading): Draft[] => [
  {
    role: 'home',
    name: isUnnamed(siteName) ? writingWords('en').names.home : siteName,
    quote: statements.find(({ text, kind }) => kind !== 'item' && text.includes(siteName))?.text ?? null,
  },
  ...offerings.map(({ value, words }): Draft => ({ role: 'offering', name: value, quote: words })),
];

function draftPages(input: PlanInput, reading: BriefReading): Draft[] {
  const { kind, offerings, rivals, wishes } = reading;
  const words = writingWords(reading.planLanguage ?? 'en', countryLetters(input, reading));
  const named = (role: NamedRole, quote?: string | null): Draft => ({
    role,
    name: role === 'about' && kind.id === 'freelancer' ? words.aboutMe : words.names[role],
    quote: quote ?? wishes.roles.get(role) ?? wishes.mentioned.get(role) ?? null,
  });
  const isRefused = (role: NamedRole): boolean => wishes.refused.has(role) && !wishes.roles.has(role);
  const mentionsRole = (role: NamedRole): boolean =>
    wishes.roles.has(role) || wishes.mentioned.has(role) || (role === 'prices' && reading.prices.length > 0);
  const sells = sellsOnline(reading);
  const roles: NamedRole[] = [
    ...kind.always.filter((role) => role !== 'shipping' || sells),
    ...kind.may.filter((role) => role !== 'shop' && mentionsRole(role)),
    ...wishes.roles.keys(),
    ...(sells && !kind.sellsGoods ? (['shop', 'shipping'] as const) : []),
  ];
  const booking = kind.always.find((role) => roleIs(role, 'isBooking'));
  const middle = [
    ...new Set(
      roles.map((role) =>
        roleIs(role, 'isBooking') ? (booking ?? roles.find((other) => roleIs(other, 'isBooking')) ?? role) : role,
      ),
    ),
  ].filter((role) => !isRefused(role) && !roleIs(role, 'isApart') && role !== kind.overview);
  const alpha2 = countryLetters(input, reading);
  return [
    named('home', introduction(reading)),
    ...(offerings.length >= OVERVIEW_FROM || kind.overview === 'menu' || kind.overview === 'news'
      ? [named(kind.overview, findListSentence(offerings))]
      : []),
    ...offerings.map(({ value, words: quote }): Draft => ({ role: 'offering', name: value, quote })),
    ...areaDrafts(reading, words.area, named, input.siteName),
    ...rivals.map(
      ({ value, words: quote }): Draft => ({
        role: 'comparison',
        name: (isUnnamed(input.siteName)
          ? words.unnamed.comparison
          : words.comparison.replaceAll('{site}', () => brandName(input.siteName))
        ).replaceAll('{rival}', () => value),
        about: value,
        quote,
      }),
    ),
    ...wishes.topics.map(({ value, words: quote }): Draft => ({ role: 'wish', name: value, quote })),
    ...middle.map((role) => named(role, role === 'prices' ? (reading.prices[0]?.words ?? null) : null)),
    ...(isRefused('about') ? [] : [named('about')]),
    named('contact'),
    ...legalPages(alpha2, kind, sells)
      .filter((role) => role !== 'cookies' || !saysNoCookies(reading))
      .map((role) => ({ role, name: words.names[role] })),
  ];
}

/** The sentence that lists most of what is offered, where there is one. */
function findListSentence(offerings: readonly Said[]): string | null {
  const counts = new Map<string, number>();
  for (const { words } of offerings) counts.set(words, (counts.get(words) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most !== undefined && most[1] >= SHARED_QUOTE_FROM ? most[0] : null;
}

/** The sentence that says most of the business: with its name, the word for it and what it offers. */
function introduction({ statements, name, noun, offerings }: BriefReading): string | null {
  const sentences = statements.filter(({ kind, topic }) => kind === 'sentence' && topic === null);
  const said = [name?.value, noun, ...offerings.slice(0, 2).map(({ value }) => value)].flatMap(
    (word) => word?.toLowerCase() ?? [],
  );
  const points = (text: string): number =>
    text.split(' ').length <= 3 ? 0 : said.filter((word) => text.toLowerCase().includes(word)).length;
  const [best] = sentences
    .filter(({ text }) => !isNote(text) && (name === null || text.includes(name.value)))
    .slice(0, INTRODUCED_WITHIN)
    .toSorted((a, b) => points(b.text) - points(a.text));
  return best?.text ?? null;
}

/** A site without cookies has no page about them. */
const saysNoCookies = ({ statements }: BriefReading): boolean =>
  statements.some(({ denied }) => /(?<!\p{L})cookies?(?!\p{L})/iu.test(denied));

/** Goods at a distance: the brief speaks of a shop on the web or of delivery, and does not refuse it. */
export const sellsOnline = ({ kind, wishes }: BriefReading): boolean =>
  !wishes.refused.has('shop') &&
  (wishes.roles.has('shop') || wishes.mentioned.has('shop') || (kind.sellsGoods && wishes.mentioned.has('shipping')));

/** The country of the site as it is set, else what the brief says. */
export const countryLetters = ({ location }: PlanInput, { country }: BriefReading): string | null => {
  const code = location?.countryCode ?? null;
  return (code === null ? null : lettersOfCountry(code)) ?? country?.alpha2 ?? null;
};

function areaDrafts(
  { kind, areas, noun, wishes }: BriefReading,
  template: string,
  named: (role: NamedRole) => Draft,
  siteName: string,
): Draft[] {
  if (placeless.has(kind.id) || areas.length === 0 || wishes.refused.has('areas')) return [];
  const overview = areas.length >= AREAS_OVERVIEW_FROM || wishes.roles.has('areas') ? [named('areas')] : [];
  const pages = areas.map(
    ({ value, words: quote }: Said): Draft => ({
      role: 'area',
      name:
        noun === null && isUnnamed(siteName)
          ? value
          : template.replaceAll('{kind}', () => capitalizedFirst(noun ?? siteName)).replaceAll('{place}', () => value),
      about: value,
      quote,
    }),
  );
  return [...overview, ...pages];
}
