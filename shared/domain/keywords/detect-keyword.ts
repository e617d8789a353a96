import { detectLanguage } from '../language/detect-language.ts';
import { isFunctionWord } from '../language/function-words.ts';
import { type Language, writesCompounds } from '../language/languages.ts';
import { hasUnspacedScript } from '../language/segment-words.ts';
import { stemWord } from '../language/stem-word.ts';
import { slugSpellings, slugWords } from '../language/transliterate.ts';
import { BodyEvidence } from './body-evidence.ts';
import { type PhraseToken, readTokens } from './phrase-tokens.ts';
import { isSiteName, nameKey, type SiteNames } from './site-names.ts';
import { phraseOf, segmentsOf, type Span, spansOf } from './subject-phrases.ts';
import { isGeneric, isUtility, partsOf, sidesOf } from './title-parts.ts';
import { knowsVerbs } from './verb-forms.ts';

/** What a page says of itself, and what others call it. */
export interface KeywordPage {
  readonly title: string | null;
  readonly h1: string | null;
  /** Null for a page without an address. */
  readonly path: string | null;
  readonly metaDescription: string | null;
  /** Its headings but the first one. */
  readonly headings: readonly string[];
  /** Plain text without the headings, as far as they can be told apart. */
  readonly text: string;
  /** What links to the page say. */
  readonly anchors: readonly string[];
  /** The language that the page declares. */
  readonly language: string | null;
  /** It reports news: its title is a headline, and what it is about may be anything. */
  readonly isNews: boolean;
}

export const places = ['title', 'h1', 'slug', 'anchor', 'headings', 'description', 'text'] as const;
export type Place = (typeof places)[number];

/** A phrase that says what a page is about. */
export interface DetectedKeyword {
  readonly phrase: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Where the page says it. */
  readonly places: readonly Place[];
  /** How often its text does. */
  readonly count: number;
}

export interface Detection {
  /** Null where no phrase is certain enough: then nothing is to be claimed of it. */
  readonly keyword: DetectedKeyword | null;
  /** All that could be one, the best first; those below the least confidence too. */
  readonly candidates: readonly DetectedKeyword[];
  readonly language: Language | null;
}

/** Below it a phrase is a guess that an editor would strike out. */
export const CONFIDENCE_MIN = 0.5;
const CANDIDATES_MAX = 12;
const PHRASE_CHARACTERS_MAX = 80;
const ANCHORS_MAX = 40;
const HEADINGS_MAX = 60;
const LANGUAGE_CHARACTERS = 6_000;

/** How much each place says of the subject; of the places that the page has, they make 1. */
const weights: Readonly<Record<Place, number>> = { title: 0.26, h1: 0.2, slug: 0.14, anchor: 0.1, headings: 0.08, description: 0.06, text: 0.26 };

/** A heading, a title or the text of a link, in its words. */
interface Head {
  readonly place: 'title' | 'h1' | 'anchor';
  /** Before a colon: 0. */
  readonly side: number;
  /** There is more in the heading than this side, or than one run of words. */
  readonly isPart: boolean;
  readonly segments: readonly Segment[];
  readonly termCount: number;
}

/** A run of a head that no punctuation cuts. */
interface Segment {
  readonly tokens: readonly PhraseToken[];
  readonly termCount: number;
  /** It reads as a sentence: what stands in it may be cut out of anything. */
  readonly isSentence: boolean;
}

interface Found {
  readonly span: Span;
  readonly keys: readonly string[];
  readonly termKeys: readonly string[];
  readonly heads: Map<Head['place'], Standing>;
}

/**
 * The phrase that title, first heading, address, links, headings and text of a page agree on. Noun phrases alone, and none of the
 * site's own names. Deterministic; linear in the length of what is read, which is bounded.
 */
export function detectKeyword(page: KeywordPage, site: SiteNames): Detection {
  const sample = `${page.title ?? ''}\n${page.h1 ?? ''}\n${page.text.slice(0, LANGUAGE_CHARACTERS)}`;
  const { language } = detectLanguage(sample, page.language);
  const heads = isUtility(page) ? [] : headsOf(page, site, language);
  const found = collect(heads, language);
  if (found.size === 0) return { keyword: null, candidates: [], language };
  const wanted = new Set([...found.values()].flatMap(({ keys }) => keys));
  const body = new BodyEvidence(page.text, language, wanted);
  for (const one of phrasesOfBody(body, heads, language)) {
    const keys = one.tokens.map(({ key }) => key);
    for (const { place, segments } of heads) {
      const own = new Set(segments.flatMap(({ tokens }) => tokens.map(({ key }) => key)));
      if (keys.every((key) => own.has(key))) note(found, one, { place, coverage: 0, isWhole: false, isSentence: false, isPart: true });
    }
  }
  const about = evidenceOf(page, heads, language);
  const candidates = [...found.values()]
    .flatMap((one) => judge(one, { body, about, site, language }) ?? [])
    .toSorted((a, b) => b.confidence - a.confidence || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, CANDIDATES_MAX);
  const [best] = candidates;
  return { keyword: best !== undefined && best.confidence >= CONFIDENCE_MIN ? best : null, candidates, language };
}

function headsOf(page: KeywordPage, site: SiteNames, language: Language | null): Head[] {
  const main = page.h1 ?? '';
  // Where a logo is the first heading, the page's own one comes next.
  const h1 = [main, ...(main === '' || !isGeneric(main) ? [page.headings[0] ?? ''] : [])].find((text) => isOwnHeading(text, page, site)) ?? '';
  const own = ownParts(page, h1, site);
  return [
    ...own.flatMap((part) => sideHeads('title', part, page, language)),
    ...partsOf(h1).filter((part) => !isSiteName(part, site)).flatMap((part) => sideHeads('h1', part, page, language)),
    ...anchorsOf(page, site).map((anchor) => headOf('anchor', anchor, { language, side: 0, isPart: false, isNews: false })),
  ].filter(({ termCount }) => termCount > 0);
}

/** Some templates set the name of the site as the first heading: it is the short part behind the title. */
function isOwnHeading(text: string, { title, path }: KeywordPage, site: SiteNames): boolean {
  if (text === '' || isSiteName(text, site) || partsOf(text).length === 0) return false;
  const parts = partsOf(title ?? '');
  const [first = ''] = parts;
  const isBehind = parts.length > 1 && parts.slice(1).some((part) => nameKey(part) === nameKey(text));
  const slug = new Set(slugWords(path ?? ''));
  return !(isBehind && first.length >= 2 * text.length && !wordsIn(text).some((word) => slug.has(word)));
}

/** The parts of the title that are the page's own: those that its heading and its address say too, or the first one. */
function ownParts({ title, path, anchors }: KeywordPage, h1: string, site: SiteNames): string[] {
  const parts = partsOf(title ?? '').filter((part) => !isSiteName(part, site));
  if (parts.length < 2) return parts;
  const known = new Set([...wordsIn(h1), ...slugWords(path ?? ''), ...anchors.slice(0, ANCHORS_MAX).flatMap(wordsIn)]);
  const shared = parts.map((part) => {
    const words = wordsIn(part);
    return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
  });
  const most = Math.max(...shared);
  if (most < 0.3) return parts.slice(0, 1);
  return parts.filter((_, at) => (shared[at] ?? 0) >= Math.max(0.3, most * 0.75));
}

const wordsIn = (text: string): string[] => slugWords(text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'));

const anchorsOf = ({ anchors }: KeywordPage, site: SiteNames): string[] =>
  [...new Set(anchors.slice(0, ANCHORS_MAX))].filter((text) => text.length <= PHRASE_CHARACTERS_MAX && !isGeneric(text) && !isSiteName(text, site));

function sideHeads(place: Head['place'], part: string, { isNews }: KeywordPage, language: Language | null): Head[] {
  const sides = sidesOf(part);
  return sides.map((side, at) => headOf(place, side, { language, side: at, isPart: sides.length > 1, isNews }));
}

function headOf(
  place: Head['place'],
  text: string,
  { language, side, isPart, isNews }: { language: Language | null; side: number; isPart: boolean; isNews: boolean },
): Head {
  const isExclaimed = /[!?？！…]\s*$/u.test(text);
  const segments = segmentsOf(readTokens(stripped(text), language)).map((tokens) => {
    const termCount = tokens.filter(({ class: kind }) => kind === 'term' || kind === 'modifier').length;
    return { tokens, termCount, isSentence: isNews || isExclaimed || isSentence(tokens, termCount, language) };
  });
  return { place, side, isPart: isPart || segments.length > 1, segments, termCount: segments.reduce((sum, segment) => sum + segment.termCount, 0) };
}

/** What introduces a subject, and is no part of it. */
const openers =
  /^(?:(?:an?|the)\s+)?(?:(?:complete|ultimate|beginner'?s?|short|brief|quick|simple|definitive)\s+)*(?:guide|introduction|intro|overview|review|tutorial)\s+(?:to|of|on)\s+|^(?:what (?:is|are)|was (?:ist|sind)|qu'est-ce qu(?:e|'un|'une)|qué (?:es|son)|cos'è|o que é|wat (?:is|zijn)|vad är|hvad er|что такое|co to jest|co je)\s+(?:(?:an?|the|eine?|une?|un[ao]?|een|en|ett)\s+)?|^(?:leitfaden|einführung|ratgeber|tipps)\s+(?:zu[mr]?|für|in)\s+(?:(?:die|den|das)\s+)?/iu;
const stripped = (text: string): string => text.replace(openers, '') || text;

const pronouns = new Set(
  `i you he she it we they who me him them us your my his her their our
   ich du er sie es wir ihr mich dich uns euch mein dein sein
   je tu il elle on nous vous ils elles mon ton son yo tú él ella nosotros ellos io lui lei noi voi loro eu ele ela nós eles
   myself yourself himself herself itself themselves
   jag du han hon vi de я ты он она мы вы они ja ty on ona my wy oni`.split(/\s+/),
);
const asking = new Set(
  `as while if because although after before since until
   are is do does did can could will would should has have was were why where when who whose how which
   how to 如何 怎么 怎样 どう как jak hur hvordan hoe miten nasıl
   warum wann wo wer wie welche welcher welches ist sind hat kann quand on pourquoi comment où quel quelle por qué cómo cuándo perché come quando`.split(/\s+/),
);
const SENTENCE_TERMS = 7;

function isSentence(tokens: readonly PhraseToken[], terms: number, language: Language | null): boolean {
  if (terms >= SENTENCE_TERMS) return true;
  if (language === 'zh' || language === 'th') return tokens.length > 6;
  if (asking.has(tokens[0]?.word ?? '') && tokens[1]?.word !== 'to') return true;
  return tokens.some(({ class: kind, word, joins }) => (kind === 'verb' && !joins) || pronouns.has(word));
}

function collect(heads: readonly Head[], language: Language | null): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const head of heads) {
    for (const [at, segment] of head.segments.entries()) {
      for (const span of spansOf(segment.tokens, language)) {
        // What is counted is one of many: "Seven jobs", "Issue 85".
        const isCounted = span.termCount === 1 && segment.tokens.some(({ class: kind }) => kind === 'number');
        const isAsked = span.termCount === 1 && asking.has(segment.tokens[0]?.word ?? '');
        const isListed = span.termCount === 1 && head.side > 0 && head.segments.length > 1;
        const isAll = span.isWhole && at === 0 && !isCounted && !isAsked && !isListed;
        if (head.place === 'anchor' && !(isAll && head.segments.length === 1)) continue;
        // What stands before a comma says more than its share of the words: "Alaskan halibut, caught by an old boat".
        const room = at === 0 ? Math.min(head.termCount, segment.termCount * 1.5) : head.termCount;
        note(found, span, { place: head.place, coverage: span.termCount / Math.max(1, room), isWhole: isAll, isSentence: segment.isSentence, isPart: head.isPart });
      }
    }
  }
  return found;
}

interface Standing {
  readonly place: Head['place'];
  readonly coverage: number;
  readonly isWhole: boolean;
  readonly isSentence: boolean;
  readonly isPart: boolean;
}

function note(found: Map<string, Found>, span: Span, standing: Standing): void {
  const termKeys = span.tokens.flatMap(({ class: kind, key }) => (kind === 'function' ? [] : [key]));
  const signature = termKeys.toSorted().join(' ');
  let known = found.get(signature);
  if (known === undefined) {
    if (phraseOf(span.tokens).length > PHRASE_CHARACTERS_MAX) return;
    known = { span, keys: span.tokens.map(({ key }) => key), termKeys, heads: new Map() };
    found.set(signature, known);
  }
  const before = known.heads.get(standing.place);
  if (before === undefined || before.coverage < standing.coverage) known.heads.set(standing.place, standing);
}

const BODY_PHRASE_COUNT = 4;

/** Phrases that the text says again and again, of words that the title has apart: "Babies Who Eat Peanuts May Avoid Allergy". */
function phrasesOfBody(body: BodyEvidence, heads: readonly Head[], language: Language | null): Span[] {
  const keys = new Set(heads.flatMap(({ segments }) => segments.flatMap(({ tokens }) => tokens.flatMap(({ class: kind, key }) => (kind === 'term' ? key : [])))));
  const counts = new Map<string, { span: Span; count: number }>();
  for (const first of keys) {
    for (const at of body.positionsOf(first)) {
      const pair = body.tokens.slice(at, at + 2);
      const [a, b] = pair;
      if (a === undefined || b === undefined || b.breaks || !keys.has(b.key) || a.key === b.key) continue;
      if (a.class !== 'term' || b.class !== 'term') continue;
      const name = `${a.key} ${b.key}`;
      const known = counts.get(name);
      if (known) known.count += 1;
      else counts.set(name, { span: { tokens: pair, termCount: 2, isWhole: false, isFirst: false, before: null, after: null, isNumbered: false }, count: 1 });
    }
  }
  if (language === 'zh' || language === 'ja') return [];
  return [...counts.values()].flatMap(({ span, count }) => (count >= BODY_PHRASE_COUNT ? [span] : []));
}

interface About {
  readonly has: Readonly<Record<Place, boolean>>;
  /** Places that share no word with the others, such as a slogan: what they lack tells less. */
  readonly isAlone: Readonly<Record<Place, boolean>>;
  readonly slug: { words: ReadonlySet<string>; keys: ReadonlySet<string>; count: number };
  readonly headings: readonly ReadonlySet<string>[];
  readonly description: ReadonlySet<string>;
}

function evidenceOf(page: KeywordPage, heads: readonly Head[], language: Language | null): About {
  const words = slugWords(lastSegment(page.path)).filter((word) => /\p{L}{2}/u.test(word) && !isFunctionWord(word, language) && !/^(?:index|html?|php|aspx?|story|article|news|default)$/.test(word));
  const keysOf = (text: string): ReadonlySet<string> => new Set(readTokens(text, language).map(({ key }) => key));
  const hasPlace = (place: Place): boolean => heads.some((head) => head.place === place);
  const headings = page.headings.slice(0, HEADINGS_MAX).map((heading) => keysOf(heading.slice(0, 200)));
  const termsOf = (place: Place): string[] =>
    heads.flatMap((head) => (head.place === place ? head.segments.flatMap(({ tokens }) => tokens.flatMap(({ class: kind, key }) => (kind === 'term' ? key : []))) : []));
  const slugKeys = new Set(words.map((word) => stemWord(word, language)));
  const title = new Set(termsOf('title'));
  const h1 = new Set(termsOf('h1'));
  const h1Shares = [...h1].some((key) => title.has(key) || slugKeys.has(key));
  const titleShares = [...title].some((key) => h1.has(key) || slugKeys.has(key));
  return {
    isAlone: { ...nowhere, h1: !h1Shares && titleShares !== h1Shares, title: !titleShares && h1Shares, ...(!h1Shares && !titleShares ? { h1: true } : {}) },
    has: {
      title: hasPlace('title'),
      h1: hasPlace('h1'),
      anchor: hasPlace('anchor'),
      slug: words.length > 0,
      headings: headings.length > 2,
      description: (page.metaDescription ?? '') !== '',
      text: true,
    },
    slug: { words: new Set(words), keys: slugKeys, count: words.length },
    headings,
    description: keysOf((page.metaDescription ?? '').slice(0, 400)),
  };
}

const nowhere: Readonly<Record<Place, boolean>> = { title: false, h1: false, slug: false, anchor: false, headings: false, description: false, text: false };
const ALONE_FACTOR = 0.3;

const lastSegment = (path: string | null): string =>
  (path ?? '').split('/').findLast((part) => part !== '' && !/^index\.\w+$/.test(part)) ?? '';

interface Judging {
  readonly body: BodyEvidence;
  readonly about: About;
  readonly site: SiteNames;
  readonly language: Language | null;
}

/** Null for what is no subject: no unit of words, a name of the site, a label of any page. */
function judge(found: Found, { body, about, site, language }: Judging): DetectedKeyword | null {
  const { span, keys, termKeys, heads } = found;
  const phrase = phraseOf(span.tokens);
  const use = body.useOf(keys);
  const label = labelOf(heads);
  if (foreignArticles.has(span.tokens[0]?.text ?? '')) return null;
  if (isGeneric(phrase) || isPlaceAlone(phrase, label) || isSiteName(phrase, site) || isTooShort(phrase)) return null;
  const inSlug = span.tokens.filter((token) => token.class !== 'function' && isInSlug(token, about.slug)).length;
  const headings = about.headings.filter((heading) => termKeys.every((key) => heading.has(key))).length;
  const inDescription = termKeys.every((key) => about.description.has(key));
  const slugShare = inSlug === termKeys.length ? inSlug / Math.max(1, about.slug.count) : 0;
  if (!isUnit(found, use.count, { body, label, slugShare, headings, inDescription, language })) return null;
  if (!isComplete(span, use, body)) return null;
  const shares: Record<Place, number> = {
    title: headShare(heads.get('title')),
    h1: headShare(heads.get('h1')),
    anchor: headShare(heads.get('anchor')),
    slug: inSlug === termKeys.length ? Math.min(1, 0.4 + 0.6 * slugShare) : 0.4 * (inSlug / termKeys.length),
    headings: Math.min(1, headings / 2),
    description: inDescription ? 1 : 0,
    text: Math.max(textShare(use.count), label === null ? 0 : APART_FACTOR * textShare(Math.min(...termKeys.map((key) => body.countOf(key))))),
  };
  let earned = 0;
  let possible = 0;
  for (const place of places) {
    if (!about.has[place]) continue;
    earned += weights[place] * shares[place];
    possible += weights[place] * (about.isAlone[place] ? ALONE_FACTOR : 1);
  }
  const confidence = Math.min(1, earned / possible) * lengthFactor(found, language, label !== null) * (isInSentences(found) ? SENTENCE_FACTOR : 1) * verbFactor(found, body, language);
  return {
    phrase,
    confidence: Math.round(Math.min(1, confidence) * 1000) / 1000,
    places: places.filter((place) => about.has[place] && shares[place] >= 0.4),
    count: use.count,
  };
}

/** A country is where something happens, unless the page is about nothing else. */
const isPlaceAlone = (phrase: string, label: Head['place'] | null): boolean => label === null && countries.has(phrase);

const countries = new Set(
  `united states|usa|uk|united kingdom|great britain|england|scotland|ireland|france|germany|spain|italy|portugal|netherlands|belgium|austria|switzerland|poland|russia
   |ukraine|turkey|greece|china|japan|india|south korea|north korea|korea|australia|new zealand|canada|mexico|brazil|argentina|south africa|north africa|africa|europe|asia|america
   |new york|london|paris|berlin|washington|deutschland|österreich|schweiz|frankreich|italien|spanien|europa|españa|méxico|francia|alemania|estados unidos|états-unis|etats-unis
   |allemagne|royaume-uni|brasil|italia|россия|россии|москва|украина|中国|日本|美国|台灣|香港`
    .split('|')
    .map((name) => name.trim()),
);

/** What begins a phrase of a language that the page is not thought to be in. */
const foreignArticles = new Set('de di da do un une una uno ein eine einen der die das le les el los las il lo gli del des du'.split(' '));

/** Said eight times, a phrase is what a text is about. */
const textShare = (count: number): number => Math.min(1, Math.log1p(count) / Math.log1p(8));
/** Of a label whose words the text says apart. */
const APART_FACTOR = 0.6;

const isTooShort = (phrase: string): boolean => nameKey(phrase).length < (hasUnspacedScript(phrase) ? 2 : 3);

const headShare = (head: { coverage: number; isSentence: boolean } | undefined): number =>
  head === undefined ? 0 : 0.45 + 0.55 * head.coverage;

/** The place where the phrase is the whole of a label, which is no sentence. */
const labelOf = (heads: Found['heads']): Head['place'] | null =>
  [...heads].find(([place, { isWhole, isSentence: sentence }]) => isWhole && !sentence && (place !== 'anchor' || heads.size > 2))?.[0] ?? null;

function isInSlug({ word, key }: PhraseToken, slug: About['slug']): boolean {
  return slug.keys.has(key) || slug.words.has(word) || slugSpellings(word).some((spelling) => slug.words.has(spelling));
}

/**
 * Whether the words are one phrase, and not neighbours in a headline: the text says them together, or they are all of a label whose words
 * the text knows.
 */
function isUnit(
  { termKeys, heads, span }: Found,
  count: number,
  given: { body: BodyEvidence; label: Head['place'] | null; slugShare: number; headings: number; inDescription: boolean; language: Language | null },
): boolean {
  const { body, label, slugShare, headings, inDescription, language } = given;
  const isStrict = !knowsVerbs(language);
  const inSentence = isInSentences({ heads });
  const supported = slugShare >= 0.5 || headings > 0 || inDescription;
  if (label !== null) {
    const isPart = [...heads.values()].every((head) => head.isPart);
    if (span.termCount === 1 && isPart && !isCompound(span, language)) {
      return (count >= 3 && (headings > 0 || slugShare >= 0.34)) || count >= 10;
    }
    if (span.isNumbered && count < 2) return false;
    if (count >= 1) return true;
    if (termKeys.length > LABEL_TERMS_MAX) return false;
    const elsewhere = heads.size > 1 || slugShare >= 0.6 || inDescription;
    const known = inDescription ? termKeys.length : termKeys.filter((key) => body.countOf(key) > 0).length;
    if (known === termKeys.length) return elsewhere || !isStrict;
    return elsewhere && (body.tokens.length < SHORT_TEXT || (known * 2 >= termKeys.length && !isStrict));
  }
  if (span.isNumbered && count < 5) return false;
  if (span.termCount === 1) {
    if (!isCompound(span, language) || span.before !== null || span.after !== null) return false;
    if (heads.size < 2 && headings < 2 && slugShare < 0.5) return false;
  }
  if ((language === 'zh' || language === 'ja') && phraseOf(span.tokens).length < UNSPACED_CHARACTERS_MIN) return false;
  const least = 2 + (isStrict ? 1 : 0) + (inSentence ? 1 : 0);
  return count >= least || (count >= least - 1 && supported && heads.size > 1 && (headings > 0 || (slugShare >= 0.5 && !inSentence)));
}

const isInSentences = ({ heads }: Pick<Found, 'heads'>): boolean => [...heads.values()].every(({ isSentence: sentence }) => sentence);
const SENTENCE_FACTOR = 0.9;

/** A label of more terms that the text never says was made for the moment. */
const LABEL_TERMS_MAX = 3;
const SHORT_TEXT = 60;
const UNSPACED_CHARACTERS_MIN = 4;

/** Several words in one, as some languages write them. */
function isCompound({ tokens }: Span, language: Language | null): boolean {
  const word = tokens[0]?.word ?? '';
  return tokens.length === 1 && ((writesCompounds(language) && word.length >= 12) || (hasUnspacedScript(word) && word.length >= 4));
}

/** A part of what is meant, such as the family name alone, stands mostly beside the rest of it. */
function isComplete({ before, after, tokens, isWhole }: Span, use: ReturnType<BodyEvidence['useOf']>, body: BodyEvidence): boolean {
  const keys = tokens.map(({ key }) => key);
  for (const [beside, extended] of [
    [before, before === null ? [] : [before.key, ...keys]],
    [after, after === null ? [] : [...keys, after.key]],
  ] as const) {
    if (beside === null) continue;
    const longer = body.useOf(extended).count;
    if (use.count < 3 || use.count < longer * 2) return false;
  }
  if (isWhole) return true;
  return Math.max(use.before.count, use.after.count) < Math.max(2, use.count * 0.6);
}

/** One word is seldom a search by itself, and six are a sentence. A compound is several words in one. */
function lengthFactor({ span, heads }: Found, language: Language | null, isLabel: boolean): number {
  const { termCount } = span;
  if (termCount >= 5) return 0.85;
  if (termCount >= 2) return 1;
  if (isLabel || isCompound(span, language)) return heads.size > 1 ? 1 : 0.9;
  return 0.7;
}

function verbFactor({ span, termKeys }: Found, body: BodyEvidence, language: Language | null): number {
  if (termKeys.some((key) => body.isUsedAsVerb(key))) return 0.4;
  const last = span.tokens.at(-1);
  if (language === 'de' && last !== undefined && body.countOf(last.key) > 1 && body.capitalShare(last.key) < 0.5) return 0.4;
  return 1;
}
